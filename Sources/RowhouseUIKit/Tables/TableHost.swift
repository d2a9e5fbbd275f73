// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// What shows a page in a table view.
///
/// The table keeps neither its delegate nor its data source alive; whoever keeps the host does.
@MainActor
final class TableHost {
  let options: TableOptions
  /// The page that the table shows, or between two batches the one that it is on the way to.
  private(set) var page: PageSnapshot?
  private(set) weak var table: UITableView?
  private(set) lazy var driver = PageDriver(
    host: self, theme: options.theme, diagnostics: options.diagnostics)
  /// Told of what is neither section nor row.
  var onChrome: ((PageSnapshot, PageChrome) -> Void)?
  /// Told of each step of scrolling.
  var onScroll: ((UIScrollView) -> Void)?

  var cells = LiveCells()
  var edges = LiveEdges()
  var registered: Set<String> = []
  /// Whether there ever was a header or footer in a view of the application's own.
  var hasNativeEdges = false
  private(set) lazy var delegate = TableDelegate(host: self)
  private(set) lazy var dataSource = TableDataSource(host: self)
  private var delegateProxy: DelegateProxy?
  private var dataSourceProxy: DataSourceProxy?
  private(set) var former: FormerTable?
  private(set) lazy var prefetcher = TablePrefetcher(host: self)
  private var context: DrawingContext?
  private var surroundings: TableSurroundings?
  private var heights: RowHeightCache<RowKey, UIKitMeasurer>?
  let probe = TableProbe(frame: .zero)
  /// What a cell has told of the width of rows.
  var knownWidth: KnownWidth?
  /// The row whose actions a swipe has uncovered.
  var editedRow: RowReference?
  /// The cells that were made in the update that is being carried out.
  var cellsMadeMeanwhile: Set<ObjectIdentifier> = []
  /// Whether the table is laying its rows out.
  var isLayingOut = false
  /// Whether an update is being carried out.
  private(set) var isUpdating = false
  private weak var forwarding: (any NSObjectProtocol)?

  init(options: TableOptions) { self.options = options }
}

extension TableHost {
  /// Shows the page in a table from now on.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - forwarding: What gets the delegate's and data source's methods first.
  func attach(to table: UITableView, forwarding: (any NSObjectProtocol)?) {
    detach()
    former = FormerTable(table)
    self.table = table
    self.forwarding = forwarding
    registered = []
    knownWidth = nil
    table.register(
      SectionEdgeView.self, forHeaderFooterViewReuseIdentifier: SectionEdgeView.reuseIdentifier)
    table.sectionHeaderTopPadding = 0
    probe.host = self
    probe.isHidden = true
    probe.isAccessibilityElement = false
    probe.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: 0)
    probe.autoresizingMask = .flexibleWidth
    table.addSubview(probe)
    connect()
    if let page { showWhole(page) }
  }

  /// Gives the table back as it was.
  func detach() {
    guard let table else { return }
    probe.removeFromSuperview()
    former?.restore(table)
    former = nil
    self.table = nil
    cells = LiveCells()
    edges = LiveEdges()
    context = nil
    heights = nil
    delegateProxy = nil
    dataSourceProxy = nil
    table.reloadData()
  }

  /// Puts another object before the host's delegate and data source.
  func forward(to forwarding: (any NSObjectProtocol)?) {
    self.forwarding = forwarding
    connect()
  }

  /// A table asks which methods there are when it is given its delegate, and not again.
  private func connect() {
    guard let table else { return }
    let delegateProxy = DelegateProxy(delegate, behind: forwarding)
    let dataSourceProxy = DataSourceProxy(dataSource, behind: forwarding)
    (self.delegateProxy, self.dataSourceProxy) = (delegateProxy, dataSourceProxy)
    table.delegate = delegateProxy
    table.dataSource = dataSourceProxy
  }
}

extension TableHost: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
    isUpdating = true
    if let edits = update.edits, let table, table.window != nil, page != nil {
      carryOut(edits, update, in: table)
    } else {
      showWhole(update.page)
    }
    isUpdating = false
    onChrome?(update.page, update.chrome)
    completion()
  }

  func deselect(_ indexPath: RowIndexPath) {
    table?.deselectRow(at: IndexPath(indexPath), animated: true)
  }

  /// Takes over a page; the table is told by whoever calls this.
  func setPage(_ page: PageSnapshot) { self.page = page }
}

extension TableHost {
  /// What rows are drawn with, as the page, the table's traits and its direction say.
  var drawing: DrawingContext {
    let surroundings = table.map { TableSurroundings($0) }
    let theme = page?.theme ?? options.theme
    if let context, self.surroundings == surroundings, context.theme == theme { return context }
    self.surroundings = surroundings
    let environment = table.map { LayoutEnvironment($0) } ?? LayoutEnvironment()
    if let context, context.environment == environment, context.theme == theme { return context }
    let made = DrawingContext(
      theme: theme, images: options.images, texts: options.texts, environment: environment)
    context = made
    heights = nil
    return made
  }

  /// By how much the reader's text was larger when rows were last drawn.
  ///
  /// A table estimates each of its rows, up to a million in turn, and that need not be exact.
  var estimatedTextScale: Double { (context ?? drawing).environment.textScale }

  /// The most heights that are kept of rows which may have gone.
  private static let heightLimit = 4_096

  /// How tall a row is that is drawn from parts, in points, on whole pixels.
  func height(of row: AnyRow, key: RowKey, style: ResolvedStyle) -> Double {
    let drawing = drawing
    if heights.map({ $0.count > Self.heightLimit }) ?? true {
      heights = RowHeightCache(of: drawing.layout)
    }
    let scale = drawing.environment.pixelScale
    let height =
      heights?.height(of: row, id: key, style: style, width: contentWidth)
      ?? drawing.layout.height(of: row, style: style, width: contentWidth)
    return (height * scale - 0.001).rounded(.up) / scale
  }
}

extension IndexPath {
  init(_ indexPath: RowIndexPath) { self.init(row: indexPath.row, section: indexPath.section) }
}

extension RowIndexPath {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
#endif
