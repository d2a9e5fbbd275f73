// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import UIKitDouble

/// A table in a window, with rows of 50 points.
@MainActor
struct SampleTable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  let controller = UIViewController()
  let source: SampleSource
  let table: UITableView

  init(
    _ rows: [[String]], style: UITableView.Style = .plain,
    delegate: (any UITableViewDelegate)? = nil,
    rowHeight: CGFloat = 50
  ) {
    source = SampleSource(rows)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = rowHeight
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.delegate = delegate
    table.dataSource = source
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    window.layoutIfNeeded()
  }

  init(
    count: Int, style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil,
    rowHeight: CGFloat = 50
  ) {
    self.init(
      [(0..<count).map { "Row \($0)" }], style: style, delegate: delegate, rowHeight: rowHeight)
  }

  /// The texts of the cells in view.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A cell that counts how often it was prepared for another row.
final class CountingCell: UITableViewCell {
  var preparations = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

func path(_ section: Int, _ row: Int) -> IndexPath {
  IndexPath(row: row, section: section)
}
#endif
