// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The protocols document these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import UIKitDouble

// The touches themselves are functions of UIKitDouble.

extension UITableView: TouchableTable {}
extension UIScrollView: ScrollableContent {}
extension UIControl: TouchableControl {}
extension UITextField: TypingField {
  public func enter(_ text: String) { insertText(text) }
}

extension UISlider: DraggableSlider {}
extension UIStepper: TouchableStepper {}
extension UIViewController: TouchableSheet {}
extension UINavigationController: TouchableStack {}
extension UITabBarController: TouchableTabs {}
extension UIAlertController: TouchableAlert {}

extension UIWindow: TestScreen {
  public static func onScreen(size: CGSize) -> UIWindow {
    UIWindow(frame: CGRect(origin: .zero, size: size))
  }
}

extension UIImage {
  /// Returns true if the image is the one of that name in the asset catalog, or the symbol.
  public func isNamed(_ name: String) -> Bool { self.name == name }
}
#endif
