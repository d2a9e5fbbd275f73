// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation
import RowhouseTestSupport

/// See <https://developer.apple.com/documentation/uikit/uitableview>.
open class UITableView: UIScrollView {
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      refusedBySource = refusals(of: dataSource, in: [.tableViewDataSource])
      guard oldValue !== dataSource else { return }
      // All that is known came from the old one. The cells remain until the table reads the new one.
      forgetEverything(keepingCells: true)
    }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      refusedByDelegate = refusals(of: delegate, in: [.tableViewDelegate, .scrollViewDelegate])
      forgetHeights()
    }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var rowHeight = UITableView.automaticDimension { didSet { forgetEverything() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetEverything() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetEverything() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorColor: UIColor? = .separator
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var dragInteractionEnabled = false

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // State of the stand-in

  var refusedBySource: Set<Selector> = []
  var refusedByDelegate: Set<Selector> = []
  var geometry: TableGeometry?
  /// True if the views of a former data source are still in the table.
  var hasOldCells = false
  var knownWidth: CGFloat = 0
  var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells out of view that hold the keyboard: they are not reused while they do.
  var kept: [IndexPath: UITableViewCell] = [:]
  /// Cells out of view that the table displays without asking for them again.
  var prepared: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var makers: [String: () -> UITableViewCell] = [:]
  var viewMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  var reusable: [String: [UITableViewCell]] = [:]
  var reusableViews: [String: [UITableViewHeaderFooterView]] = [:]
  var request: CellRequest?
  var isLayingOut = false
  var areCountsChecked = false
  var depth = 0
  var batch = TableBatch()
  var wantsReload = false
  var selection: Set<IndexPath> = []
  var touched: IndexPath?
  var editing = false
  /// True while the data source commits that a row is deleted or inserted.
  var isCommitting = false
  var swiped: SwipedRow?
  var openMenu: OpenMenu?
  var prefetched: Set<IndexPath> = []
  /// The animations with which rows and sections were inserted and deleted, for tests.
  public internal(set) var rowAnimations: [RowAnimation] = []
  var lastTop: CGFloat = 0
  /// The offset at which cells were last prepared.
  var preparedTop: CGFloat?
  /// The titles of the index, or `nil` until the table has asked for them.
  var indexTitles: [String]?
  var isScrollingUp = false

  /// True while the table or one of its rows is edited: a row whose actions a swipe has uncovered is.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willbegineditingrowat:)>.
  open var isEditing: Bool {
    get { editing || swiped != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)>.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/reloaddata()>.
  open func reloadData() {
    reload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    forgetHeights()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)) else {
      return
    }
    touchDown(row: path)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touched { touchUp(row: touched) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCancel()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }
}
#endif
