// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
extension UITableView {
  /// See <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped
    case insetGrouped
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/scrollposition>.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top
    case middle
    case bottom
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/rowanimation>.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum>.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }
}
#endif
