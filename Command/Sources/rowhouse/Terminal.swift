// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The terminal, and the environment variables that describe its user.
enum Terminal {
  /// The languages of the user, from the variables of POSIX.
  static var languages: [String] {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap {
      ProcessInfo.processInfo.environment[$0]
    }
    let tag = variables.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" } ?? ""
    return tag.isEmpty || tag == "C" || tag == "POSIX"
      ? ["en"] : [String(tag).replacing("_", with: "-")]
  }

  /// True if the output is a terminal that shows colors, and `NO_COLOR` is not set.
  static var showsColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Writes text to standard output.
  ///
  /// - Throws: The exit status for input and output errors, after a message, if the text could not be written.
  static func output(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        report("Error: The output could not be written: \(String(cString: strerror(errno))).")
        throw ExitCode(EX_IOERR)
      }
    }
  }

  /// Returns text from a file with escaped control characters, line separators, and directional marks, such as `\u{1B}`.
  static func escaped(_ text: String) -> String {
    let categories: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      let properties = scalar.properties
      if properties.isBidiControl || categories.contains(properties.generalCategory) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  /// Writes text to standard error, if possible.
  static func report(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
