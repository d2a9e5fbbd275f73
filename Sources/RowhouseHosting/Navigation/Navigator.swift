// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// An object that pushes pages, presents dialogs, and shows messages in one stack of pages.
///
/// ```swift
/// ButtonRow("Log out", role: .destructive) {
///   navigator.confirm("Really log out?", confirm: "Log out", role: .destructive) {
///     account.logOut()
///   }
/// }
/// ```
///
/// Inside a page, `TablePage.navigator` is the navigator of the stack that shows the page. Requests
/// wait until the navigator has a host. If more than 64 requests wait, the oldest ones are discarded.
///
/// A closure that a page passes to a navigator, such as the action of a dialog, is called like a
/// handler of the page: it can use `TablePage.navigator`, and the page is evaluated again
/// afterward. After the user has left the page, the closure can still use its navigator, but the
/// page is not evaluated. A request from outside of a page, such as from the action of a bar button,
/// counts as a request of the newest page of the stack.
@MainActor
public final class Navigator {
  /// The host that performs the requests.
  ///
  /// When it is set, it receives the waiting requests.
  public weak var host: (any NavigationHost)? {
    didSet { perform { handOver() } }
  }
  private var waiting: [NavigationRequest] = []
  private var openDialogs: [DialogID: Dialog] = [:]
  /// The handlers of requests to choose a picture that the user has not yet answered, by request
  /// number.
  private var pictureHandlers: [Int: @MainActor (PictureData) -> Void] = [:]
  private var lastNumber = 0
  /// The pages that drivers show with this navigator, including some whose drivers were released.
  var pages: [PageCaller] = []
  /// The number of calls in progress that carry out requests.
  var performing = 0

  /// The maximum number of waiting requests.
  ///
  /// If there are more, the oldest ones are discarded.
  static let waitingLimit = 64

  /// Creates a navigator without a host.
  public init() {}
}

extension Navigator {
  /// Pushes a page.
  ///
  /// In a task, a push after a request that waits because another page is above the page of the task waits, too.
  public func push(_ page: any TablePage) { make(.push(page)) }

  /// Returns to the previous page.
  ///
  /// If the top page is the first one of its stack, nothing happens, unless the application has presented the page as a
  /// sheet on iOS, which is then closed.
  public func pop() { pop(1) }

  /// Leaves several pages at once, and returns to the page below them.
  ///
  /// ```swift
  /// ButtonRow("Delete the account", role: .destructive) {
  ///   accounts.delete(account)
  ///   navigator.pop(2)
  /// }
  /// ```
  ///
  /// The leave guards of the pages are not asked. Like ``replace(with:)``, the method has no effect in a task whose page
  /// was left in the meantime, unless the task itself has left it, and waits while another page is above that page.
  ///
  /// - Parameter count: The number of pages to leave, at least 0. If the stack has fewer pages above the
  ///   first one, the navigator returns to the first page. If the top page is the first one, this method has the effect of
  ///   ``pop()``.
  public func pop(_ count: Int) {
    precondition(count >= 0, "\(count) pages cannot be left: the number must be at least 0")
    if count > 0 { make(.pop(count)) }
  }

  /// Returns to the first page of the stack.
  ///
  /// The leave guards of the pages are not asked.
  public func popToRoot() { make(.pop(.max)) }

  /// Shows a page in place of the top page, so that the user returns from it to the page below.
  ///
  /// ```swift
  /// SubmitRow("Order", form) { order in
  ///   let number = try await shop.send(order)
  ///   navigator.replace(with: ReceiptPage(number: number))
  /// }
  /// ```
  ///
  /// Replacing the first page, for example after the user has signed in, leaves no way back to it. The leave
  /// guard of the replaced page is not asked.
  ///
  /// The method has no effect in a task of a page, such as the action of a form, if the user or another handler has left
  /// the page in the meantime. The diagnostics handler then receives ``PageDiagnostic/Kind/requestOfLeftPage(_:)``. If the
  /// user has opened another page above the page of the task, the request waits until the user returns. If several tasks
  /// of a page wait, only the last one replaces it.
  public func replace(with page: any TablePage) { make(.replace(page)) }

