// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rules of RFC 3986, 6068, 3966, and 5724 that hosts need.
extension ExternalLink {
  /// Returns text with percent escapes in place of characters beyond ASCII.
  ///
  /// Returns `nil` if the text has an incomplete escape, or a character that no address may
  /// contain.
  static func encoded(_ text: Substring) -> String? {
    var result = ""
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte >= 0x80 {
        result += escape(byte)
        continue
      }
      if byte == UInt8(ascii: "%") {
        guard bytes.prefix(2).count == 2, bytes.prefix(2).allSatisfy(\.isHexDigit) else {
          return nil
        }
      } else if !byte.isUnreserved, !"!#$&'()*+,/:;=?@[]".utf8.contains(byte) {
        return nil
      }
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return result
  }

  /// Returns text in which every character that could have a meaning in an address is escaped.
  package static func escaped(_ text: String, except allowed: String = "") -> String {
    text.utf8.reduce(into: "") { result, byte in
      if byte.isUnreserved || allowed.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += escape(byte)
      }
    }
  }

  /// Returns a question mark and the query of an address, or an empty string if there are no
  /// values.
  static func query(_ fields: [(name: String, value: String?)]) -> String {
    let parts = fields.compactMap { name, value -> String? in
      // A line break is a pair of characters; see RFC 6068.
      let lines = value?.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { "\(name)=\(escaped($0.joined(separator: "\r\n")))" }
    }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }

  /// Returns a number without the characters that only make it easier to read.
  static func withoutSeparators(_ number: String) -> String {
    number.filter { !" \u{A0}\u{202F}-./()".contains($0) }
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
  }
}

extension ExternalLink {
  /// Returns true if the text after the scheme has a host, perhaps with a port.
  static func isWebAddress(_ rest: String) -> Bool {
    guard rest.hasPrefix("//") else { return false }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    let path = rest[authority.endIndex...]
    guard !path.contains(where: { "[]".contains($0) }), path.count(where: { $0 == "#" }) < 2
    else { return false }
    var host = authority
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return false }
      host = authority[authority.startIndex...end]
      let address = host.dropFirst().dropLast()
      guard address.contains(":"),
        address.utf8.allSatisfy({ $0.isHexDigit || ":.".utf8.contains($0) })
      else { return false }
    } else {
      host = authority.prefix { $0 != ":" }
      // Refuses a name before the host, which users could mistake for the host, and a host with
      // escapes, which systems interpret differently.
      guard !host.isEmpty, host.utf8.allSatisfy({ $0.isUnreserved && $0 != UInt8(ascii: "~") })
      else { return false }
    }
    let port = authority[host.endIndex...]
    if port.isEmpty { return true }
    return port.hasPrefix(":") && port.dropFirst().utf8.allSatisfy(\.isDigit)
      && UInt16(port.dropFirst()) != nil
  }

  /// Returns true if text is a path from the root.
  ///
  /// An address of another server, such as `//example.com`, is not a path.
  static func isPath(_ text: String) -> Bool {
    text.hasPrefix("/") && !text.hasPrefix("//") && !text.contains { "[]".contains($0) }
      && text.count { $0 == "#" } < 2
  }

  /// Returns true if the text after the scheme has recipients that each have a name and a domain.
  static func isMailAddress(_ rest: String) -> Bool {
    let recipients = rest.prefix { $0 != "?" }.split(
      separator: ",", omittingEmptySubsequences: false)
    return recipients.allSatisfy { recipient in
      let parts = recipient.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { !$0.isEmpty && !$0.contains { ":/#[]".contains($0) } }
    }
  }

  /// Returns true if text is a telephone number without the signs that control a telephone.
  static func isNumber(_ text: some StringProtocol) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    return digits.utf8.contains(where: \.isDigit)
      && digits.utf8.allSatisfy { $0.isDigit || "-.()".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// True for the characters that have no meaning in any part of an address.
  fileprivate var isUnreserved: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || "-._~".utf8.contains(self)
  }
}
