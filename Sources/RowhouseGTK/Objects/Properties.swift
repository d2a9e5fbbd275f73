// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// Functions that access properties of objects by name.
///
/// They replace GObject's functions with variable arguments, which Swift cannot call.
@MainActor
enum Property {
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to text: String) {
    set(name, of: object, .string) { g_value_set_string(&$0, text) }
  }

  /// Sets a property to a Boolean value.
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to isTrue: Bool) {
    set(name, of: object, .boolean) { g_value_set_boolean(&$0, isTrue.glib) }
  }

  /// Sets a property to an integer.
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to number: Int32) {
    set(name, of: object, .int) { g_value_set_int(&$0, number) }
  }

  private static func set(
    _ name: String, of object: UnsafeMutableRawPointer, _ type: GType,
    _ store: (inout GValue) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    store(&value)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Returns the value of an integer property.
  static func integer(_ name: String, of object: UnsafeMutableRawPointer) -> Int32 {
    get(name, of: object, .int) { g_value_get_int(&$0) }
  }

  /// Returns the value of a string property, or `nil` if there is none.
  static func text(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
    get(name, of: object, .string) { g_value_get_string(&$0).map { String(cString: $0) } }
  }

  private static func get<Result>(
    _ name: String, of object: UnsafeMutableRawPointer, _ type: GType,
    _ read: (inout GValue) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return read(&value)
  }
}
#endif
