// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Edits {
  /// The edits with the names of what they are about, one a line.
  ///
  /// - Parameters:
  ///   - prefix: What to write before each position; nothing, unless given.
  ///   - old: What stands at a position before the edits.
  ///   - new: What stands at a position after them.
  /// - Returns: Deletes (`-`), inserts (`+`), moves (`>`) and updates (`~`), in this order.
  public func script(
    prefix: String = "", old: (Position) -> String, new: (Position) -> String
  ) -> String {
    let lines =
      deletes.map { "- \(prefix)\($0)  \(old($0))" }
      + inserts.map { "+ \(prefix)\($0)  \(new($0))" }
      + moves.map { "> \(prefix)\($0)  \(new($0.new))" }
      + updates.map { "~ \(prefix)\($0)  \(new($0.new))" }
    return lines.joined(separator: "\n")
  }
}
