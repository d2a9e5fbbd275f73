// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The arguments of a signal.
///
/// The first argument is the object that sends the signal.
struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>

  /// Returns a double-precision number.
  func double(_ index: Int) -> Double { g_value_get_double(values + index) }

  /// Returns an unsigned integer.
  func number(_ index: Int) -> UInt32 { g_value_get_uint(values + index) }

  func integer(_ index: Int) -> Int32 { g_value_get_int(values + index) }

  func text(_ index: Int) -> String {
    g_value_get_string(values + index).map { String(cString: $0) } ?? ""
  }

  /// Returns a string with a length in bytes, or up to its terminating zero if the length is
  /// negative.
  func text(_ index: Int, length: Int32) -> String {
    guard length >= 0, let bytes = g_value_get_string(values + index) else { return text(index) }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }

  func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }

  /// Returns a value of an opaque C type.
  func pointer(_ index: Int) -> OpaquePointer? {
    g_value_peek_pointer(values + index).map { OpaquePointer($0) }
  }

  /// Returns the address of an object.
  func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(values + index) }
}

/// A closure that GLib retains for a signal.
private final class SignalHandler {
  let body: @MainActor (SignalArguments) -> Bool

  init(_ body: @escaping @MainActor (SignalArguments) -> Bool) { self.body = body }
}

/// Connects a closure to a signal of an object, until the object is released.
///
/// The number of arguments of the signal does not matter, because the closure receives them as values.
///
/// - Parameters:
///   - signal: The name of the signal, possibly with a detail, as in `notify::active`.
///   - object: The object that sends the signal.
///   - body: Called for each signal. Returns true if it has handled the signal.
/// - Returns: The id of the connection.
@MainActor
@discardableResult
func handle(
  _ signal: String, of object: UnsafeMutableRawPointer,
  _ body: @escaping @MainActor (SignalArguments) -> Bool
) -> gulong {
  let handler = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
  guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
    preconditionFailure("GLib has no memory for a closure of the signal \(signal)")
  }
  g_closure_add_finalize_notifier(closure, handler) { data, _ in
    if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    nonisolated(unsafe) let (handler, arguments) = (data, SignalArguments(values: values))
    let isHandled = MainActor.assumeIsolated {
      Unmanaged<SignalHandler>.fromOpaque(handler).takeUnretainedValue().body(arguments)
    }
    switch result?.pointee.g_type {
    case .boolean?: g_value_set_boolean(result, isHandled.glib)
    // The signal `input` of a spin button.
    case .int?: g_value_set_int(result, isHandled.glib)
    default: break
    }
  }
  return g_signal_connect_closure(object, signal, closure, 0)
}

/// Connects a closure without a result to a signal of an object.
@MainActor
@discardableResult
func observe(
  _ signal: String, of object: UnsafeMutableRawPointer,
  _ body: @escaping @MainActor (SignalArguments) -> Void
) -> gulong {
  handle(signal, of: object) {
    body($0)
    return false
  }
}
#endif
