// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The token of a session: its name, a dot, and a secret.
///
/// The name appears in addresses, and therefore in logs. The secret appears only in documents, bodies, and headers. If
/// the server is one of several processes, the name begins with the name of the process and a tilde, which no other
/// part contains.
enum SessionToken {
  /// Returns a token with the name of the process, 72 secure random bits, a dot, and 192 more bits, as base64url
  /// digits.
  static func random(node: String?) -> String {
    "\(node.map { "\($0)~" } ?? "")\(randomText(12)).\(randomText(32))"
  }

  /// Returns `true` if two tokens are equal, in a time that does not depend on where they differ.
  static func areEqual(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func randomText(_ count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<count).map { _ in digits[Int.random(in: 0..<64, using: &generator)] })
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
}
#endif
