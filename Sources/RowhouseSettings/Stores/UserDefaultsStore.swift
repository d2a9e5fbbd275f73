// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A store in the user's defaults, where the Settings app stores the values of a bundle.
///
/// The notifications of Foundation contain no keys, so each notification causes a comparison of all
/// values in the domain. Changes by other processes, such as the Settings app, send no
/// notifications, so the store checks for them at each ``pollingInterval`` while it is observed.
public final class UserDefaultsStore: SettingsStore, @unchecked Sendable {
  /// The interval, in seconds, at which the store checks for changes by other processes.
  public let pollingInterval: Double
  /// The defaults, which can be used from any thread.
  private let defaults: UserDefaults
  private let domain: String
  private let observers = SettingsObservers()
  private let timer: PollingTimer
  /// The lock that each store acquires during a change.
  ///
  /// It is recursive, because Foundation sends its notifications during a change, and an observer
  /// may make another change on the same thread.
  private static let writing = NSRecursiveLock()
  /// Guards ``known``.
  private let lock = NSLock()
  private var known: [String: SettingsValue] = [:]
  private var token: (any NSObjectProtocol)?

  /// Opens the defaults of a suite or of the application.
  ///
  /// - Parameters:
  ///   - suite: The name of a suite, such as the identifier of an application group. Defaults to
  ///     `nil`, which means the defaults of the application.
  ///   - pollingInterval: The interval, in seconds, at which the store checks for changes by other
  ///     processes. It must be positive, and may be infinite, so that the store never checks for them. Defaults to 1.
  public init(suite: String? = nil, pollingInterval: Double = 1) {
    self.pollingInterval = pollingInterval
    timer = PollingTimer(interval: pollingInterval)
    defaults = suite.flatMap(UserDefaults.init(suiteName:)) ?? .standard
    domain = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    known = values
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.compare() }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// All values of the domain by key, except those that the application has registered.
  public var values: [String: SettingsValue] {
    (defaults.persistentDomain(forName: domain) ?? [:]).compactMapValues(
      SettingsValue.init(object:))
  }

  /// Returns the value of a key.
  public func value(forKey key: String) -> SettingsValue? {
    defaults.object(forKey: key).flatMap(SettingsValue.init(object:))
  }

  /// Sets a value.
  ///
  /// If no property list can contain it, the value of the key is removed.
  public func set(_ value: SettingsValue?, forKey key: String) {
    Self.writing.withLock { write(value, forKey: key) }
    compare()
  }

  /// Changes the newest value of a key.
  ///
  /// No other store in this process can change the value in between.
  ///
  /// Defaults have no lock between processes, so a simultaneous change by another process may be
  /// lost.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the value, which is `nil` if the key has none. It must not use the store.
  public func change(forKey key: String, _ body: (inout SettingsValue?) -> Void) {
    Self.writing.withLock {
      let old = self.value(forKey: key)
      var value = old
      body(&value)
      if value != old { write(value, forKey: key) }
    }
    compare()
  }

  private func write(_ value: SettingsValue?, forKey key: String) {
    if let object = value?.object {
      defaults.set(object, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    #if !canImport(Darwin)
    // On systems other than Apple's, Foundation writes the file only here, and not when the process
    // exits.
    defaults.synchronize()
    #endif
  }

  /// Calls a closure with the keys of each change, by this process or by another one.
  public func observe(
    _ handler: @escaping @Sendable (Set<String>) -> Void
  ) -> SettingsObservation {
    let observation = observers.add(handler)
    timer.start(
      while: { [observers] in !observers.isEmpty },
      { [weak self] in
        guard let self else { return }
        // On systems other than Apple's, Foundation reads changes by other processes only here.
        defaults.synchronize()
        compare()
      }, onError: { _ in })
    return observation
  }

  private func compare() {
    let changed = lock.withLock {
      // Reads the values under the lock, so that older values from another thread do not replace
      // newer ones. Reading sends no notification, so this method is not called recursively.
      let new = values
      defer { known = new }
      return new.keys(differingFrom: known)
    }
    observers.notify(changed)
  }
}

extension SettingsValue {
  /// Creates the value of a property list object, or returns `nil` for any other object.
  init?(object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(Array(data))
    case let number as NSNumber: self = SettingsValue(number)
    case let elements as [Any]: self = .array(elements.compactMap(SettingsValue.init(object:)))
    case let members as [String: Any]:
      self = .dictionary(members.compactMapValues(SettingsValue.init(object:)))
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    // Boolean values have the C type `char`, and so do numbers of the type `Int8`.
    case UInt8(ascii: "c") where number.int8Value & ~1 == 0, UInt8(ascii: "B"):
      self = .bool(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int.max):
      self = .number("\(number.uint64Value)")
    default: self = .integer(number.intValue)
    }
  }

  /// The value as a property list object, or `nil` for null.
  var object: Any? {
    switch self {
    case .null: nil
    case .bool(let isOn): NSNumber(value: isOn)
    case .integer(let integer): NSNumber(value: integer)
    case .real(let real): NSNumber(value: real)
    case .number(let digits): Self.object(digits)
    case .string(let text): text
    case .date(let date): date
    case .data(let bytes): Data(bytes)
    case .array(let elements): elements.compactMap(\.object)
    case .dictionary(let members): members.compactMapValues(\.object)
    }
  }

  /// Returns the number with digits, or the digits as a text if no number of a property list is close to it.
  private static func object(_ digits: String) -> Any {
    if let number = UInt64(digits) { return NSNumber(value: number) }
    guard JSONReader.isNumber(digits), let number = Double(digits), number.isFinite else {
      return digits
    }
    return NSNumber(value: number)
  }
}
