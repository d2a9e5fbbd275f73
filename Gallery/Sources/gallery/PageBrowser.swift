// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import Rowhouse

/// The pages of the gallery in a terminal, which prints drawings and reads lines.
@MainActor
final class PageBrowser {
  var screens: [BrowserScreen] = []
  var dialogs: [Dialog] = []
  /// The text in the field of the open dialog, or `nil` if the user has typed none.
  var typedText: String?
  var toasts: [String] = []
  var progress: [ProgressReport] = []
  var complaint: String?
  let width: Int
  let navigator = Navigator()
  private let output: @MainActor (String) -> Void
  private let events = AsyncStream.makeStream(of: Event.self)

  /// An event that the browser waits for.
  private enum Event {
    /// The user entered a line.
    case line(String)
    /// The drawing may have changed.
    case changed
    /// The input has ended.
    case ended
  }

  /// Shows the start page.
  ///
  /// - Parameters:
  ///   - gallery: The state that the pages show.
  ///   - width: The number of columns.
  ///   - output: Called with each drawing, which ends with the prompt.
  init(_ gallery: GalleryState, width: Int, output: @escaping @MainActor (String) -> Void) {
    self.width = width
    self.output = output
    navigator.host = self
    navigator.push(StartPage(gallery: gallery))
  }
}

extension PageBrowser {
  /// Executes the lines until one is `q` or the input ends.
  func run(_ lines: AsyncStream<String>) async {
    let continuation = events.continuation
    let reading = Task {
      for await line in lines { continuation.yield(.line(line)) }
      continuation.yield(.ended)
    }
    defer { reading.cancel() }
    var shown = drawing
    output(shown)
    for await event in events.stream {
      switch event {
      case .ended: return
      case .line("q"): return
      case .line(let line):
        toasts = []
        complaint = nil
        obey(line)
        shown = drawing
        output(shown)
      case .changed:
        if shown == drawing { continue }
        shown = drawing
        output(shown)
      }
    }
  }

  private func obey(_ line: String) {
    if line == "b" { return goBack() }
    if let input = dialogs.first?.field?.input, line.hasPrefix("t ") {
      let text = String(line.dropFirst(2))
      let isTooLong = text.utf16.count > input.allowedLength
      if isTooLong { complaint = "This text is too long." } else { typedText = text }
      return
    }
    let choices = choices
    guard let number = Int(line), choices.indices.contains(number - 1) else {
      complaint = "There is no “\(line)”."
      return
    }
    choices[number - 1]()
  }

  private func goBack() {
    if let dialog = dialogs.first {
      answer(dialog, action: nil)
    } else if let screen = screens.last, screens.count > 1 {
      navigator.leave(asking: screen.page.leaveGuard)
    } else {
      complaint = "This is the first page."
    }
  }

  /// The actions of the numbers: the answers of a dialog if there is one, otherwise the rows.
  private var choices: [() -> Void] {
    if let dialog = dialogs.first {
      return dialog.actions.indices.map { index in
        { [self] in
          if dialog.isEnabled(actionAt: index, text: typedText ?? dialog.field?.input.text ?? "") {
            answer(dialog, action: index)
          } else {
            complaint = "This answer needs a text."
          }
        }
      }
    }
    guard let screen = screens.last else { return [] }
    return NumberedPage(screen.page, width: width).rows.map { row in
      { [self] in
        if !screen.use(row) { complaint = "This row cannot be used with its number." }
      }
    }
  }
}

extension PageBrowser {
  private func answer(_ dialog: Dialog, action: Int?) {
    let text = typedText
    dialogs.removeFirst()
    typedText = nil
    navigator.answer(dialog.id, action: action, text: text)
  }
}

extension PageBrowser: NavigationHost {
  func perform(_ request: NavigationRequest) {
    switch request {
    case .push(let page): push(page)
    case .pop(let count): screens.removeLast(min(count, screens.count - 1))
    case .replace(let page):
      screens.removeLast()
      push(page)
    case .present(let dialog): dialogs.append(dialog)
    case .toast(let message): toasts.append(message)
    case .system(.open(let link)): toasts.append("→ \(link)")
    case .system(.share(let content)): toasts.append("→ \(content.wholeText)")
    case .system(.choosePicture(let request)):
      toasts.append("A terminal has no dialog for pictures.")
      navigator.answer(request, picture: nil)
    case .system(.copy(let text)): toasts.append("⧉ \(text)")
    // A terminal shows the page from beginning to end.
    case .scroll, .select, .deselect, .focus: break
    case .progress(let report):
      progress.removeAll { $0.number == report.number }
      if !report.isFinished { progress.append(report) }
    }
    events.continuation.yield(.changed)
  }

  private func push(_ page: some TablePage) {
    let screen = BrowserScreen(navigator: navigator) { [events] in
      events.continuation.yield(.changed)
    }
    screens.append(screen)
    screen.show(page)
  }
}
