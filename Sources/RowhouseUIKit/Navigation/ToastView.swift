// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A short message near the bottom of a page, above the keyboard.
final class ToastView: UIView {
  private let label = UILabel(frame: .zero)

  /// Shows a message that disappears after a few seconds.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - view: The view to add the message to.
  ///   - area: The uncovered part of the view.
  ///   - onEnd: Called when the message has disappeared.
  static func show(
    _ message: String, in view: UIView, area: CGRect, onEnd: @escaping @MainActor () -> Void
  ) {
    let toast = ToastView(frame: .zero)
    toast.show(message, in: area)
    view.addSubview(toast)
    UIAccessibility.announce(message)
    UIView.animate(withDuration: 0.4, delay: 2.5, options: [.allowUserInteraction]) {
      toast.alpha = 0
    } completion: { _ in
      toast.removeFromSuperview()
      onEnd()
    }
  }

  private func show(_ message: String, in bounds: CGRect) {
    label.text = message
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    addSubview(label)
    backgroundColor = UIColor(white: 0.1, alpha: 0.9)
    layer.cornerRadius = 12
    isUserInteractionEnabled = false
    let room = CGSize(width: max(0, min(bounds.width - 48, 400) - 32), height: bounds.height)
    let size = label.sizeThatFits(room)
    frame = CGRect(
      x: bounds.midX - size.width / 2 - 16, y: bounds.maxY - size.height - 40,
      width: size.width + 32, height: size.height + 20)
    label.frame = self.bounds.insetBy(dx: 16, dy: 10)
  }
}
#endif
