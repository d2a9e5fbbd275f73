// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A receiver of diagnostics.
///
/// ```swift
/// let driver = PageDriver(
///   host: table,
///   diagnostics: DiagnosticsHandler { diagnostic in
///     logger.warning("\(diagnostic)")
///   })
/// ```
public struct DiagnosticsHandler: Sendable {
  private let receive: @MainActor (PageDiagnostic) -> Void
  /// True if the handler also receives the reasons for each update, as
  /// ``PageDiagnostic/Kind/updated(_:)``.
  public let explainsUpdates: Bool

  /// Creates a handler that calls a closure.
  ///
  /// - Parameters:
  ///   - explainsUpdates: True to also receive the reasons for each update. Finding them takes
  ///     longer than the update itself. Defaults to `false`.
  ///   - receive: Called with each diagnostic.
  public init(
    explainsUpdates: Bool = false, _ receive: @escaping @MainActor (PageDiagnostic) -> Void
  ) {
    self.explainsUpdates = explainsUpdates
    self.receive = receive
  }

  /// Sends a diagnostic to the handler.
  @MainActor
  public func callAsFunction(_ diagnostic: PageDiagnostic) { receive(diagnostic) }
}

extension DiagnosticsHandler {
  /// A handler that prints each warning once to standard error, up to 1,000 warnings.
  ///
  /// It does not print notes.
  public static let standard = DiagnosticsHandler { diagnostic in
    guard diagnostic.severity == .warning else { return }
    let isNew = printed.withLock { printed in
      printed.count < 1_000 && printed.insert(diagnostic).inserted
    }
    guard isNew else { return }
    writeToStandardError("Rowhouse: \(diagnostic)")
  }

  /// A handler that prints the reasons for each update to standard error, and each warning once.
  ///
  /// Use it to find out why a row is drawn again:
  ///
  /// ```
  /// Rowhouse: SettingsPage: update 3
  ///   section 0 “Network” at App/SettingsPage.swift:12, row 0 “Wi-Fi” at App/SettingsPage.swift:14: value “Off” → “On”
  /// ```
  public static let explainingUpdates = DiagnosticsHandler(explainsUpdates: true) { diagnostic in
    if case .updated = diagnostic.kind {
      writeToStandardError("Rowhouse: \(diagnostic)")
    } else {
      standard(diagnostic)
    }
  }

  private static let printed = Locked<Set<PageDiagnostic>>([])

  /// A handler that discards all diagnostics.
  public static let silent = DiagnosticsHandler { _ in }
}
