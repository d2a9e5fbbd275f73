// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

extension WebSession: NavigationHost {
  /// Performs a page's request.
  public func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page):
      push(page, path: address(of: page))
      shownScreen = top.number
      sendPage()
    case .pop(let count):
      guard screens.count > 1 else { return }
      screens.removeLast(min(count, screens.count - 1))
      top.driver?.readAgain()
      shownScreen = top.number
      sendPage()
    case .replace(let page):
      let replaced = screens.removeLast()
      if screens.isEmpty { droppedPath = replaced.path ?? droppedPath }
      push(page, path: address(of: page))
      shownScreen = top.number
      sendPage()
    case .present(let dialog):
      dialogs.append(dialog)
      send(SessionStep(dialogs: dialogMarkup()))
    case .toast(let message):
      show(toast: message)
    case .scroll(let target): reveal(target)
    case .focus(let target): focus(target)
    case .select(let id): top.driver?.select(id)
    case .deselect(let id): top.driver?.deselect(id)
    case .progress(let report):
      reports.receive(report)
      send(SessionStep(progress: progressMarkup()))
    case .system(let request): present(request)
    }
  }

  /// The ids of the selected rows of the top page, in the order of the page.
  public var selectedRows: [ItemID] { top.driver?.selectedRows ?? [] }

  /// Returns the place of a page in the stack of the session.
  public func place(of page: any PageHost) -> PagePlace { PagePlace(of: page, in: screens) }

  /// Returns the address of a page, or `nil` if it has no address on the same server.
  func address(of page: any TablePage) -> String? {
    guard let path = page.linkedPage?.path, isOnServer(path) else { return nil }
    return path
  }

  private func isOnServer(_ path: String) -> Bool {
    path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\")
  }

  /// Cancels the open dialogs, and leaves the top page unless an action of a dialog has done so.
  func goBack() {
    let (left, open) = (top, dialogs)
    // The actions may present other dialogs, which stay open.
    (dialogs, dialogInput) = ([], DialogInput())
    for dialog in open {
      navigator.answer(dialog.id, action: nil)
      endPictureRequest(of: dialog)
    }
    if top === left { navigator.leave(asking: left.page?.leaveGuard) }
  }

  func closeDialog(_ id: DialogID) {
    for dialog in dialogs where dialog.id == id && dialog.request != nil {
      endPictureRequest(of: dialog)
      // The navigator retains an open dialog, and with it the page.
      navigator.answer(id, action: nil)
    }
    dialogs.removeAll { $0.id == id }
    dialogInput.remove(id)
    send(SessionStep(dialogs: dialogMarkup()))
  }

  /// Sends a change of a screen to the client.
  func screen(_ screen: WebScreen, changed change: ScreenChange) {
    guard !screens.isEmpty else { return }
    guard screen === top else {
      // The back button has the title of the page below.
      if change.chrome.contains(.title), screen === screens.dropLast().last {
        send(SessionStep(bar: barMarkup()))
      }
      return
    }
    // A page that changes while it is being pushed is sent as a whole.
    guard screen.number == shownScreen else { return }
    // In another language, rows may look different even if they are equal.
    if localizedContext.texts != shownTexts { return sendPage() }
    if context.sheet.isFull, change.scrollTo == nil { return sendPage() }
    var renderer = PageRenderer(
      change.page, change.newSlices, selection: screen.selection, context: context)
    var step = SessionStep()
    if change.replacesPage {
      step.page = renderer.captured { $0.writePage() }
    } else {
      step.patch = MarkupEdits(change, renderer: &renderer)
    }
    if change.chrome.contains(.title) { step.title = top.page?.title ?? "" }
    if !change.chrome.isDisjoint(with: [.title, .refreshing, .leaving]) { step.bar = barMarkup() }
    if change.page.indexEntries != shownIndex { step.index = indexMarkup() }
    send(step)
  }

  /// Sends the whole page, and first discards the rules of earlier pages if there are too many.
  private func sendPage() {
    send(context.sheet.isFull ? context.sheet.startingAgain { wholePageWithRules() } : wholePage())
  }

  /// Returns a step that contains the whole page, for a client that already has all rules and shows the
  /// page before it.
  private func wholePage() -> SessionStep {
    let texts = localizedContext.texts
    let screen = SessionStep.Screen(
      number: top.number, path: top.path,
      address: top.path == nil && isOnServer(address) ? address : nil,
      lower: screens.dropLast().last?.number)
    return SessionStep(
      texts: texts == shownTexts ? nil : ClientTexts(texts), title: top.page?.title ?? "",
      screen: screen, page: mainMarkup(),
      bar: barMarkup(), index: indexMarkup(), dialogs: dialogMarkup(),
      progress: progressMarkup())
  }

  /// Returns a step that contains the whole page with all rules and texts, for a client in any state.
  func wholePageWithRules() -> SessionStep {
    var step = wholePage()
    step.texts = ClientTexts(localizedContext.texts)
    // Writing the page may have added rules.
    step.rules = styles
    return step
  }
}
