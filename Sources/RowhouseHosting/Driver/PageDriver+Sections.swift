// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// For those who push sections by hand instead of describing a page.
extension PageDriver {
  /// The sections that are shown.
  ///
  /// Setting them shows what changed at the next turn of the main loop.
  ///
  /// Reading them from a driver that shows a `TablePage` evaluates it; setting them puts a page of
  /// these sections in its place.
  public var sections: [TableSection] {
    get { source?.sections ?? [] }
    set {
      if let pushed = source as? PushedPage {
        pushed.sections = newValue
      } else {
        cancelTasks()
        source = PushedPage(newValue)
        isReloading = true
      }
      noteChange()
    }
  }

  /// The title of a page whose sections are pushed by hand.
  public var title: String {
    get { source?.title ?? "" }
    set { editPushedPage { $0.title = newValue } }
  }

  /// Called for each row that is selected in a page whose sections are pushed by hand.
  public var onSelect: (@MainActor (RowSelection) -> Void)? {
    get { (source as? PushedPage)?.onSelect }
    set { editPushedPage { $0.onSelect = newValue } }
  }

  /// Called for each step of scrolling of a page whose sections are pushed by hand.
  public var onScroll: (@MainActor (ScrollEvent) -> Void)? {
    get { (source as? PushedPage)?.onScroll }
    set { editPushedPage { $0.onScroll = newValue } }
  }

  /// Whether rows show how they can be edited, in a page whose sections are pushed by hand.
  public var isEditing: Bool {
    get { source?.isEditing ?? false }
    set { editPushedPage { $0.isEditing = newValue } }
  }

  /// Inserts rows before a row.
  ///
  /// - Parameters:
  ///   - rows: What to insert.
  ///   - id: The row that comes after them; one that does not exist is reported, and nothing is
  ///     inserted.
  public func insert(_ rows: [AnyRow], before id: some Hashable & Sendable) {
    editRows(ItemID(id)) { $0.insert(contentsOf: rows, at: $1) }
  }

  /// Inserts rows after a row.
  ///
  /// - Parameters:
  ///   - rows: What to insert.
  ///   - id: The row that comes before them; one that does not exist is reported, and nothing is
  ///     inserted.
  public func insert(_ rows: [AnyRow], after id: some Hashable & Sendable) {
    editRows(ItemID(id)) { $0.insert(contentsOf: rows, at: $1 + 1) }
  }

  /// Puts a row in the place of another one.
  ///
  /// - Parameters:
  ///   - id: The row to replace; one that does not exist is reported.
  ///   - row: What to put there.
  public func replace(_ id: some Hashable & Sendable, with row: AnyRow) {
    editRows(ItemID(id)) { $0[$1] = row }
  }

  /// Inserts sections before a section.
  ///
  /// - Parameters:
  ///   - sections: What to insert.
  ///   - id: The section that comes after them; one that does not exist is reported, and nothing is
  ///     inserted.
  public func insert(_ sections: [TableSection], before id: some Hashable & Sendable) {
    editSections(ItemID(id)) { $0.insert(contentsOf: sections, at: $1) }
  }

  /// Inserts sections after a section.
  ///
  /// - Parameters:
  ///   - sections: What to insert.
  ///   - id: The section that comes before them; one that does not exist is reported, and nothing is
  ///     inserted.
  public func insert(_ sections: [TableSection], after id: some Hashable & Sendable) {
    editSections(ItemID(id)) { $0.insert(contentsOf: sections, at: $1 + 1) }
  }

  /// Puts a section in the place of another one.
  ///
  /// - Parameters:
  ///   - id: The section to replace; one that does not exist is reported.
  ///   - section: What to put there.
  public func replace(_ id: some Hashable & Sendable, with section: TableSection) {
    editSections(ItemID(id)) { $0[$1] = section }
  }

  /// Takes a section or a row out.
  ///
  /// - Parameter id: The section, or the row of the first section that has it; one that does not
  ///   exist is reported.
  public func delete(_ id: some Hashable & Sendable) {
    let id = ItemID(id)
    editPushedPage { page in
      if let section = page.sections.firstIndex(where: { $0.id == id }) {
        page.sections.remove(at: section)
      } else if !page.editRows(id, { $0.remove(at: $1) }) {
        report(.unknownID(id))
      }
    }
  }

  private func editRows(_ id: ItemID, _ edit: (inout [AnyRow], Int) -> Void) {
    editPushedPage { page in
      if !page.editRows(id, edit) { report(.unknownID(id)) }
    }
  }

  private func editSections(_ id: ItemID, _ edit: (inout [TableSection], Int) -> Void) {
    editPushedPage { page in
      guard let section = page.sections.firstIndex(where: { $0.id == id }) else {
        return report(.unknownID(id))
      }
      edit(&page.sections, section)
    }
  }

  private func editPushedPage(_ edit: (PushedPage) -> Void) {
    if source == nil {
      source = PushedPage([])
      isReloading = true
    }
    guard let page = source as? PushedPage else { return report(.editOfDescribedPage) }
    edit(page)
    noteChange()
  }
}
