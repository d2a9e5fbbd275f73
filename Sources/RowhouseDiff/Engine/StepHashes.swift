// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The hashes of the new ids in step, computed when the ids are compared.
///
/// Later, the ids are no longer in the processor's cache, and loading them costs several times as
/// much as a quick hash. Hashes that are not quick are computed only when they are needed.
@usableFromInline
struct StepHashes: ~Copyable {
  @usableFromInline let hashes: UnsafeMutablePointer<UInt32>
  @usableFromInline let isKept: Bool

  @inlinable
  init(capacity: Int, isKept: Bool) {
    self.isKept = isKept
    hashes = .allocate(capacity: isKept ? capacity : 0)
  }

  @inlinable
  deinit { hashes.deallocate() }
}
