// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation

/// A store in a JSON file, which several processes can share.
///
/// The file is an object whose members are the settings. Members that the store does not set are
/// preserved.
///
/// - Each change is made under a lock, `FILE.lock`, to the newest content of the file, so that no
///   process overwrites the change of another process. A change waits at most 10 seconds for the
///   lock.
/// - The new content is written to a temporary file and synchronized with the disk before it
///   replaces the old content. If a process or the system stops at any moment, the file contains
///   either the old or the new content.
/// - A file that is not a JSON object is renamed to `FILE.corrupt-1`, or to the next free number,
///   and reported. Other programs may write the file in place: content that is not complete is not judged
///   until it has been unchanged for half a second, and a change that has the lock waits at most one more second for it.
/// - Changes by other processes are noticed within ``pollingInterval`` while the store is observed.
///
/// The store requires a file system with working locks, which some network file systems do not
/// have.
public final class JSONFileStore: SettingsStore, @unchecked Sendable {
  /// The path of the file.
  ///
  /// A symbolic link is resolved when the store is created.
  public let path: String
  /// The interval, in seconds, at which the store checks the file for changes.
  public let pollingInterval: Double
  private let settings: SharedSettings<JSONFile>

  /// Opens a file.
  ///
  /// If the file does not exist, the store creates it when it stores the first value.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - pollingInterval: The interval, in seconds, at which the store checks the file for changes.
  ///     It must be positive, and may be infinite, so that the store never checks the file. Defaults to 0.25.
  ///   - onProblem: Called, on any thread, when the file was set aside or cannot be read. It may
  ///     use the store. Defaults to a closure that prints a message to standard error.
  /// - Throws: ``SettingsStoreError`` if the file exists but cannot be read.
  public convenience init(
    path: String, pollingInterval: Double = 0.25,
    onProblem: @escaping @Sendable (JSONFileProblem) -> Void = { problem in
      try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8))
    }
  ) throws(SettingsStoreError) {
    try self.init(
      JSONFile(path: LockedFile.destination(of: path)), pollingInterval: pollingInterval,
      onProblem: onProblem)
  }

  /// Opens a file, with the times that it grants to a program that writes it in place.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - pollingInterval: The interval, in seconds, at which the store checks the file for changes.
  ///   - settlingTime: The time, in seconds, for which incomplete content must be unchanged before it is judged.
  ///   - patience: The time, in seconds, for which a change waits for complete content.
  ///   - limits: The limits of the file. Defaults to 256 MiB and ten million values.
  ///   - onProblem: Called when the file was set aside or cannot be read.
  /// - Throws: ``SettingsStoreError`` if the file exists but cannot be read.
  package convenience init(
    path: String, pollingInterval: Double, settlingTime: Double, patience: Double,
    limits: ReadingLimits? = nil, onProblem: @escaping @Sendable (JSONFileProblem) -> Void
  ) throws(SettingsStoreError) {
    let path = try LockedFile.destination(of: path)
    try self.init(
      JSONFile(
        path: path, settlingTime: settlingTime, patience: patience,
        limits: limits ?? JSONFile.standardLimits),
      pollingInterval: pollingInterval, onProblem: onProblem)
  }

  private init(
    _ file: JSONFile, pollingInterval: Double,
    onProblem: @escaping @Sendable (JSONFileProblem) -> Void
  ) throws(SettingsStoreError) {
    path = file.path
    self.pollingInterval = pollingInterval
    settings = try SharedSettings(file, pollingInterval: pollingInterval, onProblem: onProblem)
  }

  /// Returns the values of a file without creating or renaming it.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The values, or an empty dictionary if the file does not exist or has no content.
  /// - Throws: ``SettingsStoreError`` if the file cannot be read or is not a JSON object.
  public static func values(
    ofFile path: String
  ) throws(SettingsStoreError) -> [String: SettingsValue] {
    try JSONFile(path: path).read()
  }

  /// All values in the file, including those that other programs have written.
  public var values: [String: SettingsValue] { settings.values }

  /// Returns the value that a key had when the file was last read or written.
  public func value(forKey key: String) -> SettingsValue? { settings.values[key] }

  /// Sets or removes a value, and waits until the file contains the change.
  public func set(_ value: SettingsValue?, forKey key: String) throws(SettingsStoreError) {
    try change { $0[key] = value }
  }

  /// Changes the newest value of a key.
  ///
  /// No other process can change the value in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  /// - Throws: ``SettingsStoreError`` if the file cannot be read or written. It is then unchanged.
  public func change(
    forKey key: String, _ body: (inout SettingsValue?) -> Void
  ) throws(SettingsStoreError) {
    try change { body(&$0[key]) }
  }

  /// Makes several changes together to the newest values of the file.
  ///
  /// Other processes cannot change the file during the call.
  ///
  /// - Parameter body: Changes the values. It must not use the store.
  /// - Throws: ``SettingsStoreError`` if the file cannot be read or written. It is then unchanged.
  public func change(
    _ body: (inout [String: SettingsValue]) -> Void
  ) throws(SettingsStoreError) {
    try settings.change(body)
  }

  /// Calls a closure with the keys of each change, by this process or by another one.
  public func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    settings.observe(handler)
  }

  /// Reads the file if it has changed, and notifies observers.
  ///
  /// While the store is observed, it calls this method at each ``pollingInterval``.
  ///
  /// - Throws: ``SettingsStoreError`` if the file cannot be read.
  public func refresh() throws(SettingsStoreError) {
    try settings.refresh()
  }
}
