// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What a page uses to lead elsewhere and to speak to the user.
///
/// ```swift
/// ButtonRow("Log out", role: .destructive) {
///   navigator.confirm("Really log out?", confirm: "Log out", role: .destructive) {
///     account.logOut()
///   }
/// }
/// ```
///
/// A host gives it its abilities; all pages of one stack share one navigator. Until then what it is
/// asked for waits, so that a page can be made before the host is there.
@MainActor
public final class Navigator {
  /// What carries out what the navigator is asked for.
  ///
  /// Setting it hands over what has waited.
  public weak var host: (any NavigationHost)? {
    didSet { handOver() }
  }
  private var waiting: [NavigationRequest] = []
  private var openDialogs: [DialogID: Dialog] = [:]
  private var lastNumber = 0

  /// The most requests that wait for a host; older ones are dropped.
  static let waitingLimit = 64

  /// Makes a navigator without a host.
  public init() {}
}

extension Navigator {
  /// Leads to a further page.
  public func push(_ page: any TablePage) { request(.push(page)) }

  /// Leads back to the page before.
  public func pop() { request(.pop) }

  /// Asks whether to do something.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What else there is to say; nothing, unless given.
  ///   - confirm: What the button says that does it; `OK`, unless given.
  ///   - cancel: What the button says that leaves it; `Cancel`, unless given.
  ///   - role: What doing it means; something ordinary, unless given.
  ///   - action: Called if the user does it.
  public func confirm(
    _ title: String,
    message: String = "",
    confirm: String = "OK",
    cancel: String = "Cancel",
    role: ButtonRole = .normal,
    action: @escaping @MainActor () -> Void
  ) {
    let actions = [
      DialogAction(cancel, kind: .cancel),
      DialogAction(confirm, kind: role == .destructive ? .destructive : .normal, action: action),
    ]
    present(title, message, actions)
  }

  /// Tells something that the user has to acknowledge.
  ///
  /// - Parameters:
  ///   - title: What is told.
  ///   - message: What else there is to say; nothing, unless given.
  ///   - dismiss: What the button says; `OK`, unless given.
  ///   - action: Called when the user has acknowledged it; nothing, unless given.
  public func alert(
    _ title: String,
    message: String = "",
    dismiss: String = "OK",
    action: (@MainActor () -> Void)? = nil
  ) {
    present(title, message, [DialogAction(dismiss, kind: .cancel, action: action)])
  }

  /// Offers a choice of several things to do.
  ///
  /// - Parameters:
  ///   - title: What the choice is about.
  ///   - message: What else there is to say; nothing, unless given.
  ///   - actions: What there is to choose from.
  public func present(_ title: String, _ message: String = "", _ actions: [DialogAction]) {
    lastNumber += 1
    let dialog = Dialog(
      id: DialogID(number: lastNumber), title: title, message: message, actions: actions)
    openDialogs[dialog.id] = dialog
    request(.present(dialog))
  }

  /// Tells something in passing.
  ///
  /// - Parameter message: What is told. It goes away by itself.
  public func toast(_ message: String) { request(.toast(message)) }

  /// Shows that something is going on.
  ///
  /// - Parameters:
  ///   - message: What is going on.
  ///   - fraction: How much is done, from 0 to 1; unknown, unless given.
  /// - Returns: What to update, and to finish when it is done.
  public func progress(_ message: String, fraction: Double? = nil) -> ProgressHandle {
    lastNumber += 1
    let report = ProgressReport(number: lastNumber, message: message, fraction: fraction)
    request(.progress(report))
    return ProgressHandle(report, navigator: self)
  }
}

/// Scrolling, which is about the page on top, and carried out once that shows what has changed so far.
extension Navigator {
  /// Brings a row into view, so that it is the first below whatever covers the edge of the page.
  ///
  /// Nothing happens if the page has no such row.
  ///
  /// - Parameter id: The id of the row.
  /// - Complexity: O(*n*) in the number of rows before it.
  public func scroll(to id: some Hashable & Sendable) { request(.scroll(.row(ItemID(id)))) }

  /// Brings a row into view that is known by its place in a section.
  ///
  /// Nothing happens if the page has no such section, or if it is empty.
  ///
  /// - Parameters:
  ///   - position: Which row, counted from 0; what is outside is taken as the nearest.
  ///   - section: The id of the section.
  /// - Complexity: O(1) in the number of rows.
  public func scroll(toRow position: Int, ofSection section: some Hashable & Sendable) {
    request(.scroll(.position(position, section: ItemID(section))))
  }
}

/// For hosts.
extension Navigator {
  /// Does what the user chose in a dialog.
  ///
  /// - Parameters:
  ///   - id: The dialog.
  ///   - index: Which of its actions; nothing if it was dismissed, which is to choose the one that
  ///     cancels.
  /// - Returns: Whether the dialog was open and has that action. A dialog is answered once.
  @discardableResult
  public func answer(_ id: DialogID, action index: Int?) -> Bool {
    guard let dialog = openDialogs[id] else { return false }
    let choice = index ?? dialog.actions.firstIndex { $0.kind == .cancel }
    if let choice, !dialog.actions.indices.contains(choice) { return false }
    openDialogs[id] = nil
    if let choice { dialog.actions[choice].action?() }
    return true
  }

  /// Forgets open dialogs, and what waits for a host, without an answer.
  ///
  /// For a host that ends: what a dialog would do keeps its page, and the page keeps the navigator.
  public func forget() {
    openDialogs = [:]
    waiting = []
  }

  func request(_ request: NavigationRequest) {
    waiting.append(request)
    if waiting.count > Self.waitingLimit, case .present(let dialog) = waiting.removeFirst() {
      openDialogs[dialog.id] = nil
    }
    handOver()
  }

  private func handOver() {
    while let host, !waiting.isEmpty { host.perform(waiting.removeFirst()) }
  }
}
