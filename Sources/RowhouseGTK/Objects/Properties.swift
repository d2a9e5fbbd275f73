// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// Functions that access properties of objects by name.
///
/// They replace GObject's functions with variable arguments, which Swift cannot call.
@MainActor
enum Property {
  /// Sets a property to a string.
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to text: String) {
    var value = GValue()
    g_value_init(&value, .string)
    g_value_set_string(&value, text)
    set(name, of: object, &value)
  }

  /// Sets a property to a Boolean value.
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to isTrue: Bool) {
    var value = GValue()
    g_value_init(&value, .boolean)
    g_value_set_boolean(&value, isTrue.glib)
    set(name, of: object, &value)
  }

  /// Sets a property to an integer.
  static func set(_ name: String, of object: UnsafeMutableRawPointer, to number: Int32) {
    var value = GValue()
    g_value_init(&value, .int)
    g_value_set_int(&value, number)
    set(name, of: object, &value)
  }

  private static func set(
    _ name: String, of object: UnsafeMutableRawPointer, _ value: inout GValue
  ) {
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Returns the value of an integer property.
  static func integer(_ name: String, of object: UnsafeMutableRawPointer) -> Int32 {
    var value = GValue()
    g_value_init(&value, .int)
    defer { g_value_unset(&value) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_int(&value)
  }

  /// Returns the value of a string property, or `nil` if there is none.
  static func text(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
    var value = GValue()
    g_value_init(&value, .string)
    defer { g_value_unset(&value) }
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
#endif
