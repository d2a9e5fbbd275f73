// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uinavigationitem>.
@MainActor
open class UINavigationItem: NSObject {
  public init(title: String) {
    self.title = title
  }

  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// See <https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum>.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always
    case never
  }
}

/// See <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@MainActor
open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open var accessibilityLabel: String?
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var style: Style = .plain
  /// The kind of system item, or `nil` if the item is custom.
  public private(set) var systemItem: SystemItem?

  public override init() {}

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public init(customView: UIView) {
    self.customView = customView
  }

  /// See <https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()>.
  public static func flexibleSpace() -> Self {
    // A system item has no action that a subclass could add to.
    unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: Self.self)
  }

  /// See <https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum>.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// See <https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem>.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }
}
#endif
