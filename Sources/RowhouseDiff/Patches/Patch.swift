// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A self-contained change: the edits of a ``Changeset`` and the inserted and updated elements.
///
/// Use a patch if the new collection is not available, for example in another process.
///
/// ```swift
/// let patch = Patch(from: old, to: new)
/// let bytes = try JSONEncoder().encode(patch)
/// // elsewhere
/// let received = try JSONDecoder().decode(Patch<Track>.self, from: bytes).applying(to: old)
/// ```
public struct Patch<Element> {
  /// The edits.
  public let changeset: Changeset
  /// The elements at the inserted and the updated positions, ascending by new position.
  public let contents: [Element]

  /// Creates a patch from the edits that lead to `new`, and from `new`.
  ///
  /// - Precondition: `new` has ``Changeset/newCount`` elements.
  /// - Complexity: O(*e*) for *e* edits if `new` is an array.
  public init(_ changeset: Changeset, to new: some Collection<Element>) {
    let new = ContiguousArray(new)
    precondition(
      new.count == changeset.newCount,
      "A patch that leads to \(changeset.newCount) elements cannot take them from \(new.count)")
    self.changeset = changeset
    contents = changeset.contentPositions.map { new[$0] }
  }

  /// Creates a patch by finding the changes between two collections.
  @inlinable
  public init(from old: some Collection<Element>, to new: some Collection<Element>)
  where Element: Identifiable & Equatable {
    self.init(Changeset(from: old, to: new), to: new)
  }

  /// Returns the new collection, or throws ``PatchMismatch`` if the count of `old` is wrong.
  ///
  /// - Complexity: O(*n*) in the counts of both collections.
  public func applying(to old: some Collection<Element>) throws(PatchMismatch) -> [Element] {
    let old = ContiguousArray(old)
    guard old.count == changeset.oldCount else {
      throw PatchMismatch(expected: [changeset.oldCount], found: [old.count])
    }
    var contents = contents.makeIterator()
    // Both initializers ensure that there is one element for each position that needs one.
    return changeset.applying(to: old) { _ in contents.next().unsafelyUnwrapped }
  }
}

extension Patch: Equatable where Element: Equatable {}
extension Patch: Hashable where Element: Hashable {}
extension Patch: Sendable where Element: Sendable {}
extension Patch: Encodable where Element: Encodable {}

extension Patch: Decodable where Element: Decodable {
  /// Decodes a patch, or throws `DecodingError.dataCorrupted` if its number of elements is wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    changeset = try container.decode(Changeset.self, forKey: .changeset)
    contents = try container.decode([Element].self, forKey: .contents)
    try container.check(contents.count, changeset.contentPositions.count, "elements", .contents)
  }
}

extension KeyedDecodingContainer {
  /// Throws an error if the number of decoded elements is not the number that the edits need.
  func check(_ count: Int, _ needed: Int, _ name: String, _ key: Key) throws(DecodingError) {
    guard count != needed else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "The edits need \(needed) \(name), but there are \(count).")
  }
}

/// The error thrown when a patch is applied to a collection of the wrong size.
public struct PatchMismatch: Error, Hashable, CustomStringConvertible {
  /// The number of elements of the original collection, or of rows in each section of the page.
  public let expected: [Int]
  /// The actual number of elements, or of rows in each section.
  public let found: [Int]

  /// A message that contains both sizes and explains what to do.
  public var description: String {
    """
    The patch was made from \(expected) elements, but was applied to \(found). \
    Make a new patch from the current elements.
    """
  }
}
