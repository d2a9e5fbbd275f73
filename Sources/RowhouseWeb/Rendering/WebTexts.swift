// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What the web host itself says; everything else comes from the pages.
public struct WebTexts: Hashable, Sendable {
  /// What leads back to the page before.
  public var back: String
  /// What deletes a row; the row's title follows.
  public var delete: String
  /// What tells more about a row; the row's title follows.
  public var moreInformation: String
  /// What a check mark means.
  public var selected: String
  /// What a button says that hands in what was typed, where no script runs.
  public var done: String
  /// What keeps pages from turning by themselves; what the pages are follows.
  public var pause: String
  /// What leads to the rows before those of a large section, where no script runs.
  public var previousRows: String
  /// What leads to the rows after those of a large section, where no script runs.
  public var nextRows: String
  /// What uncovers the actions of a row; the row's title follows.
  public var actions: String
  /// What inserts something at a row; the row's title follows.
  public var insert: String
  /// What moves a row up by one; the row's title follows.
  public var moveUp: String
  /// What moves a row down by one; the row's title follows.
  public var moveDown: String
  /// What brings a page up to date.
  public var refresh: String
  /// What stands over a page while nothing is heard of the server.
  public var connectionLost: String

  /// Describes the texts.
  ///
  /// - Parameters:
  ///   - back: What leads back to the page before.
  ///   - delete: What deletes a row; the row's title follows.
  ///   - moreInformation: What tells more about a row; the row's title follows.
  ///   - selected: What a check mark means.
  ///   - done: What a button says that hands in what was typed, where no script runs.
  ///   - pause: What keeps pages from turning by themselves; what the pages are follows.
  ///   - previousRows: What leads to the rows before those of a large section, where no script runs.
  ///   - nextRows: What leads to the rows after those of a large section, where no script runs.
  ///   - actions: What uncovers the actions of a row; the row's title follows.
  ///   - insert: What inserts something at a row; the row's title follows.
  ///   - moveUp: What moves a row up by one; the row's title follows.
  ///   - moveDown: What moves a row down by one; the row's title follows.
  ///   - refresh: What brings a page up to date.
  ///   - connectionLost: What stands over a page while nothing is heard of the server.
  public init(
    back: String = "Back",
    delete: String = "Delete",
    moreInformation: String = "More information",
    selected: String = "Selected",
    done: String = "Done",
    pause: String = "Pause",
    previousRows: String = "Previous rows",
    nextRows: String = "Next rows",
    actions: String = "Actions",
    insert: String = "Insert",
    moveUp: String = "Move up",
    moveDown: String = "Move down",
    refresh: String = "Refresh",
    connectionLost: String = "Connection lost. Trying again…"
  ) {
    self.back = back
    self.delete = delete
    self.moreInformation = moreInformation
    self.selected = selected
    self.done = done
    self.pause = pause
    self.previousRows = previousRows
    self.nextRows = nextRows
    self.actions = actions
    self.insert = insert
    self.moveUp = moveUp
    self.moveDown = moveDown
    self.refresh = refresh
    self.connectionLost = connectionLost
  }

  /// The texts in English.
  public static let english = WebTexts()
}

extension WebTexts {
  /// What a button does, and to what.
  static func label(_ verb: String, _ title: String?) -> String {
    guard let title, !title.isEmpty else { return verb }
    return "\(verb): \(title)"
  }
}