  /// Presents a dialog with several actions, which are called like handlers of the page.
  ///
  /// While a dialog is open, the following ones wait, and are then shown in order. Without actions, the dialog has a
  /// button with the title "OK" in the language of the page.
  ///
  /// - Parameters:
  ///   - title: The text of the question or notice.
  ///   - message: The text below the title. Defaults to an empty string.
  ///   - field: The field whose text an action receives. Defaults to `nil`.
  ///   - actions: The actions that the user can choose.
  /// - Precondition: The dialog has a field if and only if an action receives its text.
  public func present(
    _ title: String, message: String = "", field: DialogField? = nil, actions: [DialogAction]
  ) {
    precondition(
      (field != nil) == actions.contains { $0.textAction != nil },
      field == nil
        ? "An action of the dialog “\(title)” receives text, but the dialog has no field"
        : "The dialog “\(title)” has a field, but no action receives its text")
    guard !actions.isEmpty else { return alert(title, message: message) }
    present(title, message: message, field: field, actions: actions, for: nil)
  }

  /// Presents a dialog in which the user performs a request that the host cannot perform
  /// itself.
  package func present(_ system: SystemRequest, title: String, dismiss: String) {
    let actions = [DialogAction(dismiss, role: .cancel)]
    present(title, message: "", field: nil, actions: actions, for: system)
  }

  private func present(
    _ title: String, message: String, field: DialogField?, actions: [DialogAction],
    for system: SystemRequest?
  ) {
    lastNumber += 1
    let page = RequestingPage(of: self)
    let dialog = Dialog(
      id: DialogID(number: lastNumber), title: title, message: message, field: field,
      actions: actions.map { page.calling($0) }, request: system)
    openDialogs[dialog.id] = dialog
    request(.present(dialog))
  }

  /// Shows a message that disappears by itself.
  ///
  /// Browsers show several messages below each other. The other hosts show them one after another.
  public func toast(_ message: String) { request(.toast(message)) }

  /// Shows the progress of an activity until the returned handle is finished or released.
  ///
  /// The page remains usable. To prevent the user from starting the activity again, disable its row.
  ///
  /// `fraction` is the completed part, from 0 to 1, or `nil` if it is unknown.
  public func progress(_ message: String, fraction: Double? = nil) -> ProgressHandle {
    lastNumber += 1
    let report = ProgressReport(number: lastNumber, message: message, fraction: fraction)
    request(.progress(report))
    return ProgressHandle(report, navigator: self)
  }
}

/// Pictures.
extension Navigator {
  /// Lets the user choose a picture, and calls a closure with it unless the user cancels.
  ///
  /// ```swift
  /// Row("Change the picture").onSelect {
  ///   navigator.choosePicture { account.picture = $0 }
  /// }
  /// ```
  ///
  /// On iOS, the user chooses from the photo library and can crop the picture to a square. Browsers
  /// and desktops show a file dialog. The host scales the picture down, removes the metadata of the
  /// file, and passes the picture on as JPEG or PNG. A browser without a script cannot scale the
  /// picture, and sends the unchanged file, which may have at most 1 MiB.
  ///
  /// - Parameters:
  ///   - maximumSide: The maximum width and height of the picture, in pixels. Defaults to 512. A browser
  ///     scales the picture down further until the file has at most 700,000 bytes.
  ///   - action: Called with the picture, like a handler of the page.
  /// - Precondition: `maximumSide` is from 16 to 4,096.
  public func choosePicture(
    maximumSide: Int = 512, action: @escaping @MainActor (PictureData) -> Void
  ) {
    precondition(
      (16...4_096).contains(maximumSide),
      "A maximum side of \(maximumSide) pixels is invalid: it must be from 16 to 4,096")
    lastNumber += 1
    let picture = PictureRequest(number: lastNumber, maximumSide: maximumSide)
    let page = RequestingPage(of: self)
    pictureHandlers[lastNumber] = { picture in page.call { action(picture) } }
    request(.system(.choosePicture(picture)))
  }
}

