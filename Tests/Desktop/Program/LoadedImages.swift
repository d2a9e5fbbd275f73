// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window that loads large images.
@MainActor
final class LoadedImages {
  private let store = Store()
  private let state = State()
  private let shown: ShownWindow
  private let start = ContinuousClock.now
  private var faults: [String] = []

  private init() {
    var images = PageImages.standard
    images.remote = { [store] address in await store.load(address) }
    images.named = { [store] _ in MainActor.assumeIsolated { store.decode() } }
    shown = ShownWindow(
      ImagesPage(state: state), options: DesktopOptions(images: images, diagnostics: .silent))
  }

  /// The images that were loaded.
  @MainActor
  private final class Store {
    private struct WeakImage {
      weak var image: PageImage?
    }

    private let file: [UInt8]
    private var images: [WeakImage] = []
    /// The addresses of all loads.
    private(set) var addresses: [String] = []

    init() {
      let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 1_024, 1_024)
      var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
      gdk_pixbuf_fill(pixels, 0xC020_20FF)
      gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, "png", nil, nil, nil)
      file = UnsafeRawBufferPointer(start: buffer, count: Int(count)).map(\.self)
      g_free(buffer)
      g_object_unref(UnsafeMutableRawPointer(pixels))
    }

    /// The number of loads of `slow` images that have not been canceled.
    private(set) var slow = 0

    /// Loads an image; that of `none` does not exist, and those of `slow` are loaded until they are canceled, as are
    /// those of `tall` that were loaded before.
    func load(_ address: String) async -> PageImage? {
      addresses.append(address)
      await Task.yield()
      if address == "none" { return nil }
      let isAgain = address.hasPrefix("tall") && addresses.count { $0 == address } > 1
      guard address.hasPrefix("slow") || isAgain else { return decode() }
      slow += 1
      for await _ in AsyncStream<Void>.makeStream().stream {}
      slow -= 1
      return nil
    }

    /// Decodes an image.
    func decode() -> PageImage? {
      let image = PageImage(file)
      images.append(WeakImage(image: image))
      return image
    }

    /// The number of images that are in memory.
    var count: Int { images.count { $0.image != nil } }
  }

  @Observable
  fileprivate final class State {
    var text = "first"
  }

  private struct ImagesPage: TablePage {
    let state: State
    var title: String { "Images" }
    var sections: [TableSection] {
      TableSection("Some") {
        CustomRow(ImageContent(address: "same", text: "one"))
        CustomRow(ImageContent(address: "same", text: "other"))
        CustomRow(ImageContent(address: "two", text: "two"))
        CustomRow(ImageContent(address: "none", text: state.text))
      }
      TableSection(0..<60, id: \.self, header: "Many") { number in
        CustomRow(ImageContent(address: "\(number)", text: "\(number)"))
      }
      TableSection(0..<60, id: \.self, header: "Named") { number in
        CustomRow(ImageContent(address: "\(number)", text: "\(number)", isNamed: true))
      }
      TableSection(0..<100, id: \.self, header: "Slow") { number in
        CustomRow(ImageContent(address: "slow \(number)", text: "\(number)"))
      }
      TableSection(0..<60, id: \.self, header: "Tall") { number in
        CustomRow(TallContent(address: "tall \(number)")).height(.automatic())
      }
    }
  }

  private struct TallContent: RowContent {
    let address: String
    func body(style: ResolvedStyle) -> Part {
      .image(ImagePart(.remote(address), size: .natural(maximumHeight: 300)))
    }
  }

  private struct ImageContent: RowContent {
    let address: String
    let text: String
    var isNamed = false
    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        Part.image(isNamed ? .named(address) : .remote(address), size: .square(100))
        Part.text(text)
      }
    }
  }
}

