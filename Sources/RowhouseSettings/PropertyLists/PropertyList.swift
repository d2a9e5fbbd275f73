// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A property list in XML, in the binary format, or in the text format of `.strings` files.
///
/// If a file contains mistakes, it is read as far as possible. ``faults`` contains the mistakes.
public struct PropertyList: Hashable, Sendable {
  /// The content.
  public let value: SettingsValue
  /// The format of the file.
  public let format: Format
  /// The first mistakes that did not prevent reading, in the order in which they were found.
  ///
  /// At most 20 mistakes are included.
  public let faults: [PropertyListError]

  /// A format of property lists.
  public enum Format: Hashable, Sendable {
    /// XML.
    case xml
    /// The binary format whose files begin with `bplist`.
    case binary
    /// The text format with braces, including the format of `.strings` files.
    case text
  }

  /// The maximum number of faults that are reported.
  static let faultLimit = 20
}

extension PropertyList {
  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - limits: The limits of depth and size.
  /// - Throws: ``PropertyListError`` if no value can be read.
  public init(_ bytes: [UInt8], limits: ReadingLimits = .standard) throws(PropertyListError) {
    if bytes.isEmpty { throw PropertyListError(.empty) }
    if bytes.count > limits.bytes {
      throw PropertyListError(.tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyListReader(bytes, limits: limits)
      value = try reader.read()
      format = .binary
      faults = reader.faults
      return
    }
    let text = DecodedText(bytes)
    let encodingFaults = text.fault.map { [PropertyListError(.malformed($0))] } ?? []
    var scanner = ByteScanner(text.bytes)
    scanner.skipBlanks()
    let isXML = scanner.follows("<?xml") || scanner.follows("<!DOC") || scanner.follows("<plist")
    if isXML {
      var reader = XMLPropertyListReader(text.bytes, limits: limits)
      value = try reader.read()
      format = .xml
      faults = Array((encodingFaults + reader.faults).prefix(Self.faultLimit))
    } else {
      var reader = TextPropertyListReader(text.bytes, limits: limits)
      value = try reader.read()
      format = .text
      faults = Array((encodingFaults + reader.faults).prefix(Self.faultLimit))
    }
  }
}
