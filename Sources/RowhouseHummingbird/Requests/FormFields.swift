// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The fields of a form, by their names.
enum FormFields {
  /// The maximum number of fields.
  private static let limit = 1_000

  /// Reads a form, or returns `nil` if the body is not a form, contains a name twice, or has too
  /// many fields.
  ///
  /// Hummingbird's `URLEncodedFormDecoder` is not suitable, because it ignores items without an equals sign, reads
  /// brackets in names as arrays, and does not limit the number of fields.
  static func read(_ body: UnsafeRawBufferPointer) -> [String: String]? {
    // Reads bytes, because finding whole characters is slow and the separators of a form are single
    // bytes.
    let bytes = body.assumingMemoryBound(to: UInt8.self)
    var values: [String: String] = [:]
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.endIndex
      let item = bytes[start..<end]
      start = end + 1
      if item.isEmpty { continue }
      guard values.count < limit, let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = Percent.decoded(
          UnsafeBufferPointer(rebasing: item[..<equals]), readsPlus: true),
        let value = Percent.decoded(
          UnsafeBufferPointer(rebasing: item[(equals + 1)...]), readsPlus: true),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return values
  }
}
#endif
