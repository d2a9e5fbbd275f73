// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// The pages of one browser tab, and the changes that its client does not show yet.
///
/// A session does not depend on a specific server. The server passes events to the session, and
/// sends the session's document and messages.
@MainActor
public final class WebSession {
  /// The name of the session, a dot, and an unguessable secret.
  ///
  /// Only the client has the token, so an event that contains the token is from the client.
  public let token: String
  /// The name of the process, or `nil` if there is only one process.
  let node: String?
  /// The navigator of all pages of the session.
  public let navigator: Navigator
  /// The version of the newest step.
  public private(set) var version = 1
  /// A closure that performs each piece of work that updates a page, and may measure its time.
  ///
  /// Defaults to `nil`. A piece of work may be part of another one, or of an event.
  package var workMeasurer: (@MainActor (_ work: () -> Void) -> Void)?
  let context: RenderContext
  let theme: Theme
  let diagnostics: DiagnosticsHandler
  var screens: [WebScreen] = []
  var dialogs: [Dialog] = []
  var dialogInput = DialogInput()
  var reports: [ProgressReport] = []
  private var messages: [SessionMessage] = []
  private var messageBytes = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  var lastEvent = LastEvent()
  private var lastScreen = 0
  /// The address of the document, or of the last page that was removed from the bottom of the stack and had an address.
  ///
  /// It shows none of the pages without an address. See decision 0227.
  var droppedPath: String?
  /// True while an event is being performed, whose answer will contain the messages.
  private var isAnswering = false
  var pendingScroll: (target: ScrollTarget, screen: WebScreen)?
  /// The row of the top page to focus.
  var pendingFocus: (target: FocusTarget, screen: WebScreen)?
  /// The messages that the closure that created the page has shown.
  ///
  /// They wait until the first document has been sent.
  private var firstToasts: [String] = []
  /// True until the requests of that closure have been performed.
  private var isOpening = true
  /// The texts of the host on the page that was last sent to the client.
  var shownTexts: WebTexts?
  /// The index in the bar that was last sent to the client.
  var shownIndex: [IndexEntry] = []
  /// The number of the screen that the client shows after the messages sent so far.
  var shownScreen = 1
  private(set) var hasDocument = false
  /// True if the session has ended.
  public private(set) var isClosed = false

  /// The maximum number of bytes of messages that a session stores for a slow client, unless the
  /// newest message alone is larger.
  ///
  /// A client that has missed more receives the whole page.
  public static let messageLimit = 131_072

  /// The maximum number of bytes of stored messages that the client already shows.
  static let shownMessageLimit = 8_192

  /// The maximum number of pages in the stack of a session.
  ///
  /// If more pages are pushed, the lowest pages are dropped.
  public static let screenLimit = 64

  /// Creates a session that shows a page.
  ///
  /// - Parameters:
  ///   - token: The name of the session, a dot, and a secret.
  ///   - node: The name of the process, from which a proxy determines the process of a request. Defaults to `nil`.
  ///   - path: The address of the page.
  ///   - base: The path of the client and the images, without a slash at its end.
  ///   - images: The images of the application. Defaults to none.
  ///   - theme: The theme of pages without a theme.
  ///   - texts: Returns the host's texts in a language.
  ///   - language: The language tag of pages without a language. Defaults to `en`.
  ///   - diagnostics: The handler of diagnostics. Defaults to warnings on standard error.
  ///   - page: Creates the page.
  /// - Throws: The error that `page` throws.
  public convenience init(
    token: String,
    node: String? = nil,
    path: String,
    base: String = "/rowhouse",
    images: any WebImageSource = NoWebImages(),
    theme: Theme = .standard,
    texts: @escaping @Sendable (String) -> WebTexts = { WebTexts(language: $0) },
    language: String = "en",
    diagnostics: DiagnosticsHandler = .standard,
    page: (Navigator) throws -> any TablePage
  ) rethrows {
    let navigator = Navigator()
    self.init(
      token: token, node: node, path: path, base: base, images: images, theme: theme, texts: texts,
      language: language, diagnostics: diagnostics, navigator: navigator,
      page: try page(navigator))
  }

  /// Creates a session that shows a page that was created with the navigator.
  package init(
    token: String, node: String?, path: String, base: String, images: any WebImageSource,
    theme: Theme, texts: @escaping @Sendable (String) -> WebTexts, language: String,
    diagnostics: DiagnosticsHandler, navigator: Navigator, page lowest: any TablePage
  ) {
    self.token = token
    self.node = node
    self.theme = theme
    self.diagnostics = diagnostics
    self.navigator = navigator
    context = RenderContext(images: images, base: base, texts: texts, language: language)
    push(lowest, path: path)
    // Requests of the closure wait until the session has a page on which to perform them.
    navigator.host = self
    // If the closure has pushed a page, the address of the document shows that page. If this page has no address of its own,
    // the lower one has none either, so that the browser keeps the address that pushes both (decision 0227).
    if screens.count > 1 {
      droppedPath = path
      screens[0].path = top.path == nil ? nil : address(of: lowest)
    }
    isOpening = false
  }
}

