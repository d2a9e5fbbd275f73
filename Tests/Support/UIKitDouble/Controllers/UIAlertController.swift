// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uialertcontroller>.
open class UIAlertController: UIViewController {
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  open var message: String?
  public private(set) var preferredStyle: Style = .alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    field.alert = self
  }

  /// The first field receives the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = textFields?.first?.becomeFirstResponder()
  }

  /// Closes the alert after the Return key in its last field, and performs its preferred action unless that is disabled.
  ///
  /// UIKit closes the alert in any case. Only the delegate of the field can refuse this.
  func returnFromField(_ field: UITextField) {
    guard field === textFields?.last, presenter != nil else { return }
    let action = preferredAction.flatMap { $0.isEnabled ? $0 : nil }
    Animations.finish()
    dismiss(animated: true) { if let action { action.handler?(action) } }
    Animations.finish()
  }

  /// See <https://developer.apple.com/documentation/uikit/uialertcontroller/style>.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }
}

/// See <https://developer.apple.com/documentation/uikit/uialertaction>.
@MainActor
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// See <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel
    case destructive
  }
}

/// See <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?

  /// Raises an exception if the popover has no source, as UIKit does on iPad.
  func requireSource() {
    guard sourceView == nil, barButtonItem == nil else { return }
    raise(
      """
      You must provide location information for the popover of \(presentedViewController) through its \
      popoverPresentationController.
      """)
  }
}
#endif
