// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitableview>.
extension UITableView {
  /// The value of a height that the table determines itself.
  public class var automaticDimension: CGFloat { -1 }
  public class var indexSearch: String { "{search}" }

  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry?.sections.count ?? 0
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard let geometry, geometry.sections.indices.contains(section) else {
      raise(
        """
        request for number of rows in section (\(section)) when there are only \
        \(geometry?.sections.count ?? 0) sections in the table view
        """)
    }
    return geometry.sections[section].rows.count
  }

  /// Without a row of that place the rect is empty.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)>.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    layOutEnds()
    guard var geometry, geometry.contains(indexPath) else { return .zero }
    let span = geometry.span(of: indexPath)
    self.geometry = geometry
    return rowFrame(minY: span.minY, height: span.height)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first {
      rectForRow(at: $0).height > 0
    }
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    layOutEnds()
    guard var geometry else { return nil }
    let rows = geometry.rows(from: rect.minY, to: rect.maxY)
    self.geometry = geometry
    return rows
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    [shown, kept, prepared].lazy.compactMap { $0.first { $0.value === cell }?.key }.first
  }

  /// The cell of a row in view, or the one that the table keeps prepared for the row.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)>.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[indexPath] ?? kept[indexPath] ?? prepared[indexPath]
  }

  public var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.isEmpty ? nil : shown.keys.sorted()
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)>.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layOutEnds()
    guard let geometry else { return }
    guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else {
      raise(
        """
        Attempted to scroll the table view to an out-of-bounds section \
        (\(indexPath.count > 0 ? indexPath[0] : -1)) when there are only \
        \(geometry.sections.count) sections.
        """)
    }
    let count = geometry.sections[indexPath.section].rows.count
    // NSNotFound scrolls to a section without rows.
    if indexPath.row != NSNotFound, !(0..<count).contains(indexPath.row) {
      raise(
        """
        Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there \
        are only \(count) rows in section \(indexPath.section).
        """)
    }
    let before = contentOffset
    setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: animated)
    if !animated, window != nil, contentOffset != before { layoutIfNeeded() }
  }

  /// Returns the offset at which a row is in place according to the estimates, which UIKit is reported not to correct.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    let isRow = indexPath.row != NSNotFound
    let rect = isRow ? rectForRow(at: indexPath) : rectForHeader(inSection: indexPath.section)
    let inset = adjustedContentInset
    let top = bounds.minY + inset.top
    let bottom = bounds.maxY - inset.bottom
    var header: CGFloat = 0
    if style == .plain, isRow {
      header = geometry?.sections[indexPath.section].header.height ?? 0
    }
    switch position {
    case .top: offset.y = rect.minY - inset.top - header
    case .bottom: offset.y = rect.maxY - bounds.height + inset.bottom
    case .middle: offset.y = rect.midY - (inset.top + bounds.height - inset.bottom) / 2
    case .none:
      if rect.minY < top + header {
        offset.y = rect.minY - inset.top - header
      } else if rect.maxY > bottom {
        offset.y = rect.maxY - bounds.height + inset.bottom
      }
    }
    return clamped(offset)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.sorted().first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  public func reloadSectionIndexTitles() { indexTitles = nil }
}
#endif
