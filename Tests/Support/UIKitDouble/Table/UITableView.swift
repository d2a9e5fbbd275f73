// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

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

  /// What a height that is to be found out is called.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/automaticdimension>.
  public class var automaticDimension: CGFloat { -1 }
  public class var indexSearch: String { "{search}" }

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      isLoaded = false
      setNeedsLayout()
    }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      isLoaded = false
      setNeedsLayout()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var rowHeight = UITableView.automaticDimension {
    didSet {
      isLoaded = false
      setNeedsLayout()
    }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorColor: UIColor? = .separator
  open var backgroundView: UIView?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var dragInteractionEnabled = false

  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      tableHeaderView.map(addSubview)
      setNeedsLayout()
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      tableFooterView.map(addSubview)
      setNeedsLayout()
    }
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  var isLoaded = false
  var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  open var numberOfSections: Int { 0 }
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  open func reloadData() {}
  open func reloadSectionIndexTitles() {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open var hasUncommittedUpdates: Bool { false }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { nil }
}
