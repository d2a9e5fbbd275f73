// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// The pages of one tab: a stack of screens, what the client knows of them, and what it is told next.
///
/// A session knows no server. Whatever serves it hands it events, and hands the client the document
/// and the frames.
@MainActor
public final class WebSession {
  /// What names the session, and nobody can guess.
  public let token: String
  /// The navigator of its pages.
  public let navigator = Navigator()
  /// The version of what the client is to show.
  public private(set) var version = 1
  let context: RenderContext
  let theme: Theme
  let diagnostics: DiagnosticsHandler
  var screens: [WebScreen] = []
  var dialogs: [Dialog] = []
  var reports: [ProgressReport] = []
  private var frames: [WebFrame] = []
  private var frameBytes = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  var lastEvent = 0
  private var lastScreen = 0
  private var isQuiet = false
  /// Where a page wants to scroll to, and which one.
  var wantedScroll: (target: ScrollTarget, screen: WebScreen)?
  /// What the host itself says on what the client was told to show.
  var shownTexts: WebTexts?
  /// The number of the screen that the client was told to show.
  var shownScreen = 1
  private var hasDocument = false
  /// Whether it has ended.
  public private(set) var isClosed = false

  /// The most bytes of frames that are kept for a client that reads slowly.
  ///
  /// One that is further behind is handed the whole page. The newest frame is kept whatever it has.
  public static let frameLimit = 131_072

  /// The most bytes of frames that are kept though the client shows them already.
  static let shownFrameLimit = 8_192

  /// The most screens that are kept; when more are pushed, the lowest are let go.
  public static let screenLimit = 64

  /// Makes a session that shows a page.
  ///
  /// - Parameters:
  ///   - token: What names the session.
  ///   - path: The address of the page.
  ///   - base: The path below which the client and pictures are served, without a slash at its end.
  ///   - images: The pictures of the application; none, unless given.
  ///   - theme: The theme of pages that have none of their own; the standard one, unless given.
  ///   - texts: What the host itself says in a language, given as a language tag; unless given, it says
  ///     the same in English in all of them.
  ///   - language: The language of pages that name none, as a language tag; `en`, unless given.
  ///   - diagnostics: Where diagnostics go; warnings to standard error, unless given.
  ///   - page: Makes the page.
  /// - Throws: What `page` throws.
  public init(
    token: String,
    path: String,
    base: String = "/rowhouse",
    images: any WebImageSource = NoWebImages(),
    theme: Theme = .standard,
    texts: @escaping @Sendable (String) -> WebTexts = { _ in .english },
    language: String = "en",
    diagnostics: DiagnosticsHandler = .standard,
    page: (Navigator) throws -> any TablePage
  ) rethrows {
    self.token = token
    self.theme = theme
    self.diagnostics = diagnostics
    context = RenderContext(images: images, base: base, texts: texts, language: language)
    navigator.host = self
    push(try page(navigator), path: path)
  }
}

extension WebSession {
  /// The screen that is shown.
  var top: WebScreen { screens[screens.count - 1] }

  /// The address of the page that is shown, or of the nearest one below it that has an address.
  public var address: String { screens.last { $0.path != nil }?.path ?? "/" }

  /// The context in the language of the page that is shown.
  var spoken: RenderContext { context.speaking(top.page?.language) }

  /// The number that the next event must have at least.
  var nextEvent: Int { lastEvent + 1 }

  func push(_ page: any TablePage, path: String?) {
    lastScreen += 1
    let screen = WebScreen(number: lastScreen, path: path, session: self)
    screens.append(screen)
    if screens.count > Self.screenLimit { screens.removeFirst() }
    screen.show(page, theme: theme, diagnostics: diagnostics)
  }

  /// Tells the client something.
  func tell(_ members: [(String, JSON)]) {
    version += 1
    var members = members
    let css = context.sheet.takeFresh()
    if !css.isEmpty { members.insert(("css", .text(css)), at: 0) }
    members.insert(("v", .integer(version)), at: 0)
    let frame = WebFrame(version: version, .object(members))
    frames.append(frame)
    frameBytes += frame.size
    // The newest is kept however large it is: the page as a whole would be no smaller.
    while frameBytes > Self.frameLimit, frames.count > 1 {
      frameBytes -= frames.removeFirst().size
    }
    if !isQuiet { wake() }
  }

  /// Does something, and wakes nobody for what is told meanwhile: whoever calls this has to.
  package func quietly<Result>(_ work: () throws -> Result) rethrows -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return try work()
  }

  /// What the client has to be told after a version, or nothing if it is up to date.
  ///
  /// A client that is too far behind is told the whole page.
  public func frames(after known: Int) -> [WebFrame] {
    if known == version || isClosed { return [] }
    guard known < version, let first = frames.first, first.version <= known + 1 else {
      let page = wholePage()
      let members = [("v", JSON.integer(version)), ("css", .text(styles))] + page
      return [WebFrame(version: version, .object(members))]
    }
    // Each frame is one step.
    return Array(frames.suffix(version - known))
  }

  /// Lets go of frames that the client says it shows.
  ///
  /// Those of the last few steps are kept, because a stream of the same client may be about to write
  /// them.
  ///
  /// - Parameter version: The version that the client shows.
  public func forgetFrames(shownIn version: Int) {
    while frameBytes > Self.shownFrameLimit, !frames.isEmpty, frames[0].version <= version {
      frameBytes -= frames.removeFirst().size
    }
  }

  /// Waits until there is something to tell after a version, or the session is closed.
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

  /// Ends the session: its pages are let go, and whoever waits is woken.
  public func close() {
    isClosed = true
    navigator.host = nil
    navigator.forget()
    dialogs = []
    wantedScroll = nil
    screens = []
    wake()
  }

  /// Notes that the client is handed the document, and with it the styles of its rows.
  func handOutDocument() {
    if !hasDocument { _ = context.sheet.takeFresh() }
    hasDocument = true
  }

  /// Wakes whoever waits for something to tell.
  package func wake() {
    let woken = waiting
    waiting = [:]
    for continuation in woken.values { continuation.resume() }
  }
}
