// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uicontrol>.
open class UIControl: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var showsMenuAsPrimaryAction = false
  open internal(set) var isTracking = false

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// An action with the identifier of one that is there takes its place.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)>.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Performs the reaction to a touch inside the enabled control.
  func press() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // A control tracks touches, and does not forward them to the next responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { press() }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIControl {
  /// See <https://developer.apple.com/documentation/uikit/uicontrol/event>.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// See <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  /// See <https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum>.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top
    case bottom
    case fill
  }

  /// See <https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum>.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left
    case right
    case fill
    case leading
    case trailing
  }
}
#endif
