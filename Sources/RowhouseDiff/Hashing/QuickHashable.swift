// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An id that knows a hash cheaper than `Hasher`'s.
///
/// A diff keeps no hash beyond its own run and checks every match with `==`, so it can do with a
/// weaker and much cheaper hash than a `Dictionary`, whose hashes must withstand an attacker by
/// themselves. Integers and strings conform already. Any other `Hashable` id works without
/// conforming, at the price of `hash(into:)`: about 10 nanoseconds for one word, 25 for two.
///
/// An id of your own conforms with one line that names its words:
///
/// ```swift
/// struct TrackID: Hashable, QuickHashable {
///   var album: UInt64
///   var track: UInt64
///
///   var quickHash: UInt64 { QuickHash.combining(album, track) }
/// }
/// ```
///
/// - Important: Equal ids must have equal hashes, as with `Hashable`. Unequal ids may collide;
///   that costs time, never correctness.
public protocol QuickHashable: Hashable {
  /// A value that is the same for equal ids and spreads unequal ones.
  ///
  /// It need not be mixed well: the diff multiplies it with a seed of its own before use.
  var quickHash: UInt64 { get }
}