extension LoadedImages {
  /// Loads images that two rows show, that do not exist, that are more than are kept, and that take long.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let images = LoadedImages()
    defer { images.shown.window.close() }
    images.resize()
    images.load()
    images.cancel()
    images.keepHeight()
    return images.faults
  }

  /// Changes the width of the window, and the row, while it shows an image that does not exist.
  private func resize() {
    let window = shown.inspector.nativeWindow
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 3))
    let width = gtk_widget_get_width(row?.widget)
    MainTurns.wait { store.addresses.contains("none") }
    let windowWidth = gtk_widget_get_width(window.widget)
    for step in Int32(1)...10 {
      gtk_window_set_default_size(window.window, 420 + step, 480)
      MainTurns.wait { gtk_widget_get_width(window.widget) == windowWidth + step }
      shown.update()
    }
    if gtk_widget_get_width(row?.widget) != width + 10 {
      faults.append("the row did not become wider")
    }
    for number in 0..<5 {
      state.text = "change \(number)"
      shown.update()
    }
    let loads = store.addresses.filter { $0 == "none" }.count
    let isOften = loads > 1 + Int((ContinuousClock.now - start) / .seconds(30))
    if isOften { faults.append("an image that does not exist was requested \(loads) times") }
  }

  private func load() {
    update { shows(RowIndexPath(section: 0, row: 1)) }
    let loads = store.addresses.filter { $0 == "same" }.count
    if loads != 1 { faults.append("two rows loaded their image \(loads) times") }
    if shows(RowIndexPath(section: 0, row: 3)) {
      faults.append("an image that does not exist is shown")
    }
    for number in 0..<60 {
      _ = shown.inspector.row(at: RowIndexPath(section: 1, row: number))
      update { store.addresses.contains("\(number)") }
    }
    // Sixteen images are cached, and the rows in view and near it draw others.
    if store.count > 45 { faults.append("\(store.count) images are in memory") }
    checkNamedImages()
    let last = RowIndexPath(section: 1, row: 59)
    update { shows(last) }
    if !shows(last) { faults.append("the last image is not shown") }
  }

  /// Scrolls through rows whose images take long, and back to the first of them.
  private func cancel() {
    let rows = [0, 20, 40, 60, 80, 99, 0].map { RowIndexPath(section: 3, row: $0) }
    for row in rows {
      let old = store.addresses.count
      _ = shown.inspector.row(at: row)
      update { store.addresses.count != old }
    }
    // A row is at least 100 points tall, and the window 480.
    update { store.slow <= 10 }
    if store.slow > 10 { faults.append("\(store.slow) images are loaded at the same time") }
    let loads = store.addresses.filter { $0 == "slow 0" }.count
    if loads < 2 { faults.append("an image in view again was requested \(loads) times") }
  }

  /// Scrolls through rows as tall as their images, and back to the first of them, whose image is loaded again.
  private func keepHeight() {
    let rows = (0..<60).map { RowIndexPath(section: 4, row: $0) }
    for row in rows {
      _ = shown.inspector.row(at: row)
      update { shows(row) }
    }
    shown.inspector.scroll(by: shown.inspector.top(of: rows[0]) ?? 0)
    shown.update()
    update { store.addresses.count { $0 == "tall 0" } >= 2 }
    let height = shown.inspector.frames(at: rows[0])?.row.height ?? 0
    if height < 300 || shows(rows[0]) {
      faults.append("a row is \(height) points tall while its image of 300 is loaded again")
    }
  }

  /// Shows images by name, of which as many are cached.
  private func checkNamedImages() {
    let count = store.count
    for number in 0..<60 {
      let row = RowIndexPath(section: 2, row: number)
      _ = shown.inspector.row(at: row)
      shown.update()
      if !shows(row) { faults.append("the image named \(number) is not shown") }
    }
    if store.count > count + 45 {
      faults.append("\(store.count - count) images with names are in memory")
    }
  }

  /// Updates the window until a condition holds, but at most a thousand times.
  private func update(until isTrue: () -> Bool) {
    for _ in 0..<1_000 {
      if isTrue() { return }
      shown.update()
    }
  }

  /// Returns true if a row shows its image.
  private func shows(_ row: RowIndexPath) -> Bool {
    shown.inspector.frames(at: row)?.parts.contains { $0.kind == .image } ?? false
  }
}
#endif
