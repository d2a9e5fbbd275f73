// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A line at the end of a terminal that shows how much of some work is done.
///
/// It is written to the standard error if that is a terminal, and not at all for short work.
struct TerminalProgress {
  /// The minimum number of steps of work that is long enough to be shown.
  static let threshold = 50

  private let title: String
  private let isShown: Bool
  private var text = ""

  /// Creates a line for work that is called by its title, such as `Reading pages`.
  init(_ title: String) {
    self.title = title
    isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows the number of steps that are done, in whole percents.
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
