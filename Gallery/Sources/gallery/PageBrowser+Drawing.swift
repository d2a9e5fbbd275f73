// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension PageBrowser {
  /// The top page, the messages above it, and the prompt.
  var drawing: String {
    var lines = screens.last.map { NumberedPage($0.page, width: width).lines } ?? []
    for report in progress {
      let percent = report.fraction.map { " (\(Int($0 * 100 + 0.5))%)" } ?? " (…)"
      lines += ["", report.message + percent]
    }
    for toast in toasts { lines += ["", toast] }
    if let dialog = dialogs.first { lines += [""] + self.lines(of: dialog) }
    if let complaint { lines += ["", complaint] }
    return (lines + ["", prompt]).joined(separator: "\n")
  }

  private func lines(of dialog: Dialog) -> [String] {
    [dialog.title] + (dialog.message.isEmpty ? [] : [dialog.message])
      + (dialog.field.map { ["  t \($0.label): \(shownText(in: $0))"] } ?? [])
      + dialog.actions.enumerated().map { "  \($0 + 1) \($1.title)" }
  }

  private func shownText(in field: DialogField) -> String {
    let text = typedText ?? field.input.text
    return field.input.kind == .secure && !text.isEmpty ? "•••" : text
  }

  private var prompt: String {
    let number =
      switch dialogs.first {
      case nil: "a row’s number to tap it"
      case let dialog? where dialog.field != nil: "t and a text to type it, a number to answer"
      case _?: "a number to answer"
      }
    return "\(number), b to go back, q to quit: "
  }
}
