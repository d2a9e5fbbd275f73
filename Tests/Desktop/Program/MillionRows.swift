// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK

/// Measures a page of a million rows that wrap.
///
/// `Tools/benchmark-desktop` compares it with `Benchmarks/Desktop/list-view.c`.
@MainActor
final class MillionRows {
  private let window: PageWindow
  private var began = 0.0
  private var work: [Double] = []

  private static let count = 1_000_000
  private static let text =
    "A row with a text that is long enough to be broken into two or three lines at this width, number"

  /// Rows with an image, a title, a subtitle, and an arrow.
  private struct RowsPage: TablePage {
    var title: String { "A million rows" }
    var sections: [TableSection] {
      TableSection(0..<MillionRows.count, id: \.self) {
        Row("Row \($0)", subtitle: "\(MillionRows.text) \($0)")
          .image(.symbol("preferences-system-symbolic"))
          .accessory(.disclosure)
      }
    }
  }

  /// Rows with one text.
  private struct LabelsPage: TablePage {
    var title: String { "A million texts" }
    var sections: [TableSection] {
      TableSection(0..<MillionRows.count, id: \.self) { Row("\(MillionRows.text) \($0)") }
    }
  }

  init(labels: Bool) {
    window = PageWindow(labels ? LabelsPage() as any TablePage : RowsPage())
    window.setSize(width: 480, height: 720)
    window.present()
  }

  /// Prints the milliseconds to the first frame, the megabytes then, and the median and the most milliseconds of
  /// work of 300 frames of scrolling.
  func run() {
    let inspector = ScreenInspector(window)
    let native = inspector.nativeWindow.widget
    MainTurns.run { gtk_widget_get_mapped(native) != 0 }
    guard let clock = gtk_widget_get_frame_clock(native) else { return }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    for (signal, function) in [("before-paint", beforePaint), ("after-paint", afterPaint)] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(clock), signal, unsafeBitCast(function, to: GCallback.self), owner,
        nil, GConnectFlags(rawValue: 0))
    }
    MainTurns.run { !work.isEmpty }
    let (first, memory) = (Self.sinceStart(), Self.residentMegabytes())
    work = []
    for frame in 1...300 {
      inspector.scroll(by: 37)
      MainTurns.run { work.count >= frame }
    }
    let sorted = work.sorted()
    print(first.rounded(), memory.rounded(), sorted[150], sorted[299])
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
#endif
