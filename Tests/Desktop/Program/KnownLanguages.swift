// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Glibc
import RowhouseGTK

/// The choice of a language for different languages of the session.
@MainActor
enum KnownLanguages {
  /// Chooses languages, and compares them with the expected ones.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let old = getenv("LANGUAGE").map { String(cString: $0) }
    defer {
      if let old { setenv("LANGUAGE", old, 1) } else { unsetenv("LANGUAGE") }
    }
    let cases: [(languages: String, known: [String], expected: String?)] = [
      ("de_AT.UTF-8", ["en", "de"], "de"),
      ("fr_CH:de_CH.UTF-8@euro:en", ["en", "de"], "de"),
      ("zh_TW", ["en", "zh", "zh-TW"], "zh-TW"),
      ("zh_CN.UTF-8", ["en", "zh", "zh-TW"], "zh"),
      ("en_US", ["de"], nil),
      ("C", ["en", "de"], nil),
    ]
    let faults = cases.compactMap { languages, known, expected -> String? in
      setenv("LANGUAGE", languages, 1)
      let chosen = DesktopApplication.language(of: known)
      return chosen == expected
        ? nil : "\(languages) leads to \(chosen ?? "nil"), not \(expected ?? "nil")"
    }
    return faults + all()
  }

  /// Compares all languages of the user with the expected ones.
  private static func all() -> [String] {
    let cases = [
      ("fr_CH:de_CH.UTF-8@euro:en", ["fr-CH", "fr", "de-CH", "de", "en"]), ("C", []), ("POSIX", []),
    ]
    return cases.compactMap { languages, expected in
      setenv("LANGUAGE", languages, 1)
      let found = DesktopApplication.languages
      return found == expected ? nil : "\(languages) leads to \(found), not \(expected)"
    }
  }
}
#endif
