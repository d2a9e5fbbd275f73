// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The identity of a file's content.
///
/// Content with different stamps differs.
///
/// Equal stamps do not prove that content is equal. File systems reuse the numbers of removed
/// files, and record times with a resolution of some milliseconds.
package struct FileStamp: Equatable, Sendable {
  private let number: UInt64
  private let device: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  private let changeNanoseconds: Int
  /// True if the file is not a folder, a pipe, or a device.
  package let isRegular: Bool

  /// Creates the stamp of a file, or returns `nil` if the file does not exist.
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

  /// The time since the last change of the content, in seconds.
  ///
  /// It is negative if the clock of the file system is ahead of the clock of the system.
  var age: Double {
    Date().timeIntervalSince1970 - Double(seconds) - Double(nanoseconds) / 1e9
  }

  /// True if the content has not changed for longer than the resolution of the file system's times.
  ///
  /// Otherwise, the content may change once more without a change of the stamp.
  var isConclusive: Bool { abs(age) > 0.1 }

  /// Returns `true` if both stamps belong to the same file, whose content may have changed.
  ///
  /// File systems reuse the numbers of removed files, so the result is reliable only while one of
  /// the two files is open.
  package func isOfSameFile(as other: FileStamp) -> Bool {
    number == other.number && device == other.device
  }
}
