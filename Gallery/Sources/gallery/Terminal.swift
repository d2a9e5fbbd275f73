// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The input and output of the command.
enum Terminal {
  /// True if the output is a terminal.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// True if the input is a terminal.
  static var isInput: Bool { isatty(STDIN_FILENO) == 1 }

  /// The lines of the input, as they arrive.
  static var lines: AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    // Reading a line blocks, so a separate thread reads the lines.
    DispatchQueue(label: "lines").async {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return stream
  }

  /// Replaces the text in the terminal.
  static func show(_ text: String) {
    let clear = variable("TERM") == "dumb" ? "" : "\u{1B}[2J\u{1B}[H"
    // `fflush(nil)` would flush all files, including standard input, and wait for its reader.
    var bytes = Array((clear + text).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// Returns an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The width of the output: `COLUMNS`, the width of the terminal, or 80.
  static var columns: Int {
    if let columns = variable("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
