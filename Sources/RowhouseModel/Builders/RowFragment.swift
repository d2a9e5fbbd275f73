// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rows of several statements.
public struct RowFragment: RowGroup {
  @usableFromInline var list = RowList()
  @usableFromInline var statements = 0

  @inlinable
  init() {}

  /// - Parameter capacity: How many rows to make room for.
  @inlinable
  init(capacity: Int) { list.reserve(capacity) }

  @inlinable
  init(_ group: consuming some RowGroup) { group.append(to: &list) }

  /// Appends the rows of the next statement.
  @inlinable
  mutating func add<Group: RowGroup>(_ group: consuming Group) {
    let start = list.items.count
    group.append(to: &list)
    list.nest(from: start, in: .statement(statements))
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
  public consuming func append(to rows: inout RowList) {
    let start = rows.items.count
    group.append(to: &rows)
    rows.nest(from: start, in: .statement(0))
  }
}

/// The rows of a branch that was taken, or none.
public struct RowBranch<Group: RowGroup>: RowGroup {
  @usableFromInline let group: Group?
  @usableFromInline let number: Int

  @inlinable
  init(group: Group?, number: Int) {
    self.group = group
    self.number = number
  }

  /// Appends the rows of the branch.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    guard let group else { return }
    let start = rows.items.count
    group.append(to: &rows)
    rows.nest(from: start, in: .branch(number))
  }
}

/// The rows of the branch of two that was taken.
public enum RowEither<First: RowGroup, Second: RowGroup>: RowGroup {
  /// The first branch was taken.
  case first(First)
  /// The second branch was taken.
  case second(Second)

  /// Appends the rows of the branch.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    let start = rows.items.count
    switch self {
    case .first(let group):
      group.append(to: &rows)
      rows.nest(from: start, in: .branch(0))
    case .second(let group):
      group.append(to: &rows)
      rows.nest(from: start, in: .branch(1))
    }
  }
}

/// The rows of the turns of a loop.
public struct RowTurns<Group: RowGroup>: RowGroup {
  @usableFromInline let turns: [Group]

  @inlinable
  init(_ turns: [Group]) { self.turns = turns }

  /// Appends the rows of each turn.
  @inlinable
  public consuming func append(to rows: inout RowList) {
    rows.reserve(turns.count)
    for turn in turns.indices {
      let start = rows.items.count
      turns[turn].append(to: &rows)
      rows.nest(from: start, in: .turn(turn))
    }
  }
}

/// The rows of an array.
///
/// Those that another builder made keep their places; the others are told apart by position.
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
      row.place(at: position)
      rows.append(row)
    }
  }
}
