// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A host that records the requests of a navigator.
@MainActor
final class NavigationRecorder: NavigationHost {
  private(set) var lines: [String] = []
  var onRequest: (@MainActor () -> Void)?

  func perform(_ request: NavigationRequest) {
    lines.append(line(request))
    onRequest?()
  }

  private func line(_ request: NavigationRequest) -> String {
    switch request {
    case .push(let page): return "push \(page.title)"
    case .pop(let count): return count == 1 ? "pop" : "pop \(count)"
    case .replace(let page): return "replace with \(page.title)"
    case .toast(let message): return "toast \(message)"
    case .present(let dialog):
      let actions = dialog.actions.map { "\($0.title) \($0.role)" }.joined(separator: ", ")
      return "present \(dialog.id.number) \(dialog.title)/\(dialog.message) [\(actions)]"
    case .scroll(.row(let id, _, _)): return "scroll to \(id)"
    case .focus(.row(let id)): return "focus \(id)"
    case .focus(.reference(let row)): return "focus \(row.row) at \(row.indexPath)"
    case .focus(.firstError): return "focus first error"
    case .focus(.firstErrorOfForm): return "focus first error of a form"
    case .scroll(.position(let row, let section, _, _)): return "scroll to \(row) of \(section)"
    case .system(.open(let link)): return "open \(link)"
    case .system(.share(let content)): return "share \(content.wholeText)"
    case .system(.choosePicture(let request)): return "choose picture \(request.maximumSide)"
    case .system(.copy(let text)): return "copy \(text)"
    case .select(let id): return "select \(id)"
    case .deselect(let id): return "deselect \(id)"
    case .progress(let report):
      let fraction = report.fraction.map { "\($0)" } ?? "unknown"
      let end = report.isFinished ? " finished" : ""
      return "progress \(report.number) \(report.message) \(fraction)\(end)"
    }
  }
}