/// Scrolling of the top page after its next update.
///
/// A row that does not exist is ignored. Only UIKit animates the scrolling, and only once the page has appeared: a page
/// that is pushed and scrolled at the same time appears with the row in its place.
extension Navigator {
  /// Scrolls to the first row with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the row.
  ///   - place: The place of the row in the visible area. Defaults to the top edge.
  ///   - isAnimated: False to scroll without an animation on iOS, too. Defaults to `true`.
  /// - Complexity: O(*n*) in the number of rows before it.
  public func scroll(
    to id: some Hashable & Sendable, at place: ScrollPosition = .top, isAnimated: Bool = true
  ) {
    make(.scroll(.row(ItemID(id), at: place, isAnimated: isAnimated)))
  }

  /// Scrolls to the row at a position of a section, or to the nearest row.
  ///
  /// - Parameters:
  ///   - position: The position of the row in the section, counted from 0.
  ///   - section: The id of the section.
  ///   - place: The place of the row in the visible area. Defaults to the top edge.
  ///   - isAnimated: False to scroll without an animation on iOS, too. Defaults to `true`.
  /// - Complexity: O(1).
  public func scroll(
    toRow position: Int, ofSection section: some Hashable & Sendable,
    at place: ScrollPosition = .top, isAnimated: Bool = true
  ) {
    make(
      .scroll(.position(position, section: ItemID(section), at: place, isAnimated: isAnimated)))
  }
}

/// The focus in the top page after its next update.
extension Navigator {
  /// Scrolls to the first row with an id, after the next update of the page, and focuses its control.
  ///
  /// ```swift
  /// FieldRow("User name", login, \.name).onSubmit { navigator.focus("password") }
  /// FieldRow("Password", login, \.password, kind: .secure).id("password")
  /// ```
  ///
  /// This method has no effect if the row does not exist, is disabled, or has no control or action.
  /// If the row has several controls, the first one that the user can use receives the focus. On
  /// iOS, only fields receive the keyboard, and VoiceOver moves to the row.
  ///
  /// - Complexity: O(*n*) in the number of rows before it.
  public func focus(_ id: some Hashable & Sendable) { make(.focus(.row(ItemID(id)))) }
}

/// Unsaved changes of the top page.
extension Navigator {
  /// Leaves a page if the user confirms the question of its guard, or immediately if it has no
  /// guard.
  ///
  /// A host calls this method when the user goes back. Call it, too, if something other than a handler of the page replaces
  /// the page, such as a link of another application. If the page is left or replaced by other code while its question is
  /// shown, the answer leaves no other page.
  ///
  /// - Parameters:
  ///   - question: The guard of the page, or `nil`.
  ///   - leave: Removes the page. Defaults to a closure that leaves the top page, like the back button: it does not wait,
  ///     even if a task of a page below calls this method.
  public func leave(asking question: LeaveGuard?, leave: (@MainActor () -> Void)? = nil) {
    let asked = topPages
    let leave =
      leave ?? {
        let top = self.topPages
        // With a sheet, a page of each stack is on top.
        guard asked.allSatisfy({ page in top.contains { $0 === page } }) else { return }
        self.request(.pop(1))
      }
    guard let question else { return leave() }
    let texts = RequestingPage(of: self).texts
    let actions = [
      DialogAction(question.stay ?? texts.stay, role: .cancel),
      DialogAction(question.leave ?? texts.leave, role: .destructive) {
        question.onLeave?()
        leave()
      },
    ]
    present(question.title, message: question.message, actions: actions)
  }

