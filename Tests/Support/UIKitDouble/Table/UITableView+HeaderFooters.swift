// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

// Headers and footers of sections.

extension UITableView {
  /// Asks the views of automatic headers and footers in view for their heights.
  func measureHeaderFooters() {
    guard var geometry else { return }
    defer { self.geometry = geometry }
    for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
      for isHeader in [true, false] {
        let headerFooter =
          isHeader ? geometry.sections[section].header : geometry.sections[section].footer
        guard headerFooter.isAutomatic else { continue }
        var measured = headerFooter
        measured.isAutomatic = false
        if let view = viewForHeaderFooter(section, isHeader: isHeader) {
          let size = CGSize(width: contentWidth, height: 0)
          let height = view.systemLayoutSizeFitting(size).height
          measured.height = height > 0 ? height : measured.height
          if isHeader { shownHeaders[section] = view } else { shownFooters[section] = view }
        }
        if isHeader {
          geometry.sections[section].header = measured
        } else {
          geometry.sections[section].footer = measured
        }
      }
    }
  }

  private func viewForHeaderFooter(_ section: Int, isHeader: Bool) -> UIView? {
    let shown = isHeader ? shownHeaders[section] : shownFooters[section]
    if let shown { return shown }
    let view =
      isHeader
      ? ask("tableView:viewForHeaderInSection:") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
      : ask("tableView:viewForFooterInSection:") {
        $0.tableView(self, viewForFooterInSection: section)
      }
    if let view, let view { return view }
    return nil
  }

  private func standardView(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func showHeaderFooters() {
    guard var geometry else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let visible = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for isHeader in [true, false] {
      var wanted: Set<Int> = []
      for section in visible where isInView(section, isHeader: isHeader, &geometry) {
        wanted.insert(section)
        let headerFooter =
          isHeader ? geometry.sections[section].header : geometry.sections[section].footer
        let view =
          viewForHeaderFooter(section, isHeader: isHeader) ?? headerFooter.title.map(standardView)
        guard let view else { continue }
        if isHeader { shownHeaders[section] = view } else { shownFooters[section] = view }
        guard view.superview !== self else { continue }
        view.frame = edgeFrame(section, isHeader: isHeader, &geometry)
        addSubview(view)
        if isHeader {
          ask("tableView:willDisplayHeaderView:forSection:") {
            $0.tableView(self, willDisplayHeaderView: view, forSection: section)
          }
        } else {
          ask("tableView:willDisplayFooterView:forSection:") {
            $0.tableView(self, willDisplayFooterView: view, forSection: section)
          }
        }
      }
      for section in (isHeader ? shownHeaders : shownFooters).keys.sorted()
      where !wanted.contains(section) {
        retireHeaderFooter(section, isHeader: isHeader)
      }
    }
    self.geometry = geometry
  }

  private func isInView(
    _ section: Int, isHeader: Bool, _ geometry: inout TableGeometry
  ) -> Bool {
    let frame = edgeFrame(section, isHeader: isHeader, &geometry)
    return frame.height > 0 && frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// Headers and footers of plain tables stay in view as long as their section is.
  private func edgeFrame(
    _ section: Int, isHeader: Bool, _ geometry: inout TableGeometry
  ) -> CGRect {
    let part = geometry.sections[section]
    let start = geometry.start(of: section) + part.topPadding
    let end = geometry.end(of: section)
    let inset = adjustedContentInset
    let height = isHeader ? part.header.height : part.footer.height
    var y = isHeader ? start : end - height
    if style == .plain {
      if isHeader {
        y = max(y, min(bounds.minY + inset.top, end - part.footer.height - height))
      } else {
        y = min(y, max(bounds.maxY - inset.bottom - height, start + part.header.height))
      }
    }
    return rowFrame(minY: y, height: height)
  }

  func layOutHeaderFooters(_ geometry: inout TableGeometry) {
    for (section, view) in shownHeaders {
      let frame = edgeFrame(section, isHeader: true, &geometry)
      if view.frame != frame { view.frame = frame }
    }
    for (section, view) in shownFooters {
      let frame = edgeFrame(section, isHeader: false, &geometry)
      if view.frame != frame { view.frame = frame }
    }
  }

  func retireHeaderFooter(_ section: Int, isHeader: Bool) {
    let view =
      isHeader
      ? shownHeaders.removeValue(forKey: section) : shownFooters.removeValue(forKey: section)
    guard let view else { return }
    retireHeaderFooter(view, of: section, isHeader: isHeader)
  }

  func retireHeaderFooter(_ view: UIView, of section: Int, isHeader: Bool) {
    view.removeFromSuperview()
    if isHeader {
      ask("tableView:didEndDisplayingHeaderView:forSection:") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    } else {
      ask("tableView:didEndDisplayingFooterView:forSection:") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    reusableViews[identifier, default: []].append(view)
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)>.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/footerview(forsection:)>.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)>.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { table, geometry in
      let part = geometry.sections[section]
      return table.rowFrame(
        minY: geometry.start(of: section) + part.topPadding, height: part.header.height)
    }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { table, geometry in
      let height = geometry.sections[section].footer.height
      return table.rowFrame(minY: geometry.end(of: section) - height, height: height)
    }
  }

  public func rect(forSection section: Int) -> CGRect {
    rect(of: section) { table, geometry in
      table.rowFrame(
        minY: geometry.start(of: section), height: geometry.sections[section].height)
    }
  }

  private func rect(
    of section: Int, _ make: (UITableView, inout TableGeometry) -> CGRect
  ) -> CGRect {
    loadIfNeeded()
    layOutEnds()
    guard var geometry, geometry.sections.indices.contains(section) else {
      raise("request for rect of invalid section (\(section))")
    }
    return make(self, &geometry)
  }
}
#endif