extension WebSession {
  /// The part of the token before the dot, which addresses contain.
  ///
  /// It is not secret.
  public var name: Substring { token.prefix { $0 != "." } }

  /// The current screen, or an empty one if the session has ended.
  ///
  /// The event that is being performed may have ended it.
  var top: WebScreen { screens.last ?? WebScreen(number: 0, path: nil, session: self) }

  /// The address of the current page, or of the nearest page below it that has an address, or otherwise the last one that
  /// the document had.
  public var address: String { screens.last { $0.path != nil }?.path ?? droppedPath ?? "/" }

  /// The name of the query item that contains the name of the process, in the address to which a
  /// form is posted.
  package nonisolated static let nodeItem = "rowhouse"

  /// The query of the address of styles that a browser requests only if it runs no script.
  package nonisolated static let noScriptItem = "noscript"

  /// The address to which the form is posted.
  var formAddress: String {
    guard let node else { return address }
    let page = address.prefix { $0 != "#" }
    let item = "\(page.contains("?") ? "&" : "?")\(Self.nodeItem)=\(node)"
    return page + item + address.dropFirst(page.count)
  }

  /// The context in the language of the current page.
  var localizedContext: RenderContext { context.localized(top.page?.language) }

  /// The greatest number of an event, which is the greatest integer that a script can reach by
  /// counting.
  ///
  /// It is `Number.MAX_SAFE_INTEGER` of ECMAScript.
  static let maximumEventNumber = 1 << 53 - 1

  /// The minimum number of the next event.
  var nextEvent: Int { lastEvent.number + 1 }

  func push(_ page: any TablePage, path: String?) {
    lastScreen += 1
    let screen = WebScreen(number: lastScreen, path: path, session: self)
    screens.append(screen)
    if screens.count > Self.screenLimit { droppedPath = screens.removeFirst().path ?? droppedPath }
    screen.show(page, theme: theme, diagnostics: diagnostics)
  }

  /// Sends a step to the client.
  func send(_ step: SessionStep) {
    version += 1
    let fresh = context.sheet.takeNewRules()
    let message = SessionMessage(version: version, styles: step.rules == nil ? fresh : "", step)
    messages.append(message)
    messageBytes += message.size
    // Keeps the newest message regardless of its size, because the whole page would be no smaller.
    while messageBytes > Self.messageLimit, messages.count > 1 {
      messageBytes -= messages.removeFirst().size
    }
    if !isAnswering { wake() }
  }

  /// Stops resuming streams until ``endAnswer()`` is called, because the answer to the event
  /// contains the new messages.
  func beginAnswer() { isAnswering = true }

  func endAnswer() { isAnswering = false }

  /// The number of bytes of the stored messages.
  var storedMessageBytes: Int { messageBytes }

  /// Returns the messages after a version, or the whole page if the client is too far behind.
  public func messages(after known: Int) -> [SessionMessage] {
    for screen in screens { screen.forgetDocument() }
    if known == version || isClosed { return [] }
    guard known < version, let first = messages.first, first.version <= known + 1 else {
      return [SessionMessage(version: version, styles: "", wholePageWithRules())]
    }
    return Array(messages.suffix(version - known))
  }

  /// Drops messages that the client shows.
  ///
  /// Up to 8,192 bytes of such messages are kept, because a stream of the client may be about to
  /// write them.
  public func removeMessages(shownIn version: Int) {
    while messageBytes > Self.shownMessageLimit, !messages.isEmpty, messages[0].version <= version {
      messageBytes -= messages.removeFirst().size
    }
  }

  /// Waits until there are messages after a version, or until the session is closed.
  public func changed(after known: Int) async {
    guard known == version, !isClosed, !Task.isCancelled else { return }
    lastWaiter += 1
    let waiter = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled || known != version {
          continuation.resume()
        } else {
          waiting[waiter] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: waiter)?.resume() }
    }
  }

  /// Ends the session, drops its pages, and resumes all streams.
  public func close() {
    isClosed = true
    navigator.host = nil
    navigator.forget()
    dialogs = []
    (pendingScroll, pendingFocus) = (nil, nil)
    screens = []
    lastEvent.leftScreen = nil
    wake()
  }

  /// Marks the styles of the document as sent.
  func markDocumentSent() {
    if !hasDocument { _ = context.sheet.takeNewRules() }
    hasDocument = true
    if pendingScroll != nil || pendingFocus != nil { scheduleRowRequests() }
    let toasts = firstToasts
    firstToasts = []
    if toasts.isEmpty { return }
    // The document cannot contain these messages, so they follow it.
    Task { [weak self] in
      for toast in toasts { self?.send(SessionStep(toast: toast)) }
    }
  }

  /// Shows a message on the client.
  ///
  /// If the closure that creates the page shows a message, the message follows the first document.
  func show(toast message: String) {
    if isOpening {
      firstToasts.append(message)
    } else {
      send(SessionStep(toast: message))
    }
  }

  /// Resumes the streams that wait for messages.
  package func wake() {
    let woken = waiting
    waiting = [:]
    for continuation in woken.values { continuation.resume() }
  }
}
