// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
import RowhouseModel

extension WebSession: NavigationHost {
  /// Carries out what a page asks for, and tells the client.
  public func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page):
      push(page, path: (page as? any LinkedPage).flatMap { address(of: $0) })
      shownScreen = top.number
      tell(wholePage())
    case .pop:
      guard screens.count > 1 else { return }
      screens.removeLast()
      shownScreen = top.number
      tell(wholePage())
    case .present(let dialog):
      dialogs.append(dialog)
      tell([boxes(["#dialogs": dialogMarkup()])])
    case .toast(let message):
      var markup = Markup()
      markup.element("span", text: message)
      tell([("toast", .markup(markup))])
    case .scroll(let target): reveal(target)
    case .progress(let report):
      reports.removeAll { $0.number == report.number }
      if !report.isFinished { reports.append(report) }
      tell([boxes(["#progress": progressMarkup()])])
    }
  }

  /// The address of a page, if it is one of the same server.
  private func address(of page: any LinkedPage) -> String? {
    let path = page.path
    return path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\") ? path : nil
  }

  /// Leaves open dialogs as if each had been cancelled.
  func dismissDialogs() {
    for dialog in dialogs { navigator.answer(dialog.id, action: nil) }
    dialogs = []
  }

  func closeDialog(_ id: DialogID) {
    dialogs.removeAll { $0.id == id }
    tell([boxes(["#dialogs": dialogMarkup()])])
  }

  /// A screen shows something new.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - update: What it shows.
  ///   - edits: What happens to the rows that the browser holds.
  ///   - old: The rows that it held before.
  ///   - new: The rows that it is to hold.
  func screen(
    _ screen: WebScreen, shows update: HostUpdate, _ edits: HeldEdits, from old: PageWindows,
    to new: PageWindows
  ) {
    guard !screens.isEmpty else { return }
    guard screen === top else {
      // The way back is called as the page that it leads to.
      if update.chrome.contains(.title), screen === screens.dropLast().last {
        tell([boxes([".bar": barMarkup()])])
      }
      return
    }
    // A page that changes while it is pushed is about to be told as a whole.
    guard screen.number == shownScreen else { return }
    // In another language rows may say something else though they are the same.
    if spoken.texts != shownTexts { return tell(wholePage()) }
    let renderer = PageRenderer(update.page, new, context: context)
    var patch = PagePatch(update, edits, from: old, renderer: renderer)
    var members = patch.members()
    if update.chrome.contains(.title) { members.append(title) }
    if !update.chrome.isDisjoint(with: [.title, .refreshing]) {
      members.append(boxes([".bar": barMarkup()]))
    }
    tell(members)
  }

  /// Everything that a client shows, as the members of a message: with `path`, if the page has an
  /// address of its own, which is then the one that the browser shows.
  func wholePage() -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("screen", .integer(top.number)), ("html", .markup(mainMarkup())), title,
      boxes([
        ".bar": barMarkup(), "#dialogs": dialogMarkup(), "#progress": progressMarkup(),
      ]),
    ]
    if let path = top.path { members.append(("path", .text(path))) }
    return members
  }

  private var title: (String, JSON) { ("title", .text(top.page?.title ?? "")) }

  /// What stands beside the page, by the selectors of the elements that hold it.
  private func boxes(_ boxes: KeyValuePairs<String, Markup>) -> (String, JSON) {
    ("boxes", .array(boxes.map { .array([.text($0.key), .markup($0.value)]) }))
  }
}
