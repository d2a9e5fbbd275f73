// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The button in a secure field that shows and hides its text.
final class RevealButton: UIButton {
  private weak var field: FieldPartView?

  convenience init(of field: FieldPartView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 32))
    self.field = field
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  /// Shows the state of the field.
  func update(isTextShown: Bool, label: String, color: UIColor) {
    isSelected = isTextShown
    tintColor = color
    accessibilityLabel = label
    setImage(UIImage(systemName: isTextShown ? "eye.slash" : "eye"), for: .normal)
  }

  private func toggle() {
    guard let field else { return }
    isSelected.toggle()
    setImage(UIImage(systemName: isSelected ? "eye.slash" : "eye"), for: .normal)
    field.setTextHidden(!isSelected)
  }
}
#endif
