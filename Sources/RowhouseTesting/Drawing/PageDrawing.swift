// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

@MainActor
struct PageDrawing {
  let page: PageSnapshot
  let options: PageText.Options
}

extension RowRole {
  /// The role in the drawing, or `nil` if the parts of the row show it.
  fileprivate var note: String? {
    switch self {
    case .radio, .check, .expander(isOpen: false), .page: nil
    case .expander(isOpen: true): "(open)"
    case .link(let link): "(\(link.address))"
    }
  }
}

extension PageDrawing {
  var lines: [String] {
    var blocks = [top]
    blocks += page.sections.indices.map { section($0) }
    blocks.append(ends(page.footer, page.pageStyle))
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var top: [String] {
    let title = page.title.isEmpty ? [] : ["# \(page.title.drawable)"]
    return title + ends(page.header, page.pageStyle)
  }

  private func section(_ index: Int) -> [String] {
    let section = page.sections[index]
    let style = page.style(ofSection: index) ?? page.pageStyle
    var lines = ends(section.header, style)
    if let button = section.headerButton {
      if lines.isEmpty { lines = [""] }
      lines[0] = (lines[0].isEmpty ? "" : lines[0] + "  ") + "[\(button.drawable)]"
    }
    if options.showsIDs, !section.id.isStructural {
      let header = lines.isEmpty ? "" : lines.removeFirst()
      lines.insert(noting([id(section.id)], behind: header), at: 0)
    }
    let drawn = min(section.rowCount, max(0, options.rowLimit))
    for row in 0..<drawn { lines += self.row(at: RowIndexPath(section: index, row: row)) }
    if section.rowCount == 0 { lines.append("  (no rows)") }
    if section.rowCount > drawn { lines.append("  … \((section.rowCount - drawn).grouped) more") }
    return lines + ends(section.footer, style)
  }

  private func ends(_ content: HeaderFooter, _ style: ResolvedStyle) -> [String] {
    switch content {
    case .none: []
    case .title(let title): title.drawableLines.map(\.withoutTrailingBlanks)
    case .parts(let part): drawn(part, style, width: options.width)
    }
  }

  private func row(at indexPath: RowIndexPath) -> [String] {
    guard let row = page.row(at: indexPath), let style = page.style(at: indexPath) else {
      return []
    }
    guard options.showsHeights || !style.rowHeight.isHidden else { return [] }
    var lines = drawn(row.body(style: style), style, width: options.width - 2)
    if lines.allSatisfy(\.isEmpty) { lines = ["\"\""] }
    lines = lines.map { $0.isEmpty ? "" : "  " + $0 }
    var notes = row.isDisabled ? ["(disabled)"] : []
    if let role = row.role?.note { notes.append(role) }
    if options.showsIDs, !row.id.isStructural { notes.append(id(row.id)) }
    if options.showsHeights { notes.append(height(style.rowHeight)) }
    if options.showsActions { notes += actions(of: row, at: indexPath) }
    if !notes.isEmpty { lines[0] = noting(notes, behind: lines[0]) }
    return lines
  }

  private func drawn(_ part: Part, _ style: ResolvedStyle, width: Int) -> [String] {
    PartDrawing(style: style).block(part).lines.map { $0.drawn(width: width) }
  }

  private func id(_ id: ItemID) -> String { "{\("\(id)".drawable)}" }

  private func actions(of row: AnyRow, at indexPath: RowIndexPath) -> [String] {
    let signs: [(RowActionGroup, String)] = [(.leading, "←"), (.trailing, "→"), (.menu, "…")]
    var notes = signs.compactMap { group, sign in
      let titles = row.actions(in: group).map { action in
        let title = action.title.drawable
        return switch action.role {
        case .normal: title
        case .destructive: "! \(title) !"
        }
      }
      return titles.isEmpty ? nil : "\(sign) \(titles.joined(separator: ", "))"
    }
    if let shortcut = row.shortcut { notes.append("\(shortcut)") }
    if page.canMove(indexPath) { notes.append("↕") }
    return notes
  }

  private func height(_ height: RowHeight) -> String {
    switch height {
    case .fixed(let points): "\(points.short) pt"
    case .automatic(let minimum): "≥ \(minimum.short) pt"
    }
  }

  /// Appends notes to a line, to the right of the page's edge.
  private func noting(_ notes: [String], behind line: String) -> String {
    let blanks = max(0, options.width - line.columns)
    return line + .blanks(blanks + 2) + notes.joined(separator: "  ")
  }
}
