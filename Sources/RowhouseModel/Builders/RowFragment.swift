// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of several statements.
public struct RowFragment: RowGroup {
  @usableFromInline var list = RowList()
  @usableFromInline var statements = 0

  @inlinable
  init() {}

  @inlinable
  init(capacity: Int) { list.reserve(capacity) }

  @inlinable
  init(_ group: consuming some RowGroup) { group.append(to: &list) }

  /// Appends the rows of the next statement.
  @inlinable
  mutating func add<Group: RowGroup>(_ group: consuming Group) {
    list.append(group, in: .statement(statements))
    statements += 1
  }

  /// Appends the rows.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    if rows.items.isEmpty {
      rows.items = list.items
    } else {
      rows.items.append(contentsOf: list.items)
    }
  }
}

/// The first statement of a block, which is often the only one.
public struct FirstRows<Group: RowGroup>: RowGroup {
  @usableFromInline let group: Group

  @inlinable
  init(group: Group) { self.group = group }

  /// Appends the rows of the statement.
  @inlinable
  public consuming func append(to rows: inout RowList) { rows.append(group, in: .statement(0)) }
}

/// The rows of an `if` without `else`, or no rows if its condition is false.
public struct RowBranch<Group: RowGroup>: RowGroup {
  @usableFromInline let group: Group?

  @inlinable
  init(_ group: Group?) { self.group = group }

  /// Appends the rows of the branch.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    if let group { rows.append(group, in: .branch(0)) }
  }
}

/// The rows of one of two branches.
public enum RowEither<First: RowGroup, Second: RowGroup>: RowGroup {
  /// The rows of the first branch.
  case first(First)
  /// The rows of the second branch.
  case second(Second)

  /// Appends the rows of the branch.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    switch self {
    case .first(let group): rows.append(group, in: .branch(0))
    case .second(let group): rows.append(group, in: .branch(1))
    }
  }
}

/// The rows of the iterations of a loop.
public struct RowIterations<Group: RowGroup>: RowGroup {
  @usableFromInline let iterations: [Group]

  @inlinable
  init(_ iterations: [Group]) { self.iterations = iterations }

  /// Appends the rows of each iteration.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    rows.reserve(iterations.count)
    for iteration in iterations.indices {
      rows.append(iterations[iteration], in: .iteration(iteration))
    }
  }
}

/// The rows of an array, identified by their positions unless another builder created them.
public struct RowArray<Element: RowElement>: RowGroup {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  /// Appends the rows.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    rows.reserve(elements.count)
    for position in elements.indices {
      var row = elements[position].row
      row.setPlace(to: position)
      rows.append(row)
    }
  }
}
