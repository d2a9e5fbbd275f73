// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// A name that nobody can guess.
enum SessionToken {
  /// 192 bits of the system's secure random numbers, in 32 characters that need no escaping.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    var token = ""
    for _ in 0..<8 {
      var bits = generator.next(upperBound: 1 << 24 as UInt32)
      for _ in 0..<4 {
        token.unicodeScalars.append(Unicode.Scalar(alphabet[Int(bits & 63)]))
        bits >>= 6
      }
    }
    return token
  }

  /// The digits of base64url.
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
#endif
