// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseSettings

/// The diagnostics of a bundle, ready for output.
public struct BundleReport: Sendable {
  private let bundle: SettingsBundle
  /// All diagnostics, each of them once.
  private let all: [SettingsDiagnostic]
  private let diagnostics: [SettingsDiagnostic]

  /// Creates a report of the diagnostics that have at least the given severity.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - variants: The same bundle in other languages, whose diagnostics follow. Defaults to an empty array.
  ///   - severity: The minimum severity of the diagnostics. Defaults to `.note`.
  public init(
    _ bundle: SettingsBundle, variants: [SettingsBundle] = [],
    from severity: SettingsDiagnostic.Severity = .note
  ) {
    self.bundle = bundle
    var known: Set<SettingsDiagnostic> = []
    all = ([bundle] + variants).flatMap(\.diagnostics).filter { known.insert($0).inserted }
    diagnostics = all.filter { $0.kind.severity >= severity }
  }

  /// Returns true if a diagnostic has at least the given severity.
  public func has(_ severity: SettingsDiagnostic.Severity) -> Bool {
    all.contains { $0.kind.severity >= severity }
  }

  /// One line for each diagnostic, and a summary.
  ///
  /// - Parameter inColor: True to color the severities.
  /// - Returns: The lines.
  public func text(inColor: Bool) -> String {
    var lines = diagnostics.map { diagnostic in
      let severity = diagnostic.kind.severity
      guard inColor else { return "\(diagnostic)" }
      let marked = ": \u{1B}[\(severity.color)m\(severity.rawValue)\u{1B}[0m: "
      let parts = "\(diagnostic)".split(separator: ": \(severity.rawValue): ", maxSplits: 1)
      return parts.joined(separator: marked)
    }
    let specifiers = bundle.documents.values.reduce(0) { $0 + $1.specifiers.count }
    let counts = SettingsDiagnostic.Severity.allCases.reversed().map { severity in
      let count = all.count { $0.kind.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    lines.append(
      "\(bundle.pageNames.count) pages, \(specifiers) specifiers: \(counts.joined(separator: ", "))"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// The pages, languages, and diagnostics as JSON.
  public var json: String {
    JSONText.write([
      "pages": .array(bundle.pageNames.map(SettingsValue.string)),
      "languages": .array(bundle.languages.map(SettingsValue.string)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]) + "\n"
  }
}

extension SettingsDiagnostic.Severity {
  /// The number of the color in terminals.
  fileprivate var color: Int {
    switch self {
    case .note: 36
    case .warning: 33
    case .error: 31
    }
  }
}
