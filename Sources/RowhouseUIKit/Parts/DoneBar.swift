// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A bar over the keyboard with a button that ends editing, for keyboards without a Return key.
final class DoneBar: UIToolbar {
  private weak var field: UITextField?
  private var title: String?

  convenience init(of field: UITextField) {
    // A bar without a size has conflicting constraints.
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.field = field
    autoresizingMask = .flexibleWidth
  }

  /// Shows the title of the button.
  func show(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    let action = UIAction(title: title) { [weak self] _ in
      _ = self?.field?.resignFirstResponder()
    }
    items = [.flexibleSpace(), UIBarButtonItem(primaryAction: action)]
  }
}
#endif
