// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RandomParts
import Rowhouse
import RowhouseGTK
import RowhouseLayout
import RowhouseTestSupport

/// Random parts in rows of a window, whose frames RowhouseLayout computes from the same text sizes.
@MainActor
struct RowFrames {
  private var faults: [String] = []
  private var rowCount = 0
  private var partCount = 0

  /// The number of rows of a window.
  private static let rowsOfWindow = 25
  /// The number of faults after which no other window is opened.
  private static let maximumFaultCount = 20

  /// Shows a number of trees of parts, and compares the frames of their rows, drawn parts, and widgets.
  ///
  /// Each window has a different width, text size, direction, and appearance.
  ///
  /// - Returns: The differences of more than one point.
  static func run(seed: UInt64, count: Int) -> [String] {
    print("desktop frames: \(count) trees from seed \(seed)")
    var frames = RowFrames()
    var first = 0
    while first < count, frames.faults.count < maximumFaultCount {
      let rows = min(rowsOfWindow, count - first)
      frames.compareWindow(seed: seed &+ UInt64(first), rows: rows)
      first += rows
    }
    MainTurns.setTextScale(1)
    print("desktop frames: compared \(frames.partCount) parts in \(frames.rowCount) rows")
    return frames.faults
  }

  private mutating func compareWindow(seed: UInt64, rows: Int) {
    var random = SeededGenerator(seed: seed &* 31)
    func one<Value>(of values: [Value]) -> Value { values[random.below(values.count)] }
    let width = one(of: [300, 360, 420, 640, 1_000])
    MainTurns.setTextScale(one(of: [0.8, 1, 1.25, 1.6, 2]))
    let trees = (0..<rows).map { number in
      var generator = PartGenerator(seed: seed &+ UInt64(number))
      return generator.part()
    }
    let page = FramePage(
      language: one(of: ["en", "ar"]), seed: seed, trees: trees,
      appearance: one(of: [.grouped, .plain]))
    var images = PageImages.standard
    images.named = { _ in Self.picture }
    let window = PageWindow(
      page, options: DesktopOptions(images: images, diagnostics: .silent))
    window.setSize(width: width, height: 600)
    window.present()
    let inspector = ScreenInspector(window)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    compare(page, shownBy: window.driver, in: inspector, table, seed)
    window.close()
    MainTurns.runPending()
  }

  private nonisolated static let picture = PageImage(
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"/>"#.utf8))
}

extension RowFrames {
  private mutating func compare(
    _ page: FramePage, shownBy driver: PageDriver, in inspector: ScreenInspector,
    _ table: UnsafeMutablePointer<GtkWidget>?, _ seed: UInt64
  ) {
    guard let measurer = inspector.measurer, let environment = inspector.environment else { return }
    let whole = Double(gtk_widget_get_width(table))
    let width = page.appearance == .plain ? whole : min(whole - 24, 600)
    for (number, tree) in page.trees.enumerated() {
      let indexPath = RowIndexPath(section: 0, row: number)
      let name =
        "seed \(seed &+ UInt64(number)), \(whole) wide, text \(environment.textScale), "
        + "\(page.language ?? ""), \(page.appearance)"
      guard let shown = inspector.frames(at: indexPath),
        let style = driver.page.style(at: indexPath)
      else {
        faults.append("\(name): no row")
        continue
      }
      rowCount += 1
      faults += differences(
        of: shown, to: tree, style, width, measurer, environment
      ).map { "\(name): \($0)" }
    }
  }

  /// Returns the differences of a row.
  private mutating func differences(
    of shown: ShownFrames, to tree: Part, _ style: ResolvedStyle, _ width: Double,
    _ measurer: some PartMeasuring, _ environment: LayoutEnvironment
  ) -> [String] {
    let layout = PartLayout(measuring: measurer, in: environment)
    let row = layout.layOut(tree, style: style, width: width)
    if shown.row.width != width { return ["the row is \(shown.row.width) wide, not \(width)"] }
    if abs(shown.row.height - row.height) > 1 {
      return ["the row is \(shown.row.height) tall, not \(row.height)"]
    }
    let expected = ExpectedPart.parts(of: row.body, in: layout)
    partCount += expected.count
    guard shown.parts.count == expected.count else {
      return ["\(shown.parts.map { "\($0.kind)" }) are shown, not \(expected.map(\.name))"]
    }
    return zip(shown.parts, expected).compactMap { shown, expected in
      expected.difference(to: shown, isRightToLeft: environment.isRightToLeft)
    }
  }
}
#endif
