// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// See <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// See <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// See <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating>.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// See <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle>.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop
}

/// See <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
  }
}

/// See <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>.
@MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var targetView: UIView? { get set }
}

/// See <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>.
@MainActor
open class UIFocusUpdateContext: NSObject {}

/// See <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>.
@MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// See <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {}
#endif
