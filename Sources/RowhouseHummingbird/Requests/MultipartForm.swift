// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
/// The fields and files of a form that a browser sends as `multipart/form-data` (RFC 7578).
struct MultipartForm: Hashable {
  /// The texts of the fields, by their names.
  private(set) var fields: [String: String] = [:]
  /// The contents of the files, by the names of their fields.
  ///
  /// A field without a chosen file has no entry.
  private(set) var files: [String: [UInt8]] = [:]

  /// The maximum number of parts.
  private static let limit = 1_000
  /// The maximum size of the head of a part, in bytes.
  private static let headLimit = 8_192
  private static let lineBreak: [UInt8] = [0x0D, 0x0A]

  /// Reads a form, or returns `nil` if the form is incomplete, contains a name twice, or has too many parts.
  ///
  /// - Parameters:
  ///   - body: The body of the request.
  ///   - boundary: The text that separates the parts.
  init?(_ body: [UInt8], boundary: String) {
    let delimiter = Array("\r\n--\(boundary)".utf8)
    // The first delimiter has no line break before it.
    guard body.starts(with: delimiter.dropFirst(2)) else { return nil }
    var rest = body[(delimiter.count - 2)...]
    for _ in 0...Self.limit {
      if rest.starts(with: "--".utf8) { return }
      guard rest.starts(with: Self.lineBreak),
        let end = Self.start(of: delimiter, in: rest.dropFirst(2)),
        add(part: rest[(rest.startIndex + 2)..<end])
      else { return nil }
      rest = rest[(end + delimiter.count)...]
    }
    return nil
  }

  /// Returns the boundary in a request's content type, or `nil` if the type is different or the boundary is malformed.
  static func boundary(of contentType: String) -> String? {
    let parts = contentType.split(separator: ";").map { part in
      part.drop { $0 == " " }
    }
    guard parts.first?.lowercased() == "multipart/form-data",
      let value = parts.dropFirst().first(where: { $0.lowercased().hasPrefix("boundary=") })
    else { return nil }
    var boundary = value.dropFirst("boundary=".count)
    if boundary.count > 1, boundary.hasPrefix("\""), boundary.hasSuffix("\"") {
      boundary = boundary.dropFirst().dropLast()
    }
    guard (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return String(boundary)
  }

  /// Adds a part, and returns `false` if it is malformed.
  private mutating func add(part: ArraySlice<UInt8>) -> Bool {
    let separator: [UInt8] = Self.lineBreak + Self.lineBreak
    let head = part.prefix(Self.headLimit)
    guard let end = Self.start(of: separator, in: head),
      let lines = String(validating: head[..<end], as: UTF8.self),
      let disposition = Self.disposition(in: lines), let name = disposition["name"],
      fields[name] == nil, files[name] == nil
    else { return false }
    let content = part[(end + separator.count)...]
    guard let file = disposition["filename"] else {
      guard let text = String(validating: content, as: UTF8.self) else { return false }
      fields[name] = text
      return true
    }
    // Browsers send an empty file if none was chosen.
    if !file.isEmpty || !content.isEmpty { files[name] = Array(content) }
    return true
  }

  /// Returns the parameters of the `Content-Disposition` line, which names a field.
  private static func disposition(in lines: String) -> [String: String]? {
    // A line break with a carriage return is one character.
    for line in lines.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-disposition" else { continue }
      return parameters(of: parts[1])
    }
    return nil
  }

  /// Returns the parameters of a value, whose texts are in quotation marks.
  ///
  /// In these texts, browsers write a quotation mark as `%22`, and a line break as `%0D%0A`.
  private static func parameters(of value: Substring) -> [String: String]? {
    var parameters: [String: String] = [:]
    var rest = value.drop { $0 == " " }
    guard rest.lowercased().hasPrefix("form-data") else { return nil }
    rest = rest.dropFirst("form-data".count)
    while let semicolon = rest.first {
      guard semicolon == ";" else { return nil }
      rest = rest.dropFirst().drop { $0 == " " }
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let key = rest[..<equals].lowercased()
      rest = rest[equals...].dropFirst()
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      let text = rest[rest.index(after: rest.startIndex)..<end]
      let plain = text.replacing("%22", with: "\"").replacing("%0D%0A", with: "\r\n")
      parameters[key] = String(plain)
      rest = rest[rest.index(after: end)...]
    }
    return parameters
  }

  /// Returns the first position of a pattern whose first byte is rare, or `nil` if there is none.
  private static func start(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: pattern[0]) {
      if rest[start...].starts(with: pattern) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}
#endif
