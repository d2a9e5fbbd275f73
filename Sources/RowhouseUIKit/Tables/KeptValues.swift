// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The values of an object's properties, which can be set again later or in another object.
@MainActor
struct KeptValues<Object: AnyObject> {
  private var setters: [@MainActor (Object) -> Void] = []

  /// Records the current values of an object's properties.
  init<each Value>(
    of object: Object, _ property: repeat ReferenceWritableKeyPath<Object, each Value>
  ) {
    repeat keep(each property, of: object)
  }

  private mutating func keep<Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) {
    let value = object[keyPath: property]
    setters.append { $0[keyPath: property] = value }
  }

  /// Sets the properties of an object to the recorded values.
  func set(in object: Object) {
    for set in setters { set(object) }
  }
}
#endif