  /// The pages that are on top of a stack.
  var topPages: [PageCaller] {
    pages.filter { page in
      guard let shown = page.pipeline?.host else { return false }
      return host?.place(of: shown) == .onTop
    }
  }
}

/// Selection in the top page, after the page shows all pending changes.
///
/// A row that does not exist is ignored.
///
/// No row handlers are called.
extension Navigator {
  /// Selects the first row with an id, and deselects the others unless the table lets the user select several rows.
  ///
  /// In a section with multiple selection, the closure of the section receives the new selection, and
  /// the other rows keep theirs.
  ///
  /// ```swift
  /// Row("Next").onSelect { navigator.select(playlist.next.id) }
  /// ```
  public func select(_ id: some Hashable & Sendable) { make(.select(ItemID(id))) }

  /// Deselects the first row with an id.
  ///
  /// In a section with multiple selection, the closure of the section receives the new selection.
  public func deselect(_ id: some Hashable & Sendable) { make(.deselect(ItemID(id))) }

  /// The ids of the selected rows, in page order.
  public var selectedRows: [ItemID] { host?.selectedRows ?? [] }
}

/// Methods for hosts.
extension Navigator {
  /// Performs the action of a dialog at an index, or its canceling action if the index is `nil`.
  ///
  /// A dialog can be answered only once. If the index is `nil` and the dialog has no canceling action, it closes without
  /// an action.
  ///
  /// - Parameters:
  ///   - id: The id of the dialog.
  ///   - index: The position of the action, or `nil` for the canceling action.
  ///   - text: The text of the field. Defaults to its initial text.
  /// - Returns: False if the dialog is not open, does not have the action, or its field does not accept the text. In the
  ///   last two cases, the dialog stays open.
  @discardableResult
  public func answer(_ id: DialogID, action index: Int?, text: String? = nil) -> Bool {
    guard let dialog = openDialogs[id] else { return false }
    let choice = index ?? dialog.actions.firstIndex { $0.role == .cancel }
    if let choice, !dialog.actions.indices.contains(choice) { return false }
    let text = text ?? dialog.field?.input.text ?? ""
    if let choice, !dialog.isEnabled(actionAt: choice, text: text) { return false }
    openDialogs[id] = nil
    if let choice {
      dialog.actions[choice].action?()
      dialog.actions[choice].textAction?(text)
    }
    return true
  }

  /// Passes the picture that the user has chosen to the page, or ends the request if the user has
  /// not chosen a picture.
  ///
  /// A request can be answered only once. Returns true if the request was open.
  @discardableResult
  public func answer(_ request: PictureRequest, picture: PictureData?) -> Bool {
    guard let action = pictureHandlers.removeValue(forKey: request.number) else { return false }
    if let picture { action(picture) }
    return true
  }

  /// Removes all dialogs, handlers, and waiting requests, because they retain pages.
  ///
  /// Call this method when a host ends.
  public func forget() {
    openDialogs = [:]
    pictureHandlers = [:]
    waiting = []
  }

  /// Makes a request that depends neither on the page on top nor on the running code.
  func request(_ request: NavigationRequest) { perform { handOver(request) } }

  /// Hands a request over to the host, or lets it wait until there is one.
  func handOver(_ request: NavigationRequest) {
    if case .focus(let target) = request { openRows(above: target) }
    waiting.append(request)
    if waiting.count > Self.waitingLimit {
      switch waiting.removeFirst() {
      case .present(let dialog): openDialogs[dialog.id] = nil
      case .system(.choosePicture(let picture)): pictureHandlers[picture.number] = nil
      case .push, .pop, .replace, .toast, .scroll, .focus, .select, .deselect, .progress, .system:
        break
      }
    }
    handOver()
  }

  private func handOver() {
    while let host, !waiting.isEmpty { host.perform(waiting.removeFirst()) }
  }
}
