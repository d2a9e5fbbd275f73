// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// The pages of one tab, and the changes that its client does not show yet.
///
/// A session does not depend on a server. A server passes it the events, and sends its document and
/// messages.
@MainActor
public final class WebSession {
  /// The name of the session, a dot and an unguessable secret.
  ///
  /// Only the client has the token. An event with it is proved to be from the client.
  public let token: String
  /// The name of the process, or `nil` if there is only one.
  let node: String?
  /// The navigator of all pages of the session.
  public let navigator = Navigator()
  /// The version of the newest step.
  public private(set) var version = 1
  let context: RenderContext
  let theme: Theme
  let diagnostics: DiagnosticsHandler
  var screens: [WebScreen] = []
  var dialogs: [Dialog] = []
  /// The dialog whose file was not a picture, or `nil`.
  var refusedPicture: DialogID?
  var reports: [ProgressReport] = []
  private var messages: [SessionMessage] = []
  private var messageBytes = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  var lastEvent = 0
  private var lastScreen = 0
  /// True while an event is carried out, whose answer will contain the messages.
  private var isAnswering = false
  /// The scroll target of the top page.
  var wantedScroll: (target: ScrollTarget, screen: WebScreen)?
  /// The messages that the closure which created the page has shown.
  ///
  /// They wait for the first document.
  private var firstToasts: [String] = []
  /// True until the requests of that closure have been carried out.
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

  /// The maximum number of bytes of messages that are stored for a slow client, unless the newest
  /// message alone is larger.
  ///
  /// A client that has missed more receives the whole page.
  public static let messageLimit = 131_072

  /// The maximum number of bytes of stored messages that the client already shows.
  static let shownMessageLimit = 8_192

  /// The maximum number of screens.
  ///
  /// If more are pushed, the lowest are dropped.
  public static let screenLimit = 64

  /// Creates a session that shows a page.
  ///
  /// - Parameters:
  ///   - token: The name of the session, a dot and a secret.
  ///   - node: The name of the process, for proxies that find it by the address of a request. Defaults to none.
  ///   - path: The address of the page.
  ///   - base: The path of the client and the images, without a slash at its end.
  ///   - images: The images of the application. Defaults to none.
  ///   - theme: The theme of pages that have none of their own.
  ///   - texts: Returns the texts of the host in a language.
  ///   - language: The language tag of pages that have none. Defaults to `en`.
  ///   - diagnostics: The handler of diagnostics. Defaults to warnings on standard error.
  ///   - page: Creates the page.
  /// - Throws: The error that `page` throws.
  public init(
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
    self.token = token
    self.node = node
    self.theme = theme
    self.diagnostics = diagnostics
    context = RenderContext(images: images, base: base, texts: texts, language: language)
    push(try page(navigator), path: path)
    // Requests of the closure wait until the session has a page on which to perform them.
    navigator.host = self
    isOpening = false
  }
}

extension WebSession {
  /// The part of the token before the dot, which addresses contain.
  ///
  /// It is not secret.
  public var name: Substring { token.prefix { $0 != "." } }

  /// The shown screen, or an empty one if the session has ended.
  ///
  /// The event that is being carried out may have ended it.
  var top: WebScreen { screens.last ?? WebScreen(number: 0, path: nil, session: self) }

  /// The address of the page that is shown, or of the nearest one below it that has an address.
  public var address: String { screens.last { $0.path != nil }?.path ?? "/" }

  /// The query item with the name of the process, in the address to which a form is posted.
  package nonisolated static let nodeItem = "rowhouse"

  /// The address to which the form is posted.
  var formAddress: String {
    guard let node else { return address }
    let page = address.prefix { $0 != "#" }
    let item = "\(page.contains("?") ? "&" : "?")\(Self.nodeItem)=\(node)"
    return page + item + address.dropFirst(page.count)
  }

  /// The context in the language of the page that is shown.
  var spoken: RenderContext { context.speaking(top.page?.language) }

  /// The greatest number of an event: the greatest integer to which a script can count by ones.
  ///
  /// It is `Number.MAX_SAFE_INTEGER` of ECMAScript.
  static let greatestEvent = 1 << 53 - 1

  /// The number that the next event must have at least.
  var nextEvent: Int { lastEvent + 1 }

  func push(_ page: any TablePage, path: String?) {
    lastScreen += 1
    let screen = WebScreen(number: lastScreen, path: path, session: self)
    screens.append(screen)
    if screens.count > Self.screenLimit { screens.removeFirst() }
    screen.show(page, theme: theme, diagnostics: diagnostics)
  }

  /// Sends the client a step.
  func send(_ step: SessionStep) {
    version += 1
    let fresh = context.sheet.takeFresh()
    let message = SessionMessage(version: version, styles: step.rules == nil ? fresh : "", step)
    messages.append(message)
    messageBytes += message.size
    // Keeps the newest message regardless of its size, because the whole page would not be smaller.
    while messageBytes > Self.messageLimit, messages.count > 1 {
      messageBytes -= messages.removeFirst().size
    }
    if !isAnswering { wake() }
  }

  /// Does not resume streams until ``endAnswer()``, because the answer to an event contains the new
  /// messages.
  func beginAnswer() { isAnswering = true }

  func endAnswer() { isAnswering = false }

  /// The bytes of the messages that are kept.
  var keptFrameBytes: Int { messageBytes }

  /// Returns the messages after a version, or the whole page if the client is too far behind.
  public func messages(after known: Int) -> [SessionMessage] {
    if known == version || isClosed { return [] }
    guard known < version, let first = messages.first, first.version <= known + 1 else {
      return [SessionMessage(version: version, styles: "", wholePageWithRules())]
    }
    return Array(messages.suffix(version - known))
  }

  /// Drops messages that the client shows.
  ///
  /// The messages of the last few steps are kept, because a stream of the client may be about to
  /// write them.
  public func forgetMessages(shownIn version: Int) {
    while messageBytes > Self.shownMessageLimit, !messages.isEmpty, messages[0].version <= version {
      messageBytes -= messages.removeFirst().size
    }
  }

  /// Waits until there are messages after a version, or the session is closed.
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

  /// Ends the session, drops its pages and resumes all streams.
  public func close() {
    isClosed = true
    navigator.host = nil
    navigator.forget()
    dialogs = []
    wantedScroll = nil
    screens = []
    wake()
  }

  /// Marks the styles of the document as sent.
  func handOutDocument() {
    if !hasDocument { _ = context.sheet.takeFresh() }
    hasDocument = true
    if wantedScroll != nil { carryOutScrollSoon() }
    let toasts = firstToasts
    firstToasts = []
    if toasts.isEmpty { return }
    // The document contains no messages; the first step after it does.
    Task { [weak self] in
      for toast in toasts { self?.send(SessionStep(toast: toast)) }
    }
  }

  /// Shows a message on the client.
  ///
  /// A message of the closure that creates the page follows the first document.
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
