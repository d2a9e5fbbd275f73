// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A GTK class whose instances are implemented by a ``DrawnWidget``.
///
/// GObject appends a pointer to the Swift object to each instance of `GtkWidget`. This requires no
/// C code and no copy of GTK's structures.
@MainActor
struct DrawnClass {
  /// The GObject type.
  let type: GType

  /// The class of widgets without additional actions or properties.
  static let plain = DrawnClass(base)

  /// Creates an instance with a floating reference, which does not have an owner yet.
  func make(cssName: String, role: GtkAccessibleRole) -> WidgetPointer {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], GType.string)
    g_value_set_string(&values[0], cssName)
    g_value_init(&values[1], gtk_accessible_role_get_type())
    g_value_set_enum(&values[1], Int32(role.rawValue))
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    let (name, roleName) = (g_strdup("css-name"), g_strdup("accessible-role"))
    defer {
      g_free(name)
      g_free(roleName)
    }
    var pointers = [UnsafePointer(name), UnsafePointer(roleName)]
    guard let object = g_object_new_with_properties(type, 2, &pointers, values) else {
      preconditionFailure("GObject cannot create a \(cssName). Initialize GTK before widgets.")
    }
    return object.raw.assumingMemoryBound(to: GtkWidget.self)
  }
}

extension DrawnClass {
  /// The offset of the pointer to the Swift object in an instance.
  private nonisolated static let offset: Int = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    let alignment = MemoryLayout<UnsafeMutableRawPointer>.alignment
    return (Int(query.instance_size) + alignment - 1) & ~(alignment - 1)
  }()

  /// Returns the address of the pointer to the Swift object.
  nonisolated static func slot(
    of instance: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    instance.advanced(by: offset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private init(_ type: GType) { self.type = type }

  /// Registers a class.
  ///
  /// - Parameters:
  ///   - name: The name of the class, unique in the process.
  ///   - initialize: Adds actions and properties to the class.
  init(_ name: String, _ initialize: GClassInitFunc) {
    type = Self.register(name, parent: Self.base, initialize)
  }

  /// Registers a class that `GtkScrolledWindow` scrolls.
  init(scrollable name: String) {
    type = Self.register(name, parent: Self.base) { type, _ in
      guard let type else { return }
      let object = type.assumingMemoryBound(to: GObjectClass.self)
      object.pointee.set_property = scrollableSet
      object.pointee.get_property = scrollableGet
      for (index, name) in scrollableProperties.enumerated() {
        g_object_class_override_property(object, guint(index + 1), name)
      }
    }
    var info = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &info)
  }

  private nonisolated static func register(
    _ name: String, parent: GType, _ initialize: @escaping GClassInitFunc
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.class_init = initialize
    info.instance_size = UInt16(offset + MemoryLayout<UnsafeMutableRawPointer>.size)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }

  private nonisolated static let base = register(
    "RowhouseWidget", parent: gtk_widget_get_type()
  ) { type, _ in
    guard let type else { return }
    let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.measure = drawnMeasure
    widget.pointee.size_allocate = drawnAllocate
    widget.pointee.snapshot = drawnSnapshot
    widget.pointee.focus = drawnFocus
    widget.pointee.state_flags_changed = drawnStateChanged
  }
}

extension GType {
  /// The type of Boolean values.
  static let boolean = GType(5 << 2)
  static let string = GType(16 << 2)
  /// The type of double-precision numbers.
  static let double = GType(15 << 2)
  /// The type of 32-bit integers.
  static let int = GType(6 << 2)
}
#endif
