// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// The cell that a data source is being asked for.
struct CellRequest {
  let indexPath: IndexPath
  /// The cell that is to be configured again, if it is one on screen.
  let existing: UITableViewCell?
  var dequeued: UITableViewCell?
}

extension UITableView {
  /// Returns the cell of a row that shows none, which may be prepared already.
  func makeCell(at path: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let known = kept.removeValue(forKey: path) {
      known.isHidden = false
      cell = known
    } else {
      cell = prepared.removeValue(forKey: path) ?? newCell(at: path)
    }
    shown[path] = cell
    return cell
  }

  /// Asks the data source for the cell of a row that has none.
  func newCell(at path: IndexPath) -> UITableViewCell {
    checkCounts()
    let cell = cellFromSource(at: path, existing: nil)
    if [shown, kept, prepared].contains(where: { $0.values.contains { $0 === cell } }) {
      raise(
        """
        UITableView (\(self)) got for \(path.inUIKit) a cell from its dataSource that already \
        shows another row; a cell shows one row at a time
        """)
    }
    return cell
  }

  func cellFromSource(at path: IndexPath, existing: UITableViewCell?) -> UITableViewCell {
    guard let dataSource else {
      raise("UITableView (\(self)) failed to obtain a cell from its dataSource (nil)")
    }
    let outer = request
    request = CellRequest(indexPath: path, existing: existing)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    let dequeued = request?.dequeued
    request = outer
    if let dequeued, dequeued !== cell {
      raise(
        """
        Expected dequeued view to be returned to the table view in preparation for display. \
        A cell was dequeued for \(path.inUIKit), and another one was returned
        """)
    }
    return cell
  }

  /// A data source whose counts are not those that the table knows was changed without an update.
  private func checkCounts() {
    guard !areCountsChecked else { return }
    areCountsChecked = isLayingOut
    let counts = sourceCounts()
    guard let known = geometry?.counts, known != counts else { return }
    raise(
      """
      UITableView internal inconsistency: the dataSource has sections of \(counts) rows, and the \
      table view, which was told of no update, has sections of \(known)
      """)
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-9h9qw>.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    checkIdentifier(identifier)
    guard let cellClass else {
      makers[identifier] = nil
      return
    }
    guard let kind = cellClass as? UITableViewCell.Type else {
      raise("must pass a class of kind UITableViewCell")
    }
    makers[identifier] = { kind.init(registeredAs: identifier) }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    checkIdentifier(identifier)
    guard let nib else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = {
      guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        raise(
          """
          invalid nib registered for identifier (\(identifier)) - nib must contain exactly one \
          top level object which must be a UITableViewCell instance
          """)
      }
      if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
        raise(
          """
          cell reuse indentifier in nib (\(own)) does not match the identifier used to register \
          the nib (\(identifier))
          """)
      }
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)-1dyzp>.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    checkIdentifier(identifier)
    guard let aClass else {
      viewMakers[identifier] = nil
      return
    }
    guard let kind = aClass as? UITableViewHeaderFooterView.Type else {
      raise("must pass a class of kind UITableViewHeaderFooterView")
    }
    viewMakers[identifier] = { kind.init(registeredAs: identifier) }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    checkIdentifier(identifier)
    guard let nib else {
      viewMakers[identifier] = nil
      return
    }
    viewMakers[identifier] = {
      guard let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView else {
        raise(
          """
          invalid nib registered for identifier (\(identifier)) - nib must contain exactly one \
          top level object which must be a UITableViewHeaderFooterView instance
          """)
      }
      view.reuseIdentifier = identifier
      return view
    }
  }

  private func checkIdentifier(_ identifier: String) {
    if identifier.isEmpty { raise("must pass a valid reuse identifier to register") }
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)>.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)>.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    loadIfNeeded()
    guard geometry?.contains(indexPath) ?? false else {
      raise(
        """
        attempt to dequeue a cell for an index path that does not exist: \(indexPath.inUIKit), \
        with sections of \(geometry?.counts ?? []) rows
        """)
    }
    let isAsked = request?.indexPath == indexPath
    if isAsked, request?.dequeued != nil {
      raise(
        """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
        really need to dequeue more cells than the table view is requesting, use the \
        -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
        \(identifier), index path: \(indexPath.inUIKit)
        """)
    }
    if isAsked, let existing = request?.existing {
      guard existing.reuseIdentifier == identifier else {
        raise(
          """
          Attempted to reconfigure the row at \(indexPath.inUIKit), whose cell has the identifier \
          \(existing.reuseIdentifier ?? "nil"), with a cell of the identifier \(identifier); \
          reload the row instead
          """)
      }
      request?.dequeued = existing
      return existing
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    if isAsked { request?.dequeued = cell }
    return cell
  }

  /// See <https://developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)>.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = reusableViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewMakers[identifier]?()
  }

  func enqueue(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }
}
#endif
