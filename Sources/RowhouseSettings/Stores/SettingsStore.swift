// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A storage for the values of settings.
///
/// Stores can be used from any thread. Each change is announced to observers once, after it has
/// been made, on any thread.
public protocol SettingsStore: AnyObject, Sendable {
  /// All values by key, without defaults.
  var values: [String: SettingsValue] { get }

  /// Returns the value of a key, or `nil` if it was never set.
  func value(forKey key: String) -> SettingsValue?

  /// Sets the value of a key, or removes it if the value is `nil`.
  ///
  /// When this method returns, the value is stored, and another process that opens the store reads
  /// it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  /// - Throws: ``SettingsStoreError`` if the value cannot be stored. The store is then unchanged.
  func set(_ value: SettingsValue?, forKey key: String) throws(SettingsStoreError)

  /// Changes the newest value of a key.
  ///
  /// No other writer can change the value in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  /// - Throws: ``SettingsStoreError`` if the value cannot be stored. The store is then unchanged.
  func change(
    forKey key: String, _ body: (inout SettingsValue?) -> Void
  ) throws(SettingsStoreError)

  /// Calls a closure with the keys of each change, by this process or by another one.
  ///
  /// - Parameter handler: The closure, which is called on any thread.
  /// - Returns: The observation, which ends when it is released.
  func observe(_ handler: @escaping @Sendable (Set<String>) -> Void) -> SettingsObservation
}

/// The reason why a value cannot be read or stored.
public enum SettingsStoreError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
}

extension SettingsStoreError {
  /// The reason why a written value could not be read again.
  package static let depthReason = "arrays and dictionaries are nested too deeply to be read again"
}

extension SettingsStoreError: CustomStringConvertible {
  /// The file and the reason.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The settings in “\(path)” cannot be read: \(reason)."
    case .unwritable(let path, let reason):
      "The settings in “\(path)” cannot be written: \(reason). The value was not stored."
    }
  }
}

/// An observation of a store, which ends when it is released.
public final class SettingsObservation: Sendable {
  private let onEnd: @Sendable () -> Void

  /// Creates an observation, and calls a closure when it ends.
  public init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

  deinit { onEnd() }
}
