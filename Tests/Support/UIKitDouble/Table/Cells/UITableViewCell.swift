// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitableviewcell>.
open class UITableViewCell: UIView {
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a view of a registered class.
  ///
  /// In Objective-C any initializer can be called on a class; in Swift it has to be required, which
  /// a subclass inherits together with `init(style:reuseIdentifier:)`.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  let style: CellStyle
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet { replace(oldValue, with: accessoryView) }
  }
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var selectionStyle: SelectionStyle = .default
  /// Shows only where the data source can move rows, and this one.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/showsreordercontrol>.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// True if the row can be moved now.
  var mayMove = false { didSet { if mayMove != oldValue { setNeedsLayout() } } }
  var hasReorderControl: Bool { isEditing && showsReorderControl && mayMove }
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  /// The inset that the cell has been given, or else that of its table.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/separatorinset>.
  open var separatorInset: UIEdgeInsets {
    get {
      givenSeparatorInset ?? (superview as? UITableView)?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    }
    set { givenSeparatorInset = newValue }
  }
  private var givenSeparatorInset: UIEdgeInsets?
  open var focusStyle: FocusStyle = .default
  /// Replaces the background color and the background views, as these replace it.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/backgroundconfiguration-24e8e>.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      super.backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { backgroundConfiguration = nil } }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var backgroundView: UIView? {
    didSet {
      replace(oldValue, with: backgroundView)
      if backgroundView != nil { backgroundConfiguration = nil }
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open internal(set) var editingStyle: EditingStyle = .none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  open internal(set) var showingDeleteConfirmation = false

  private var selected = false
  private var highlighted = false
  private var editing = false

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    self.editing = editing
    setNeedsLayout()
  }

  open func prepareForReuse() {}
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  open func setNeedsUpdateConfiguration() {}

  /// The width of the accessory at the trailing edge.
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 16 }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 33
    case .detailDisclosureButton: return 66
    case .checkmark: return 39
    case .detailButton: return 47
    }
  }

  /// The insets of the content for an edit control and a reorder control.
  var editingInsets: (leading: CGFloat, trailing: CGFloat) {
    guard isEditing else { return (0, 0) }
    // A table of which several rows can be selected while it is edited shows circles.
    let table = superview as? UITableView
    let hasControl =
      editingStyle != .none
      || table?.editing == true && table?.allowsMultipleSelectionDuringEditing == true
    return (
      hasControl && shouldIndentWhileEditing ? 38 : 0, hasReorderControl ? 44 : 0
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let edit = editingInsets
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailing = accessoryWidth + edit.trailing
    let area = bounds.inset(by: insetsInTable)
    contentView.frame = CGRect(
      x: area.minX + (isFlipped ? trailing : edit.leading), y: 0,
      width: max(0, area.width - edit.leading - trailing), height: bounds.height)
    backgroundView?.frame = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      let x = isFlipped ? area.minX + 16 : area.maxX - size.width - 16 - edit.trailing
      accessoryView.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }
}

extension UITableViewCell {
  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle>.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1
    case value2
    case subtitle
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle>.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum>.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue
    case gray
    case `default`
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum>.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum>.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete
    case insert
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum>.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}
#endif
