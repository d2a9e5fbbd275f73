// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// An image is a size here: tests say which names there are.
///
/// See <https://developer.apple.com/documentation/uikit/uiimage>.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The name of the image, by which tests identify it.
  public let name: String?
  let isSystem: Bool

  init(
    name: String?, size: CGSize, scale: CGFloat = 2, isSystem: Bool = false,
    renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSystem = isSystem
    self.renderingMode = renderingMode
  }

  public override convenience init() {
    self.init(name: nil, size: .zero)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let size = UIImage.registered.size(of: name) else { return nil }
    self.init(name: name, size: size)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !UIImage.registered.unsupportedAbilities(symbol: name) else { return nil }
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(
      name: name, size: CGSize(width: size * 1.2, height: size * 1.2), isSystem: true,
      renderingMode: .alwaysTemplate)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads the size of a PNG, and of a JPEG that ``jpegData(compressionQuality:)`` has made; other formats are unknown
  /// here.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data.prefix(24))
    func number(_ start: Int, _ count: Int) -> CGFloat {
      CGFloat(bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) })
    }
    let size: CGSize
    if bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      size = CGSize(width: number(16, 4), height: number(20, 4))
    } else if bytes.count >= 11, bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xC0]) {
      size = CGSize(width: number(9, 2), height: number(7, 2))
    } else {
      return nil
    }
    self.init(
      name: nil, size: CGSize(width: size.width / scale, height: size.height / scale),
      scale: scale)
  }

  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(name: name, size: size, scale: scale)
  }

  /// Returns the head of a JPEG without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    func bytes(_ length: CGFloat) -> [UInt8] {
      let pixels = UInt16(clamping: Int((length * scale).rounded()))
      return [UInt8(pixels >> 8), UInt8(pixels & 0xFF)]
    }
    let frame = [0, 11, 8] + bytes(size.height) + bytes(size.width) + [1, 1, 0x11, 0]
    return Data([0xFF, 0xD8, 0xFF, 0xC0] + frame + [0xFF, 0xD9])
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSystem: isSystem, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysOriginal) }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.flips = true
    return image
  }

  public private(set) var flipsForRightToLeftLayoutDirection: Bool {
    get { flips }
    set { flips = newValue }
  }

  private var flips = false

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if name == nil && other.name == nil { return self === other }
    return name == other.name && size == other.size && isSystem == other.isSystem
      && renderingMode == other.renderingMode
  }

  open override var hash: Int { name?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// See <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// See <https://developer.apple.com/documentation/uikit/uiimage/symbolscale>.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// See <https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class>.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// See <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration>.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
    }

    public init(font: UIFont) {
      pointSize = font.pointSize
    }
  }

  /// See <https://developer.apple.com/documentation/uikit/uiimage/symbolweight>.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}
#endif
