// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
/// The places of titles in a column that may be too low for all of them.
///
/// If the column is too low, only some titles, which are as evenly distributed as possible, have a
/// place. A bullet between two of them stands for the titles that have none:
///
///     A          A
///     B          •
///     C          C
///     D          •
///     E          E
struct IndexSlots {
  private let count: Int
  /// The number of titles that have a place.
  private let shownCount: Int
  /// The height of a title or a bullet, in points.
  private let pitch: Double
  /// The distance of the first title from the top of the column, in points.
  private let top: Double

  /// Creates the places of a number of titles in the middle of a column.
  init(count: Int, pitch: Double, height: Double) {
    let room = pitch > 0 ? max(1, Int(height / pitch)) : 1
    self.count = count
    self.pitch = pitch
    shownCount = count <= room ? count : (room + 1) / 2
    let slotCount = count <= room ? count : 2 * shownCount - 1
    top = max(0, ((height - Double(slotCount) * pitch) / 2).rounded(.down))
  }
}

extension IndexSlots {
  /// The titles that have a place, in order.
  var shown: [Int] { (0..<shownCount).map { title($0) } }

  /// The distances of the shown titles from the top of the column, in points.
  var tops: [Double] { (0..<shownCount).map { top + Double($0 * step) * pitch } }

  /// The distances of the middles of the bullets from the top of the column, in points.
  var bullets: [Double] {
    step == 1 ? [] : tops.dropLast().map { $0 + pitch * 1.5 }
  }

  /// Returns the title at a distance from the top of the column, in points.
  ///
  /// The titles that have no place share the height of the bullet.
  func title(at distance: Double) -> Int {
    let slots = Double((shownCount - 1) * step + 1)
    let position = min(max(0, (distance - top) / pitch), slots.nextDown)
    let slot = Int(position)
    guard step == 2, slot % 2 == 1 else { return title(slot / step) }
    let hidden = title(slot / 2) + 1..<title(slot / 2 + 1)
    return hidden.lowerBound + Int((position - Double(slot)) * Double(hidden.count))
  }

  /// The number of slots from a shown title to the next one.
  private var step: Int { shownCount < count ? 2 : 1 }

  /// Returns a shown title.
  private func title(_ place: Int) -> Int {
    let gaps = shownCount - 1
    return gaps > 0 ? (place * (count - 1) + gaps / 2) / gaps : 0
  }
}
#endif
