// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The severity and the texts of diagnostics.
@MainActor
struct SeverityTests {
  nonisolated private static let kinds: [PageDiagnostic.Kind] = [
    .repeatedRowID(first: 0), .repeatedSectionID(first: 0), .unstableRowID(before: 1),
    .unstableDataID, .ownIDInDataSection(own: 1), .unselectableID(expected: "Int"),
    .sharedMemory(first: RowIndexPath(section: 0, row: 1)),
    .invalidHeight(.header, -1), .invalidAspectRatio("0.0"),
    .invalidControl(.unusableStep("0.0")),
    .controlInHeader(.button), .controlInFooter(.toggle),
    .wrongCount(stated: 1, found: 2), .countChanged(counted: 1),
    .indexPathOutOfRange(RowIndexPath(section: 1, row: 2)), .updateInsideEvaluation,
    .endlessEvaluation(rounds: 8), .hostFailed("x"), .repeatedCompletion(update: 1),
    .unknownID(1), .editOfDescribedPage,
  ]

  @Test("A likely mistake is a warning, and its text names the consequence", arguments: kinds)
  func warnings(_ kind: PageDiagnostic.Kind) {
    let diagnostic = PageDiagnostic(kind, page: "Page")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.description.hasPrefix("Page: "))
    // The event, then its consequence or the remedy: two sentences at least.
    #expect(diagnostic.description.split(separator: ". ").count >= 2)
    #expect(diagnostic.description.hasSuffix("."))
    #expect(!diagnostic.description.contains("\n"))
  }

  @Test("A diagnostic of often intended behavior is a note")
  func notes() {
    let kinds: [PageDiagnostic.Kind] = [
      .updateInsideHandler, .eventForMissingRow("tap"), .eventForMissingAction("Archive"),
      .requestOfLeftPage("pop"),
    ]
    for kind in kinds {
      #expect(PageDiagnostic(kind, page: "Page").severity == .note)
    }
  }

  @Test("A description names the place as far as it is known")
  func places() {
    #expect(PageDiagnostic.Subject(position: 3, id: "x").description == "3 (id x)")
    let line = UInt32(#line) + 1
    let row = Row("a").row
    #expect(
      PageDiagnostic.Subject(position: 0, id: row.id, title: "a", source: row.source).description
        == "0 “a” at RowhouseHostingTests/SeverityTests.swift:\(line)")
  }

  @Test("The handler receives each diagnostic, and a silent driver sends none")
  func handlers() {
    var heard: [PageDiagnostic] = []
    let diagnostic = PageDiagnostic(.unstableDataID, page: "Page")
    DiagnosticsHandler { heard.append($0) }(diagnostic)
    DiagnosticsHandler.silent(diagnostic)
    #expect(heard == [diagnostic])
  }
}
