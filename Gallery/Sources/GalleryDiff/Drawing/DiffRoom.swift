// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The gallery's view of the diff: a headline, a legend, and scenes.
public struct DiffRoom: Sendable {
  private let scenes: [DiffScene]
  private let layout: Layout

  /// Creates a view of scenes.
  public init(_ scenes: [DiffScene] = DiffScene.all, layout: Layout = Layout()) {
    self.scenes = scenes
    self.layout = layout
  }
}

extension DiffRoom {
  /// All lines of the view.
  public var lines: [Line] {
    let headline = "Rowhouse’s diff: from one table page to the next, in the fewest edits"
    let scenes = scenes.flatMap { [Line("")] + SceneDrawing($0, layout: layout).lines }
    return headline.wrapped(to: layout.width).map { Line($0, .strong) } + legend + scenes
  }

  private var legend: [Line] {
    let entries = Mark.allCases.map { Line(Span("\($0.rawValue) \($0.word)", $0.ink)) }
    let positions = Line("0.1 is row 1 of section 0", .faint)
    if layout.isStacked { return entries + [positions] }
    let signs = entries.reduce(Line("")) { $0.followed(by: $1).followed(by: Line("   ")) }
    let legend = signs.followed(by: positions)
    return legend.columns <= layout.width ? [legend] : [signs, positions]
  }

  /// The names of the scenes with their titles, one scene per line.
  public static var directory: [Line] {
    let width = DiffScene.all.map(\.name.columns).max() ?? 0
    return DiffScene.all.map { Line("\($0.name.padded(to: width))  \($0.title)") }
  }
}
