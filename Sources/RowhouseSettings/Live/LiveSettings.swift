// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseHosting
import RowhouseModel

/// The values of a store, on the main actor, which pages can observe.
///
/// ```swift
/// let settings = LiveSettings(MemoryStore())
/// settings.nightMode = true
/// ```
///
/// A page that reads a value is evaluated again when the value changes, even if another process
/// changes it. Pages observe the values on all systems, including those before iOS 17.
@MainActor
@dynamicMemberLookup
public final class LiveSettings {
  /// The store.
  public let store: any SettingsStore
  /// The values of keys that the store does not contain.
  public let defaults: [String: SettingsValue]
  /// Called after each change with the keys that have changed, including changes by this object.
  public var onChange: ((Set<String>) -> Void)?
  /// Called when a value cannot be stored.
  ///
  /// The page then shows the stored value again. Defaults to ``showMessage(_:)``.
  public var onError: @MainActor (SettingsStoreError) -> Void = LiveSettings.showMessage
  private var cells: [String: SettingsCell] = [:]
  private var observation: SettingsObservation?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - defaults: The values of keys that the store does not contain. Defaults to an empty
  ///     dictionary.
  public init(_ store: any SettingsStore, defaults: [String: SettingsValue] = [:]) {
    self.store = store
    self.defaults = defaults
    observation = store.observe { [weak self] keys in
      Task { @MainActor in self?.storeChanged(keys) }
    }
  }

  private func storeChanged(_ keys: Set<String>) {
    let changed = keys.filter { key in
      cells[key].map { $0.refresh(store.value(forKey: key)) } ?? true
    }
    if !changed.isEmpty { onChange?(changed) }
  }

  private func cell(_ key: String) -> SettingsCell {
    if let cell = cells[key] { return cell }
    let cell = SettingsCell(store.value(forKey: key))
    cells[key] = cell
    return cell
  }
}

extension LiveSettings {
  /// Returns the value of a key.
  ///
  /// If the key has no value, returns its default value, or `nil` if it has no default value.
  public func value(forKey key: String) -> SettingsValue? { cell(key).value ?? defaults[key] }

  /// Returns the value of a key.
  ///
  /// If the key has no value, returns its value in ``defaults``. If there is none, returns `value`.
  public func value(forKey key: String, default value: SettingsValue) -> SettingsValue {
    self.value(forKey: key) ?? value
  }

  /// Sets the value of a key, or removes it if the value is `nil`, which restores the default
  /// value.
  ///
  /// - Returns: True if the value was stored. Otherwise, ``onError`` has been called.
  @discardableResult
  public func set(_ value: SettingsValue?, forKey key: String) -> Bool {
    write(key) { () throws(SettingsStoreError) in
      try store.set(value, forKey: key)
      return value
    }
  }

  /// Changes the newest value of a key.
  ///
  /// No other writer can change the value in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Changes the stored value, which is `nil` if the store has none. It must not use the
  ///     store.
  /// - Returns: True if the value was stored. Otherwise, ``onError`` has been called.
  @discardableResult
  public func change(forKey key: String, _ body: (inout SettingsValue?) -> Void) -> Bool {
    write(key) { () throws(SettingsStoreError) in
      var stored: SettingsValue?
      try store.change(forKey: key) { value in
        body(&value)
        stored = value
      }
      return stored
    }
  }

  /// Stores a value, and shows the value that a closure returns.
  private func write(
    _ key: String, _ body: () throws(SettingsStoreError) -> SettingsValue?
  ) -> Bool {
    // The cell must contain the old value, so that the notification of the store does not find a
    // change later.
    let cell = cell(key)
    do throws(SettingsStoreError) {
      if cell.refresh(try body()) { onChange?([key]) }
      return true
    } catch {
      onError(error)
      return false
    }
  }

  /// Shows a message that the value could not be stored, on the page whose code is running and in
  /// the language of that page.
  ///
  /// The message does not contain the error, because the error names a file. Outside of pages, no
  /// message is shown.
  public static func showMessage(_ error: SettingsStoreError) {
    let texts = SettingsTexts(language: NumberFormat.pageLanguage)
    Navigator.current?.toast(texts.notStored)
  }

  /// The value of a setting.
  ///
  /// Setting it to `nil` removes the stored value, so the setting has its default value again.
  ///
  /// Arrays and sets are set element by element. If another writer has changed the stored elements in the meantime, only
  /// the differences between the value of this object at the time of the assignment and the new value are stored, so each
  /// writer keeps the elements that the others have added, changed, or deleted. To store a value that was read earlier,
  /// for example before an `await` or when a form began, use `merge(_:_:changedFrom:)`.
  ///
  /// Elements of arrays are recognized by their ids if they are `Identifiable`. If several writers change the same
  /// element, the last change counts. Other elements are recognized by their values, so a changed element is a new one: if
  /// several writers change it, the array contains each of their elements. Elements that cannot be read are kept,
  /// because another version of the application may have stored them.
  ///
  /// Any other value is replaced as a whole. If the new value depends on the stored one, use `change(_:_:)`.
  public subscript<Value>(key: SettingsKey<Value>) -> Value {
    get { value(of: key, stored: cell(key.name).value) }
    set { store(newValue.settingsValue, of: key, changedFrom: cell(key.name).value) }
  }

