// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>.
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public static let noSegment = -1

  private struct Segment {
    var action: UIAction
    var isEnabled = true
  }

  private var segments: [Segment] = []

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }

  /// Setting it sends no actions.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex < -1 || selectedSegmentIndex >= segments.count {
        raise("Segment index out of bounds")
      }
    }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(Segment(action: action), at: min(max(segment, 0), segments.count))
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  open func removeAllSegments() {
    selectedSegmentIndex = UISegmentedControl.noSegment
    segments.removeAll()
  }

  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].action.title }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(segments.count) * 60, height: 32)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Selects a segment as a touch does, which sends actions only if another one was selected.
  func select(_ segment: Int) {
    guard segments[segment].isEnabled, segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendAction(segments[segment].action)
    sendActions(for: .valueChanged)
  }
}
#endif
