// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The identity of a file's content: two files with different stamps differ.
///
/// Equal stamps do not prove that the content is the same. File systems use the numbers of removed files again,
/// and write times with a resolution of some milliseconds.
package struct FileStamp: Equatable, Sendable {
  private let number: UInt64
  private let device: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  private let changeNanoseconds: Int
  /// True if it is no folder, pipe or device.
  package let isRegular: Bool

  /// Returns the stamp of a file, or `nil` if it does not exist.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    size = Int64(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    changeNanoseconds = status.st_ctimespec.tv_nsec
    #else
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    changeNanoseconds = Int(status.st_ctim.tv_nsec)
    #endif
  }

  /// Returns `true` if both are stamps of one file, whose content may have changed.
  ///
  /// The numbers of removed files are used again, so this is certain only while one of the two is open.
  package func isOfSameFile(as other: FileStamp) -> Bool {
    number == other.number && device == other.device
  }
}
