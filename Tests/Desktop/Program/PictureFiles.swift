// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK

/// Files that a user can choose as a picture, and the pictures that a page receives.
@MainActor
enum PictureFiles {
  /// Returns the differences from the expected pictures.
  static func run() -> [String] {
    let folder = "/tmp/rowhouse-pictures-\(getpid())"
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    let path = "\(folder)/picture"
    defer { unlink(path) }
    let request = PictureRequest(number: 1, maximumSide: 512)
    func difference(_ name: String, _ expected: String?) -> String? {
      let picture = request.picture(inFile: path).map { "\($0)" }
      return picture == expected
        ? nil : "\(name) is \(picture ?? "no picture"), not \(expected ?? "no picture")"
    }
    func written(_ width: Int32, _ height: Int32, alpha: Bool, _ format: String) -> Bool {
      guard let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha ? 1 : 0, 8, width, height) else {
        return false
      }
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      gdk_pixbuf_fill(pixels, 0xC020_20FF)
      return gdk_pixbuf_savev(pixels, path, format, nil, nil, nil) != 0
    }
    var faults: [String?] = []
    for (width, height, alpha, format, expected) in [
      (1_200, 600, false, "png", "image/jpeg, 512 × 256"),
      (600, 1_800, false, "jpeg", "image/jpeg, 171 × 512"),
      (20, 30, true, "png", "image/png, 20 × 30"),
    ] as [(Int32, Int32, Bool, String, String)] {
      guard written(width, height, alpha: alpha, format) else { return ["GTK writes no \(format)"] }
      faults.append(difference("a \(format) of \(width) × \(height)", expected))
      // The file ends in the middle of its pixels, or of its head.
      if alpha { continue }
      truncate(path, 10)
      faults.append(difference("the head of a \(format)", nil))
    }
    guard written(6_000, 6_000, alpha: false, "jpeg") else { return ["GTK writes no jpeg"] }
    faults.append(standstill(reading: path, request))
    unlink(path)
    faults.append(difference("a file that was removed", nil))
    guard written(60, 20, alpha: false, "jpeg"), let bytes = bytes(ofFile: path) else {
      return ["GTK writes no jpeg"]
    }
    for (orientation, expected) in [(nil, "60 × 20"), (1, "60 × 20"), (6, "20 × 60")]
      as [(UInt8?, String)]
    {
      let turned = orientation.map { Self.turned(bytes, $0) } ?? bytes
      let size = PageImage(turned).map { "\(Int($0.size.width)) × \(Int($0.size.height))" }
      if size != expected {
        faults.append(
          "an image of orientation \(orientation ?? 0) is \(size ?? "none"), not \(expected)")
      }
    }
    return faults.compactMap(\.self)
  }

  private static var isRead = false

  /// Returns a fault if the main loop does not run while a large picture is read.
  private static func standstill(reading path: String, _ request: PictureRequest) -> String? {
    var (hasBegun, ranMeanwhile) = (false, false)
    let (main, all) = (seconds(CLOCK_THREAD_CPUTIME_ID), seconds(CLOCK_PROCESS_CPUTIME_ID))
    Task {
      hasBegun = true
      _ = await request.readPicture(inFile: path)
      isRead = true
    }
    while !isRead {
      g_main_context_iteration(nil, 1)
      if hasBegun, !isRead { ranMeanwhile = true }
    }
    guard ranMeanwhile else { return "the main loop did not run while a picture was read" }
    let own = seconds(CLOCK_THREAD_CPUTIME_ID) - main
    let total = seconds(CLOCK_PROCESS_CPUTIME_ID) - all
    return 4 * own < total ? nil : "the main thread used \(own) of \(total) s for a picture"
  }

  /// Returns the processor time of this thread or of the process, in seconds.
  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func bytes(ofFile path: String) -> [UInt8]? {
    var (contents, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    guard g_file_get_contents(path, &contents, &count, nil) != 0, let contents else { return nil }
    defer { g_free(contents) }
    return Array(UnsafeRawBufferPointer(start: contents, count: Int(count)))
  }

  /// Returns a JPEG image with an orientation of Exif.
  private static func turned(_ bytes: [UInt8], _ orientation: UInt8) -> [UInt8] {
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("II*".utf8) + [0, 8, 0, 0, 0]
      + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
    return bytes[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + bytes[2...]
  }
}
#endif
