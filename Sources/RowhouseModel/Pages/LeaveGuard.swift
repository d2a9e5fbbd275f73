// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A guard of a page with unsaved changes, which asks the user a question before leaving the page.
///
/// ```swift
/// struct NotePage: TablePage {
///   let note: Note
///   var title: String { "Note" }
///   var leaveGuard: LeaveGuard? {
///     note.isSaved ? nil : LeaveGuard("Discard this note?", leave: "Discard", stay: "Keep editing")
///   }
///   var sections: [TableSection] {
///     TableSection { FieldRow("Text", note, \.text).reporting(.continuous) }
///   }
/// }
/// ```
///
/// If the guard depends on text in a field, the field must report each change, as above, because
/// the user may leave while the field is being edited. Fields of a `FormModel` do so automatically.
///
/// Hosts ask when the user goes back, or closes the view that shows the page. A browser asks in its
/// own words when the user closes the tab. `Navigator.pop()`, `popToRoot()`, and `replace(with:)` do not ask.
///
/// On iOS, the user leaves a page with the back button, by pulling down a sheet, with the close
/// button of a sheet, or by tapping the selected tab. If another page is above the page with the guard, the menu of its back
/// button can return to a page below; UIKit offers no way to ask before that. If the application sets the `delegate` of a
/// sheet or a tab bar, Rowhouse cannot ask: the user cannot pull down the sheet, and a tap on the tab leaves the page without
/// a question. If the user leaves several pages at once, the questions of all of them are asked in turn, even if the pages
/// have different navigators.
public struct LeaveGuard: Sendable {
  /// The question.
  public var title: String
  /// The text below the question, or an empty string.
  public var message: String
  /// The title of the button that leaves the page, or `nil` for "Leave" in the page's language.
  public var leave: String?
  /// The title of the button that returns to the page, or `nil` for "Stay" in the page's language.
  public var stay: String?
  /// Called like a handler of the page when the user agrees to leave it; not compared.
  ///
  /// If the user leaves several pages at once, their questions are asked one after another, beginning with that of the top
  /// page. The closure is called before the next question, which its changes may make unnecessary. The page stays if the
  /// user then decides to stay on a page below.
  public var onLeave: (@MainActor () -> Void)?

  /// Creates a leave guard.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below it. Defaults to none.
  ///   - leave: The title of the button that leaves the page. Defaults to "Leave" in the page's language.
  ///   - stay: The title of the button that returns to the page. Defaults to "Stay" in the page's language.
  ///   - onLeave: Called like a handler of the page when the user agrees to leave it. Defaults to `nil`.
  public init(
    _ title: String, message: String = "", leave: String? = nil, stay: String? = nil,
    onLeave: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
    self.onLeave = onLeave
  }
}

extension LeaveGuard: Hashable {
  /// Returns true if both guards have the same texts.
  public static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.message == second.message && first.leave == second.leave
      && first.stay == second.stay
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    for text in [title, message] { hasher.combine(text) }
    for text in [leave, stay] { hasher.combine(text) }
  }
}
