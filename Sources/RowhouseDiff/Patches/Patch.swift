// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A change that stands on its own: the edits of a ``Changeset`` and the elements they bring.
///
/// It leads from an old collection to the new one where the new one is not at hand, such as in
/// another process.
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

  /// Takes from the new collection what the old one lacks.
  ///
  /// - Parameters:
  ///   - changeset: The edits that lead to `new`.
  ///   - new: The collection that the changeset leads to.
  /// - Precondition: `new` has as many elements as the changeset says.
  /// - Complexity: O(*e*) for *e* edits if `new` is an array.
  public init(_ changeset: Changeset, to new: some Collection<Element>) {
    let new = ContiguousArray(new)
    precondition(
      new.count == changeset.newCount,
      "A patch that leads to \(changeset.newCount) elements cannot take them from \(new.count)")
    self.changeset = changeset
    contents = changeset.contentPositions.map { new[$0] }
  }

  /// Finds what changed and takes from the new collection what the old one lacks.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  /// - Complexity: As ``Changeset/init(from:to:)``.
  @inlinable
  public init(from old: some Collection<Element>, to new: some Collection<Element>)
  where Element: Identifiable & Equatable {
    self.init(Changeset(from: old, to: new), to: new)
  }
}

extension Patch {
  /// The new collection.
  ///
  /// - Parameter old: The collection that the patch was made from.
  /// - Returns: The collection that the patch leads to.
  /// - Throws: ``PatchMismatch`` if `old` has another number of elements than that one.
  /// - Complexity: O(*n*) in the counts of both collections.
  public func applying(to old: some Collection<Element>) throws(PatchMismatch) -> [Element] {
    let old = ContiguousArray(old)
    guard old.count == changeset.oldCount else {
      throw PatchMismatch(expected: [changeset.oldCount], found: [old.count])
    }
    var contents = contents.makeIterator()
    // As many contents as positions that ask for one: both initialisers see to it.
    return changeset.applying(to: old) { _ in contents.next().unsafelyUnwrapped }
  }
}

extension Patch: Equatable where Element: Equatable {}
extension Patch: Hashable where Element: Hashable {}
extension Patch: Sendable where Element: Sendable {}

// Not nested: a type inside a generic type takes part in the constraints of the extension it is in.
private enum PatchKey: String, CodingKey {
  case changeset, contents
}

extension Patch: Encodable where Element: Encodable {
  /// Encodes the edits and what they bring.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PatchKey.self)
    try container.encode(changeset, forKey: .changeset)
    try container.encode(contents, forKey: .contents)
  }
}

extension Patch: Decodable where Element: Decodable {
  /// Decodes a patch and checks it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are more or fewer elements than edits that
  ///   ask for one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PatchKey.self)
    changeset = try container.decode(Changeset.self, forKey: .changeset)
    contents = try container.decode([Element].self, forKey: .contents)
    let needed = changeset.contentPositions.count
    guard contents.count == needed else {
      throw DecodingError.dataCorruptedError(
        forKey: .contents, in: container,
        debugDescription: "The edits need \(needed) elements, and there are \(contents.count).")
    }
  }
}

extension Changeset {
  /// The new positions whose content the old collection lacks, ascending.
  var contentPositions: [Int] {
    merged(inserts, edits.updates.map(\.new))
  }
}
