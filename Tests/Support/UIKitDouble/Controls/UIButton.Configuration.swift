// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UIButton {
  /// See <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>.
  @MainActor
  public struct Configuration {
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titleAlignment: TitleAlignment = .automatic
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration.clear()

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }

    /// See <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum>.
    public enum TitleAlignment: Sendable {
      case automatic
      case leading
      case center
      case trailing
    }
  }
}
#endif
