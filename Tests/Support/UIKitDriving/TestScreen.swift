// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A window with the settings of its device.
@MainActor
public protocol TestScreen: UIWindow {
  /// Returns a window of a size, which has no root view controller yet.
  static func onScreen(size: CGSize) -> UIWindow

  /// Changes the size of the window and the insets of its safe area, as turning the device does.
  func rotate(to size: CGSize, screenInsets: UIEdgeInsets?)

  /// Chooses the text size of the device.
  func setTextSize(_ category: UIContentSizeCategory)

  /// Chooses light or dark.
  func setStyle(_ style: UIUserInterfaceStyle)

  /// Chooses the reading direction.
  func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection)

  /// The view controller that is presented above all others.
  var frontmostController: UIViewController? { get }
}

extension UIWindow {
  /// Announces the frame that a keyboard on the screen of the window will have.
  ///
  /// - Parameters:
  ///   - frame: The frame, in screen coordinates.
  ///   - duration: The duration of the animation, in seconds. Defaults to `nil`, which omits it from the notification.
  public func moveKeyboard(to frame: CGRect, in duration: Double? = nil) {
    var info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: frame]
    info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration
    // The number of the curve of keyboards, which has no name.
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = duration.map { _ in 7 }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: screen, userInfo: info)
  }
}

/// A navigation controller whose back button tests tap.
@MainActor
public protocol TouchableStack: UINavigationController {
  /// Taps the back button.
  func tapBack()

  /// Begins to swipe back from the edge, and returns to the page.
  func swipeBackAndReturn()
}

/// A presented view controller that tests pull down.
@MainActor
public protocol TouchableSheet: UIViewController {
  /// Pulls the sheet down, which closes it unless it or its delegate refuses.
  func pullDownSheet()
}

/// A tab bar that tests tap.
@MainActor
public protocol TouchableTabs: UITabBarController {
  /// Taps a tab; a tap on the selected one pops its stack to the first page.
  ///
  /// The delegate may refuse both.
  func tapTab(_ title: String)
}

/// An alert whose buttons tests tap.
@MainActor
public protocol TouchableAlert: UIAlertController {
  /// Taps a button of the alert, which closes it.
  func tap(_ title: String)
}
#endif
