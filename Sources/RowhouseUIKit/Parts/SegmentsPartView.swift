// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A segmented control with a segment for each option of a picker.
final class SegmentsPartView: UISegmentedControl {
  private var picker: PickerPart?
  private var entries: [PickerPart.Entry] = []

  func show(_ picker: PickerPart) {
    accessibilityIdentifier = picker.control.name
    // The segments are elements, and the control is not: VoiceOver reads its label only as that of a group.
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = picker.label
    if picker.options != self.picker?.options || picker.entries != entries {
      entries = picker.entries
      removeAllSegments()
      for (index, entry) in entries.enumerated() {
        let action = UIAction(
          title: entry.title, identifier: UIAction.Identifier(entry.identifier)
        ) { _ in }
        insertSegment(action: action, at: index, animated: false)
        setEnabled(entry.isOffered, forSegmentAt: index)
      }
    }
    self.picker = picker
    let chosen = entries.firstIndex { $0.key == picker.selection }
    let index = chosen ?? UISegmentedControl.noSegment
    if selectedSegmentIndex != index { selectedSegmentIndex = index }
  }
}

extension SegmentsPartView: ReportingPartView {
  static var reportedEvent: UIControl.Event { .valueChanged }

  func report(to target: any PartTarget) {
    guard let picker, entries.indices.contains(selectedSegmentIndex) else { return }
    target.control(picker.control, changedTo: .option(entries[selectedSegmentIndex].key))
  }
}
#endif
