// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

// What happens to a device as a whole.

extension UIWindow {
  /// Turns the device, or changes the size of the app's part of the screen.
  ///
  /// The root controller is notified first. Alongside animations run at the new size.
  public func rotate(to size: CGSize, screenInsets: UIEdgeInsets? = nil) {
    layoutIfNeeded()
    let transition = ControllerTransition()
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame = CGRect(origin: frame.origin, size: size)
    if let screenInsets { self.screenInsets = screenInsets }
    rootViewController?.viewIfLoaded?.frame = bounds
    for view in subviews where view !== rootViewController?.viewIfLoaded { view.frame = bounds }
    layoutIfNeeded()
    transition.run()
    layoutIfNeeded()
  }

  /// Chooses a text size in the settings.
  public func setTextSize(_ category: UIContentSizeCategory) {
    change { $0.category = category }
  }

  /// Turns Bold Text on or off, which changes the system fonts that are created from then on.
  public func setBoldText(_ isOn: Bool) {
    UIFont.boldText.isOn = isOn
    change { $0.weight = isOn ? .bold : .regular }
  }

  /// Turns dark mode on or off.
  public func setStyle(_ style: UIUserInterfaceStyle) {
    change { $0.style = style }
  }

  /// Chooses a language that reads in a direction.
  public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    change { $0.direction = direction }
  }

  /// Chooses the number of pixels in a point.
  public func setDisplayScale(_ scale: CGFloat) {
    change { $0.scale = scale }
  }

  /// Chooses the kind of device, as a Mac whose interface an app is optimized for.
  public func setIdiom(_ idiom: UIUserInterfaceIdiom) {
    change { $0.idiom = idiom }
  }

  /// Changes how wide the window counts as, as in a split view.
  public func setSizeClasses(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    change {
      $0.horizontal = horizontal
      $0.vertical = vertical
    }
  }

  private func change(_ edit: (inout UITraitCollection.Values) -> Void) {
    var values = screenTraits.values
    edit(&values)
    screenTraits = UITraitCollection(values: values)
    layoutIfNeeded()
  }

  /// The controller that covers the others.
  public var frontmostController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
#endif
