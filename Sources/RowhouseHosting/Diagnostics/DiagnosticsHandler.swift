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

  /// Creates a handler that calls a closure.
  public init(_ receive: @escaping @MainActor (PageDiagnostic) -> Void) { self.receive = receive }

  /// Sends a diagnostic to the handler.
  @MainActor
  public func callAsFunction(_ diagnostic: PageDiagnostic) { receive(diagnostic) }
}

extension DiagnosticsHandler {
  /// A handler that prints each warning once to standard error, up to 1,000 of them, and no notes.
  public static let standard = DiagnosticsHandler { diagnostic in
    guard diagnostic.severity == .warning else { return }
    let isNew = printed.withLock { printed in
      printed.count < 1_000 && printed.insert(diagnostic).inserted
    }
    guard isNew else { return }
    writeToStandardError("Rowhouse: \(diagnostic)")
  }

  private static let printed = Locked<Set<PageDiagnostic>>([])

  /// A handler that drops all diagnostics.
  public static let silent = DiagnosticsHandler { _ in }
}
