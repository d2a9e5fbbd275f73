// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The fields of a form, by their names.
enum FormFields {
  /// The maximum number of fields.
  private static let limit = 1_000

  /// Reads a form, or returns `nil` if it is none, contains a name twice, or has too many fields.
  ///
  /// `URLEncodedFormDecoder` of Hummingbird is not used because it ignores items without an equals sign,
  /// reads brackets in names as arrays, and sets no limit to the number of fields.
  static func read(_ body: some Sequence<UInt8>) -> [String: String]? {
    // By bytes: finding whole characters is slow, and the separators of a form are single bytes.
    let items = Array(body).split(separator: UInt8(ascii: "&"), maxSplits: limit)
    guard items.count <= limit else { return nil }
    var values: [String: String] = [:]
    for item in items {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = Percent.decoded(item[..<equals], readsPlus: true),
        let value = Percent.decoded(item[(equals + 1)...], readsPlus: true),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return values
  }
}
#endif
