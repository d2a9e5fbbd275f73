// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a builder gathers: something whose id may be its place.
@usableFromInline
protocol Placed {
  var id: ItemID { get set }
}

extension Placed {
  /// Whether the item stands in no builder yet, and has no id of its own.
  @inlinable var isUnplaced: Bool {
    if case .place(let place) = id.key { place.isStart } else { false }
  }

  /// Gives an item that stands in no builder, and has no id of its own, a place by its position.
  @inlinable
  mutating func place(at position: Int) {
    if isUnplaced { nest(in: .turn(position)) }
  }

  /// Prepends a step to the place of an item that has no other id.
  @inlinable
  mutating func nest(in step: Place.Step) { id.nest(in: step) }
}
