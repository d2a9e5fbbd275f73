// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A terminal without a screen.
struct PseudoTerminal {
  private struct Unavailable: Error {}

  /// The side to which a program writes.
  let terminal: FileHandle
  private let reader: FileHandle

  /// Opens a terminal.
  init() throws {
    let main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard main >= 0, let name = Self.name(of: main) else { throw Unavailable() }
    let other = open(name, O_RDWR | O_NOCTTY)
    guard other >= 0 else { throw Unavailable() }
    reader = FileHandle(fileDescriptor: main, closeOnDealloc: true)
    terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Unlocks the side of a terminal for programs, and returns its path.
  private static func name(of main: Int32) -> String? {
    #if os(Linux)
    // TIOCSPTLCK and TIOCGPTN, because Swift's Glibc module has none of the functions of POSIX for this.
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(main, 0x4004_5431, &lock) == 0, ioctl(main, 0x8004_5430, &number) == 0 else {
      return nil
    }
    return "/dev/pts/\(number)"
    #else
    guard grantpt(main) == 0, unlockpt(main) == 0 else { return nil }
    return ptsname(main).map { String(cString: $0) }
    #endif
  }

  /// The text that programs have written, which is less than a terminal buffers.
  func text() -> String {
    let end = "\u{0}end of the test"
    terminal.write(Data(end.utf8))
    var data = Data()
    while !String(decoding: data, as: UTF8.self).contains(end) {
      let more = reader.availableData
      if more.isEmpty { break }
      data += more
    }
    return String(decoding: data, as: UTF8.self).replacing(end, with: "")
  }
}
