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
    if let dialog = dialogs.first { lines += [""] + Self.lines(of: dialog) }
    if let complaint { lines += ["", complaint] }
    return (lines + ["", prompt]).joined(separator: "\n")
  }

  private static func lines(of dialog: Dialog) -> [String] {
    [dialog.title] + (dialog.message.isEmpty ? [] : [dialog.message])
      + dialog.actions.enumerated().map { "  \($0 + 1) \($1.title)" }
  }

  private var prompt: String {
    let number = dialogs.isEmpty ? "a row’s number to tap it" : "a number to answer"
    return "\(number), b to go back, q to quit: "
  }
}
