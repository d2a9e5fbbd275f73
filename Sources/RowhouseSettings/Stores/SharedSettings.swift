// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The settings in a file.
///
/// Only one thread uses them at a time. Other processes may change them.
package protocol SettingsFile: SendableMetatype {
  /// A problem with the file.
  associatedtype Problem: Sendable

  /// The values that the file contained when it was last read or written.
  var values: [String: SettingsValue] { get }

  /// The problems that were found but not yet reported.
  var problems: [Problem] { get set }

  /// Reads the file if it has changed.
  mutating func reload() throws(SettingsStoreError)

  /// Reads the file if it has changed and no other program has locked it.
  ///
  /// This method does not wait for a locked file, because the file is read again at the next
  /// interval.
  mutating func poll() throws(SettingsStoreError)

  /// Changes the newest values of the file, and waits until the disk contains the change.
  ///
  /// If it throws an error, the file is unchanged.
  mutating func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError)

  /// Returns the problem of a file that cannot be read.
  static func unreadable(_ error: SettingsStoreError) -> Problem
}

extension SettingsFile {
  /// Reads the file if it has changed.
  ///
  /// This is sufficient for files whose readers need no lock.
  package mutating func poll() throws(SettingsStoreError) { try reload() }
}

/// A settings file that several threads use and observe, and the handler of its problems.
package final class SharedSettings<File: SettingsFile>: @unchecked Sendable {
  private let onProblem: @Sendable (File.Problem) -> Void
  private let observers = SettingsObservers()
  private let timer: PollingTimer
  private let lock = NSLock()
  private var file: File
  /// The lock that guards ``published``.
  ///
  /// It is never held while the file is used.
  private let publishing = NSLock()
  /// The values of the file after its last use.
  ///
  /// Using the file may require waiting for other programs. A reader of the values must not wait,
  /// because it may be on the main thread.
  private var published: [String: SettingsValue]

  /// Shares a file, and reads it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - pollingInterval: The interval, in seconds, at which the file is checked for changes while
  ///     it is observed.
  ///   - onProblem: Called on any thread when a problem is found. It may use the settings.
  /// - Throws: The error that occurred while reading the file.
  package init(
    _ file: File, pollingInterval: Double, onProblem: @escaping @Sendable (File.Problem) -> Void
  ) throws(SettingsStoreError) {
    self.file = file
    published = file.values
    self.onProblem = onProblem
    timer = PollingTimer(interval: pollingInterval)
    try refresh()
  }
}

extension SharedSettings {
  /// The values that the file contained when it was last read or written.
  package var values: [String: SettingsValue] { publishing.withLock { published } }

  /// Reads the file if it has changed, and notifies observers.
  package func refresh() throws(SettingsStoreError) {
    try update { (file: inout File) throws(SettingsStoreError) in try file.reload() }
  }

  /// Changes the newest values of the file, and notifies observers.
  package func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    try update { (file: inout File) throws(SettingsStoreError) in try file.change(body) }
  }

  /// Calls a closure with the keys of each change, and checks the file at each interval.
  package func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    let observation = observers.add(handler)
    timer.start(
      while: { [observers] in !observers.isEmpty },
      { [weak self] () throws(SettingsStoreError) in
        try self?.update { (file: inout File) throws(SettingsStoreError) in try file.poll() }
      }, onError: { [onProblem] error in onProblem(File.unreadable(error)) })
    return observation
  }

  private func update(
    _ body: (inout File) throws(SettingsStoreError) -> Void
  ) throws(SettingsStoreError) {
    // The handlers of problems and of changes may use the settings, so they are called while
    // the lock is not held.
    defer {
      let found = lock.withLock {
        defer { file.problems = [] }
        return file.problems
      }
      for problem in found { onProblem(problem) }
    }
    let changed = try lock.withThrowingLock { () throws(SettingsStoreError) in
      let old = file.values
      defer { publishing.withLock { published = file.values } }
      try body(&file)
      return file.values.keys(differingFrom: old)
    }
    observers.notify(changed)
  }
}

extension NSLock {
  /// Calls a closure that may throw an error of one type while the lock is held.
  fileprivate func withThrowingLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
