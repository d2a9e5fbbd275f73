// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The bytes of a picture in JPEG or PNG format, which every host can show.
///
/// ```swift
/// let picture = try PictureData(bytes)
/// let part = Part.image(.data(picture), size: .square(56))
/// ```
///
/// Two values are equal if they have the same bytes.
public struct PictureData: Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The format, recognized by the first bytes.
  public let format: Format
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// A format of pictures.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// JPEG, for photographs.
    case jpeg = "image/jpeg"
    /// PNG, for drawings and for pictures with transparent pixels.
    case png = "image/png"

    /// The type of the contents in HTTP and MIME.
    public var contentType: String { rawValue }
  }

  /// The maximum number of pixels.
  ///
  /// Decoded, such a picture takes 200 MB of memory.
  public static let maximumPixelCount = 50_000_000

  /// Reads the format and the size of a picture from the head of its file.
  ///
  /// The pixels are not decoded, so a host may still find that the rest of the file is damaged. The
  /// host then shows the placeholder of the picture.
  ///
  /// - Complexity: O(*n*) in the number of bytes before the size.
  /// - Throws: The reason why hosts cannot show the picture.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    guard let format = Format(bytes) else { throw .unknownFormat }
    let size =
      switch format {
      case .jpeg: Self.sizeOfJPEG(bytes)
      case .png: Self.sizeOfPNG(bytes)
      }
    guard let (width, height) = size, width > 0, height > 0 else { throw .damaged(format) }
    guard width.multipliedReportingOverflow(by: height).overflow == false,
      width * height <= Self.maximumPixelCount
    else { throw .tooManyPixels(width: width, height: height) }
    (self.bytes, self.format, self.width, self.height) = (bytes, format, width, height)
  }
}

/// The reason why a file cannot be used as ``PictureData``.
public enum PictureError: Error, Hashable, Sendable {
  /// The file is neither JPEG nor PNG.
  case unknownFormat
  /// The head of the file does not contain a size.
  case damaged(PictureData.Format)
  /// The picture has more pixels than ``PictureData/maximumPixelCount``.
  case tooManyPixels(width: Int, height: Int)
}

extension PictureError: CustomStringConvertible {
  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .unknownFormat: "The file is neither a JPEG nor a PNG picture. Convert it to one of them."
    case .damaged(let format):
      "The head of the \(format.contentType) file does not contain its size. Export the picture again."
    case .tooManyPixels(let width, let height):
      "The picture has \(width) × \(height) pixels, and at most "
        + "\(PictureData.maximumPixelCount) are allowed. Scale it down."
    }
  }
}

extension PictureData {
  /// The size if each pixel takes one point.
  package var dimensions: Dimensions { Dimensions(width: Double(width), height: Double(height)) }

  /// Returns the size in the first chunk of a PNG file (PNG Specification, 11.2.2).
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Returns the size in the frame header of a JPEG file (ITU-T T.81, B.2.2).
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Any number of these bytes may precede a marker.
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = number(bytes[position + 2..<position + 4])
      guard length >= 2 else { return nil }
      switch marker {
      // Tables of Huffman and arithmetic coding, and the extension, have markers among those of frames.
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard position + 9 <= bytes.count else { return nil }
        return (
          number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7])
        )
      // Pixels begin here, so the file has no frame header.
      case 0xDA: return nil
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension PictureData.Format {
  /// Recognizes a format by the first bytes of a file, or returns `nil`.
  fileprivate init?(_ bytes: [UInt8]) {
    let signatures: [(Self, [UInt8])] = [
      (.jpeg, [0xFF, 0xD8, 0xFF]), (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ]
    guard let format = signatures.first(where: { bytes.starts(with: $0.1) })?.0 else { return nil }
    self = format
  }
}

extension PictureData: Hashable {
  /// Returns true if both have the same bytes.
  public static func == (first: Self, second: Self) -> Bool { first.bytes == second.bytes }

  /// Hashes the number of bytes and the last 64 bytes, because pages hash their rows often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(bytes.suffix(64))
  }
}

extension PictureData: CustomStringConvertible {
  /// The format and the size, without the bytes.
  public var description: String { "\(format.contentType), \(width) × \(height)" }
}

extension PictureData: CustomReflectable {
  /// A mirror without the bytes, which would fill a log.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
