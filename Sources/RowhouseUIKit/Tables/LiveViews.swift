// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The views that a table has created, each with its content.
///
/// A table prepares some views off screen and displays them without another request, so these views
/// are updated like the visible ones. The views are not retained.
@MainActor
struct LiveViews<View: UIView, Content> {
  /// A view and its content.
  ///
  /// It is an object because copying a weak reference takes longer than finding the entry.
  private final class Entry {
    weak var view: View?
    let content: Content

    init(view: View, content: Content) {
      self.view = view
      self.content = content
    }
  }

  /// The minimum number of entries at which entries of deallocated views are removed.
  private static var smallestLimit: Int { 64 }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = Self.smallestLimit
}

extension LiveViews {
  /// The content that a view shows, or `nil` if the view is unknown.
  subscript(view: View) -> Content? {
    get {
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.content
    }
    set {
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, content: $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.view != nil }
      limit = max(Self.smallestLimit, entries.count * 2)
    }
  }

  /// The view with an identifier and its content, or `nil` if the view is unknown or deallocated.
  subscript(id: ObjectIdentifier) -> (view: View, content: Content)? {
    guard let entry = entries[id], let view = entry.view else { return nil }
    return (view, entry.content)
  }

  /// All views with their content, in no particular order.
  var all: [(view: View, content: Content)] {
    entries.values.compactMap { entry in entry.view.map { ($0, entry.content) } }
  }
}
#endif
