// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK

/// Measures a page of a million wrapping rows, or the same texts in a `GtkListView`.
@MainActor
final class MillionRows {
  private let window: OpaquePointer
  private let scroll: @MainActor (Double) -> Void
  private var began = 0.0
  private var work: [Double] = []
  /// Keeps the page alive.
  private var page: PageWindow?

  private static let count = 1_000_000
  private static let text =
    "A row with a text that is long enough to be broken into two or three lines at this width, number"

  /// The page that is measured.
  private struct MillionPage: TablePage {
    var title: String { "A million rows" }
    var sections: [TableSection] {
      TableSection(0..<MillionRows.count, id: \.self) { Row("\(MillionRows.text) \($0)") }
    }
  }

  init(page: ()) {
    let window = PageWindow(MillionPage())
    window.setSize(width: 480, height: 720)
    let inspector = ScreenInspector(window)
    self.page = window
    self.window = inspector.nativeWindow
    scroll = { inspector.scroll(by: $0) }
    window.present()
  }

  init(listView: ()) {
    let strings = gtk_string_list_new(nil)
    for number in 0..<Self.count { gtk_string_list_append(strings, "\(Self.text) \(number)") }
    let factory = gtk_signal_list_item_factory_new()
    connect(factory, "setup") { _, item, _ in
      let label = gtk_label_new("")
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_label_set_xalign(OpaquePointer(label), 0)
      gtk_list_item_set_child(item, label)
    }
    connect(factory, "bind") { _, item, _ in
      let text = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(item)))
      gtk_label_set_text(OpaquePointer(gtk_list_item_get_child(item)), text)
    }
    let model = gtk_no_selection_new(strings)
    let view = gtk_list_view_new(model, factory)
    let scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(scroller), view)
    let window: UnsafeMutablePointer<GtkWidget> = adw_window_new()
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    box?.withMemoryRebound(to: GtkBox.self, capacity: 1) {
      gtk_box_append($0, adw_header_bar_new())
    }
    gtk_widget_set_vexpand(scroller, 1)
    box?.withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, scroller) }
    self.window = OpaquePointer(window)
    adw_window_set_content(self.window.cast(), box)
    gtk_window_set_default_size(self.window.window, 480, 720)
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    scroll = { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + $0) }
    gtk_window_present(self.window.window)
  }

  /// Prints the time of the first frame, the memory, and the work of 300 frames of scrolling.
  func run(_ name: String) {
    MainTurns.run { gtk_widget_get_mapped(window.widget) != 0 }
    guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "before-paint",
      unsafeBitCast(beforePaint, to: GCallback.self), owner, nil,
      GConnectFlags(rawValue: 0))
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(afterPaint, to: GCallback.self),
      owner, nil,
      GConnectFlags(rawValue: 0))
    MainTurns.run { !work.isEmpty }
    let first = Self.sinceStart()
    let memory = Self.residentMegabytes()
    work = []
    for frame in 1...300 {
      scroll(37)
      MainTurns.run { work.count >= frame }
    }
    let sorted = work.sorted()
    func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    print(
      "\(name): first frame \(Int(first)) ms, \(Int(memory)) MB, frame work median \(tenth(sorted[150])) ms,"
        + " p95 \(tenth(sorted[285])), max \(tenth(sorted[299])), over 25 ms: \(sorted.filter { $0 > 25 }.count)"
    )
  }

  fileprivate func begin() { began = Self.now() }

  fileprivate func end() { work.append(Self.now() - began) }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6
  }

  private static func fields(of file: String) -> [Substring] {
    guard let stream = fopen(file, "r") else { return [] }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 2_000)
    guard fgets(&line, Int32(line.count), stream) != nil else { return [] }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (text.split(separator: ")").last ?? "").split(separator: " ")
  }

  private static func residentMegabytes() -> Double {
    (Double(fields(of: "/proc/self/statm")[1]) ?? 0) * 4_096 / 1_048_576
  }

  /// Returns the milliseconds since the process was started.
  private static func sinceStart() -> Double {
    let start =
      (Double(fields(of: "/proc/self/stat")[19]) ?? 0) * 1_000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6 - start
  }
}

private let beforePaint: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void =
  {
    _, owner in
    nonisolated(unsafe) let owner = owner
    MainActor.assumeIsolated {
      Unmanaged<MillionRows>.fromOpaque(owner).takeUnretainedValue().begin()
    }
  }

private let afterPaint: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void =
  {
    _, owner in
    nonisolated(unsafe) let owner = owner
    MainActor.assumeIsolated {
      Unmanaged<MillionRows>.fromOpaque(owner).takeUnretainedValue().end()
    }
  }

private func connect(
  _ factory: OpaquePointer?, _ signal: String,
  _ body: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
) {
  g_signal_connect_data(
    factory.map { UnsafeMutableRawPointer($0) }, signal, unsafeBitCast(body, to: GCallback.self),
    nil, nil,
    GConnectFlags(rawValue: 0))
}

extension OpaquePointer {
  /// Returns the address of the same object as another type, of which the object must be.
  fileprivate func cast<Other>() -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }
}
#endif
