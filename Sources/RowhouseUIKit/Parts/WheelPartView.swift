// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A picker wheel with the options of a picker.
final class WheelPartView: UIPickerView {
  private weak var target: (any PartTarget)?
  private var picker: PickerPart?
  private var entries: [PickerPart.Entry] = []
  /// True if the user can turn the wheel.
  ///
  /// `UIPickerView` is not a `UIControl`, and has no such property.
  var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.5
    }
  }

  func setState(_ state: RowState) {
    accessibilityHint = state.hint
    isEnabled = !state.isDisabled
    // UIKit does not describe a disabled wheel, so it is one element, whose columns are not visited.
    isAccessibilityElement = !isEnabled
    accessibilityValue = isEnabled ? nil : picker?.shownTitle
    setDescribed(isEnabled: isEnabled)
  }

  func connect(to target: any PartTarget) {
    self.target = target
    dataSource = self
    delegate = self
  }

  func show(_ picker: PickerPart, isAnimated: Bool) {
    accessibilityIdentifier = picker.control.name
    accessibilityLabel = picker.label
    self.picker = picker
    let entries = picker.entries
    if entries != self.entries {
      self.entries = entries
      reloadAllComponents()
    }
    // A wheel always has a selected row, so an additional row represents a missing selection.
    guard let row = entries.firstIndex(where: { $0.key == picker.selection }) else { return }
    if selectedRow(inComponent: 0) != row {
      selectRow(row, inComponent: 0, animated: isAnimated && window != nil)
    }
  }
}

extension WheelPartView: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    entries.count
  }
}

extension WheelPartView: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    entries.indices.contains(row) ? entries[row].title : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker, entries.indices.contains(row) else { return }
    guard entries[row].isOffered, entries[row].key != picker.selection else { return }
    target?.control(picker.control, changedTo: .option(entries[row].key))
  }
}

/// VoiceOver visits the column in place of the wheel, and does not read the label and the hint of the wheel.
extension WheelPartView: UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { accessibilityLabel }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { accessibilityHint }
}

extension WheelPartView: PartView {}
#endif
