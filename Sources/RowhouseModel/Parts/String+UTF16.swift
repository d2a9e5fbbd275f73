// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String {
  /// Returns the longest prefix of whole characters that has at most `most` UTF-16 code units.
  package func prefixOfUTF16(_ most: Int) -> String {
    if utf16.count <= most { return self }
    var (end, units) = (startIndex, 0)
    for character in self {
      units += character.utf16.count
      if units > most { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }

  /// Returns the text without the end of what was inserted into an older text, if the text has more than `most` UTF-16
  /// code units.
  ///
  /// The result is longer than `most` if the rest of the text already is.
  ///
  /// - Parameters:
  ///   - old: The text before the change, in which the user has replaced at most one part.
  ///   - most: The maximum number of UTF-16 code units.
  /// - Returns: The beginning of the text up to the end of the shortened insertion, and the text after it.
  package func shorteningInsertion(into old: String, toUTF16 most: Int) -> (String, String) {
    let (old, new) = (Array(old), Array(self))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let inserted = String(new[start..<(new.count - end)])
    let room = most - (utf16.count - inserted.utf16.count)
    return (String(new[..<start]) + inserted.prefixOfUTF16(room), String(new[(new.count - end)...]))
  }
}
