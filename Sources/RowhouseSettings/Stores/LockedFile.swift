// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is replaced as a whole, under a lock that all stores use.
///
/// The lock is on `FILE.lock`, because each change replaces the file itself.
package struct LockedFile: Sendable {
  package let path: String
  private let patience: Double

  /// Creates a reference to a file, which does not need to exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - patience: The time, in seconds, to wait for a lock that another process has. Defaults to 10.
  package init(path: String, patience: Double = 10) {
    self.path = path
    self.patience = patience
  }

  /// Returns the path to which symbolic links lead, even if there is no file at that path.
  ///
  /// - Throws: ``SettingsStoreError`` if the links form a cycle.
  package static func destination(of path: String) throws(SettingsStoreError) -> String {
    var url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    // Linux follows the same number of links.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        return url.path
      }
      url = URL(fileURLWithPath: link, relativeTo: url.deletingLastPathComponent())
        .resolvingSymlinksInPath()
    }
    throw .unreadable(path: path, reason: String(cString: strerror(ELOOP)))
  }

  /// Calls a closure while no other process and no other store has the lock.
  ///
  /// - Throws: ``SettingsStoreError`` if the lock cannot be opened, or if another process keeps it for too long.
  package func withLock<Result>(
    _ body: () throws(SettingsStoreError) -> Result
  ) throws(SettingsStoreError) -> Result {
    if let result = try withLock(waitingFor: patience, body) { return result }
    throw .unwritable(path: path, reason: "another process has its lock “\(path).lock”")
  }

  /// Calls a closure while no other process and no other store has the lock, or returns `nil` if one has it now.
  ///
  /// - Throws: ``SettingsStoreError`` if the lock cannot be opened.
  @discardableResult
  func withLockIfFree<Result>(
    _ body: () throws(SettingsStoreError) -> Result
  ) throws(SettingsStoreError) -> Result? {
    try withLock(waitingFor: 0, body)
  }

  /// Calls a closure while no other process and no other store has the lock, or returns `nil` if one keeps it for longer
  /// than a time in seconds.
  private func withLock<Result>(
    waitingFor patience: Double, _ body: () throws(SettingsStoreError) -> Result
  ) throws(SettingsStoreError) -> Result? {
    let lock = "\(path).lock"
    func failure() -> SettingsStoreError {
      .unwritable(path: path, reason: "its lock “\(lock)” cannot be opened: \(Self.reason)")
    }
    let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure() }
    // Every user who may write the file may lock it. Only the owner of the lock can permit that.
    // The owner may always open it, even if the file was read-only for some time.
    shareAccess(with: descriptor, adding: 0o600)
    // A process that is stopped by a debugger keeps its lock, so this does not wait without a limit.
    switch LockWait.lock(descriptor, for: patience) {
    case .locked:
      defer { close(descriptor) }
      return try body()
    case .failed(let number):
      close(descriptor)
      errno = number
      throw failure()
    case .timedOut: return nil
    }
  }

  /// Sets the owner, the group, and the permissions of another file to those of this file, if it
  /// exists, as far as the user is allowed to.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the file.
  ///   - more: Permissions that the file receives in any case.
  private func shareAccess(with descriptor: Int32, adding more: mode_t = 0) {
    var (status, own) = (stat(), stat())
    guard stat(path, &status) == 0, fstat(descriptor, &own) == 0 else { return }
    // Whoever may write the folder could have created a link to a file of another user.
    guard own.st_nlink == 1 else { return }
    // Only the administrator may set the owner. Otherwise, the file would then belong to the
    // administrator, and its owner could no longer read it.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    _ = fchmod(descriptor, status.st_mode & 0o777 | more)
  }

  /// Returns the content of the file, up to one byte more than the limit, or `nil` if it does not
  /// exist.
  func read(limit: Int) throws(SettingsStoreError) -> [UInt8]? {
    // Does not wait for the other end of a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path, reason: Self.reason)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    var content: [UInt8] = []
    while content.count <= limit {
      var buffer = [UInt8](repeating: 0, count: min(1 << 16, limit + 1 - content.count))
      #if canImport(Glibc)
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
      let count = Darwin.read(descriptor, &buffer, buffer.count)
      #endif
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: Self.reason)
      }
      content += buffer[..<count]
    }
    return content
  }

  /// Replaces the content of the file, under the lock.
  func replace(with content: [UInt8]) throws(SettingsStoreError) {
    // A file without write permission could also be replaced.
    if access(path, W_OK) != 0, errno != ENOENT { throw unwritable() }
    let temporary = "\(path).new"
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw unwritable() }
    do throws(SettingsStoreError) {
      defer { close(descriptor) }
      shareAccess(with: descriptor)
      try write(content, to: descriptor)
      guard fsync(descriptor) == 0 else { throw unwritable() }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = unwritable()
      unlink(temporary)
      throw error
    }
    synchronizeFolder()
  }

  /// Creates an empty file that only its owner can read, unless there is a file.
  package func create() throws(SettingsStoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      if errno == EEXIST { return }
      throw unwritable()
    }
    close(descriptor)
  }

  /// Renames a file that cannot be used, under the lock.
  ///
  /// - Parameter companions: The name endings of files that belong to the file. They are renamed
  ///   first if they exist.
  /// - Returns: The new path.
  /// - Throws: ``SettingsStoreError`` if a file cannot be renamed.
  package func setAside(companions: [String] = []) throws(SettingsStoreError) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
    let aside = "\(path).corrupt-\(number)"
    for companion in companions where rename(path + companion, aside + companion) != 0 {
      if errno != ENOENT { throw unwritable() }
    }
    guard rename(path, aside) == 0 else { throw unwritable() }
    return aside
  }

  private func write(_ content: [UInt8], to descriptor: Int32) throws(SettingsStoreError) {
    var position = 0
    while position < content.count {
      let count = content[position...].withUnsafeBytes { buffer in
        #if canImport(Glibc)
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw unwritable()
      }
      position += count
    }
  }

  /// Synchronizes the folder, if the system supports it, so that the new name of the file survives
  /// a system failure.
  private func synchronizeFolder() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private func unwritable() -> SettingsStoreError {
    .unwritable(path: path, reason: Self.reason)
  }
}
