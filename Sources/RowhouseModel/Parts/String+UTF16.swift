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
}
