// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The hashes of the new ids in step, kept from the moment they are compared.
///
/// They are needed once it is known what is out of step. By then the ids have left the cache, and
/// to fetch them again costs several times what a quick hash does; hashes that are not quick are not
/// made on suspicion.
@usableFromInline
struct StepHashes: ~Copyable {
  @usableFromInline let hashes: UnsafeMutablePointer<UInt32>
  /// Whether hashes are kept at all.
  @usableFromInline let isKept: Bool

  /// - Parameters:
  ///   - capacity: How many positions there are.
  ///   - isKept: Whether to keep their hashes.
  @inlinable
  init(capacity: Int, isKept: Bool) {
    self.isKept = isKept
    hashes = .allocate(capacity: isKept ? capacity : 0)
  }

  @inlinable
  deinit { hashes.deallocate() }
}
