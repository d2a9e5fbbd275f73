// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uicontextualaction>.
@MainActor
open class UIContextualAction: NSObject {
  /// See <https://developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias>.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// See <https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum>.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }
}

/// See <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
#endif
