// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A line at the end of a terminal that shows how much of some work is done.
///
/// The line is written to standard error if that is a terminal, and is omitted for short work.
struct TerminalProgress {
  /// The minimum number of steps of work that is long enough to be shown.
  static let threshold = 50

  private let title: String
  private let isShown: Bool
  private var text = ""

  /// Creates a line for work with a title, such as `Reading pages`.
  init(_ title: String) {
    self.title = title
    isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows the share of completed steps, in whole percent.
  mutating func show(_ done: Int, of total: Int) {
    guard isShown, total >= Self.threshold, done > 0 else { return }
    let newText = "\(title): \(done * 100 / total) % of \(total)"
    if newText == text { return }
    text = newText
    write("\r\(text)\u{1B}[K")
  }

  /// Removes the line.
  mutating func finish() {
    if !text.isEmpty { write("\r\u{1B}[K") }
    text = ""
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