  /// The value of a setting that is declared in ``SettingsKeys``.
  public subscript<Value>(dynamicMember path: KeyPath<SettingsKeys, SettingsKey<Value>>) -> Value {
    get { self[SettingsKeys()[keyPath: path]] }
    set { self[SettingsKeys()[keyPath: path]] = newValue }
  }

  /// Changes the newest value of a setting.
  ///
  /// No other writer can change the value in between.
  ///
  /// ```swift
  /// settings.change(\.volume) { $0 /= 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The setting.
  ///   - body: Changes the stored value, or the default value if the store has none. It must not use the store, and may be
  ///     called more than once.
  /// - Returns: True if the value was stored. Otherwise, ``onError`` has been called.
  @discardableResult
  public func change<Value>(
    _ path: KeyPath<SettingsKeys, SettingsKey<Value>>, _ body: (inout Value) -> Void
  ) -> Bool {
    change(SettingsKeys()[keyPath: path], body)
  }

  /// Changes the newest value of a setting that is not declared in ``SettingsKeys``.
  @discardableResult
  public func change<Value>(_ key: SettingsKey<Value>, _ body: (inout Value) -> Void) -> Bool {
    change(forKey: key.name) { stored in
      var value = value(of: key, stored: stored)
      let old = value.settingsValue
      body(&value)
      let new = value.settingsValue
      if new == old { return }
      if let type = Value.self as? any SettingsElements.Type, let elements = new.elements {
        stored = type.stored(elements, keepingUnreadableOf: stored)
      } else {
        stored = new == .null ? nil : new
      }
    }
  }

  /// Stores the changes that were made to a value of a setting since it was read.
  ///
  /// Use this method if time has passed since then, because the setting may show the changes of other writers by now:
  ///
  /// ```swift
  /// SubmitRow("Save", form) { bookmarks in
  ///   settings.merge(\.bookmarks, bookmarks, changedFrom: form.saved)
  /// }
  /// ```
  ///
  /// Arrays and sets are changed element by element, as when the value of a setting is set. Any other value is replaced as
  /// a whole. Equal values change nothing.
  ///
  /// - Parameters:
  ///   - path: The setting.
  ///   - value: The new value.
  ///   - old: The value that was read, and then changed to the new one.
  /// - Returns: True if the changes were stored. Otherwise, ``onError`` has been called.
  @discardableResult
  public func merge<Value>(
    _ path: KeyPath<SettingsKeys, SettingsKey<Value>>, _ value: Value, changedFrom old: Value
  ) -> Bool {
    merge(SettingsKeys()[keyPath: path], value, changedFrom: old)
  }

  /// Stores the changes that were made to a value of a setting that is not declared in ``SettingsKeys``.
  @discardableResult
  public func merge<Value>(
    _ key: SettingsKey<Value>, _ value: Value, changedFrom old: Value
  ) -> Bool {
    let (new, base) = (value.settingsValue, old.settingsValue)
    return new == base ? true : store(new, of: key, changedFrom: base)
  }

  /// Stores a value, or the changes of its elements.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The setting.
  ///   - base: The value of the store that was changed to the new one.
  /// - Returns: True if the value was stored. Otherwise, ``onError`` has been called.
  @discardableResult
  private func store<Value>(
    _ value: SettingsValue, of key: SettingsKey<Value>, changedFrom base: SettingsValue?
  ) -> Bool {
    guard let type = Value.self as? any SettingsElements.Type, let new = value.elements else {
      return set(value == .null ? nil : value, forKey: key.name)
    }
    return change(forKey: key.name) { stored in
      var elements = new
      if stored != base {
        elements = type.merging(
          new, changedFrom: self.elements(of: key, stored: base),
          into: self.elements(of: key, stored: stored))
      }
      stored = type.stored(elements, keepingUnreadableOf: stored)
    }
  }

  /// Returns the value of a setting for a value of the store.
  private func value<Value>(of key: SettingsKey<Value>, stored: SettingsValue?) -> Value {
    (stored ?? defaults[key.name]).flatMap(read) ?? key.defaultValue
  }

  /// Returns the readable elements of a setting for a value of the store.
  private func elements<Value>(
    of key: SettingsKey<Value>, stored: SettingsValue?
  ) -> [SettingsValue] {
    value(of: key, stored: stored).settingsValue.elements ?? []
  }

  private func read<Value: SettingsConvertible>(_ value: SettingsValue) -> Value? {
    guard let type = Value.self as? any SettingsElements.Type, value != .null else {
      return Value(value)
    }
    return type.init(readableElementsOf: value) as? Value
  }
}
