// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import UIKitDriving

/// One random page in one window, from its first step to its last.
///
/// One number determines the page, its changes, and the user's actions.
@MainActor
final class TableFuzz {
  /// An object that must be released with the session.
  struct Weak {
    let name: String
    weak var value: AnyObject?
  }

  let screen: TableScreen
  let model: FuzzedModel
  var generator: PageGenerator
  /// The field in which the user types, and what has been typed.
  var typed: (field: any UIView & UITextInput, row: RowReference, text: String)?
  /// True if the user has done something elsewhere since then, after which the field shows the next text of the page.
  var hasActed = false
  /// The steps so far, for messages.
  var steps: [String] = []
  /// An object that takes part in what the table reports, in some sessions.
  let forwarder: FuzzForwarder?
  /// True if the session has sections in cells of the application's own.
  let isMixed: Bool
  private var lastNumber = 0
  private var fault: String?

  init(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    generator.rowLimit = 12
    model = FuzzedModel(generator.page())
    isMixed = generator.random.once(in: 2)
    forwarder = generator.random.once(in: 2) ? FuzzForwarder() : nil
    var options = TableOptions(diagnostics: .silent)
    options.rowAnimation = [.automatic, .fade, .none][generator.random.below(3)]
    screen = TableScreen(
      FuzzedPage(model: model), options: options, showsBar: generator.random.once(in: 2))
    self.generator = generator
    equip()
    if isMixed { model.mixed = mixedSections() }
    if let forwarder {
      screen.controller.forwarding = forwarder
      screen.table.reloadData()
      forwarder.forget(forwarder.displayed)
      screen.settle()
    }
  }

  /// Registers the prototypes of a storyboard in the table.
  func equip() {
    #if os(Linux)
    MixedCell.registerNibs()
    let nib = UINib(nibName: MixedCell.prototype, bundle: nil)
    screen.table.register(nib, forCellReuseIdentifier: MixedCell.prototype)
    #endif
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Runs the session.
  ///
  /// - Parameter count: How many steps.
  /// - Returns: What went wrong, or nothing.
  func run(steps count: Int) -> String? {
    for _ in 0..<count where fault == nil {
      step()
      screen.settle()
      check()
    }
    return fault.map { "\($0) after \(steps.suffix(6).joined(separator: ", "))" }
  }

  /// Ends the session.
  ///
  /// - Returns: What has to be gone then.
  func letGo() -> [Weak] {
    let table = screen.table
    var rest = [
      Weak(name: "the controller", value: screen.controller), Weak(name: "the table", value: table),
      Weak(name: "the driver", value: screen.driver),
      Weak(name: "the forwarding object", value: forwarder),
    ]
    rest += table.visibleCells.map { Weak(name: "a cell", value: $0) }
    screen.window.rootViewController = nil
    return rest
  }

  func fail(_ message: String) { if fault == nil { fault = message } }

  private func check() {
    if let typed, typed.field.isFirstResponder, typed.field.typedText != typed.text {
      // An act elsewhere commits the text, and the field may then show that of the page. Rows without an
      // id of their own are only found on the page of the driver.
      let row = model.page.sections.lazy.flatMap(\.rows)
        .first { ItemID($0.number) == typed.row.row }
      let texts =
        row.map { [RandomText[$0.value]] } ?? screen.driver.page.fieldTexts(of: typed.row)
      guard hasActed, texts.contains(typed.field.typedText) else {
        return fail("what was typed is “\(typed.field.typedText)”, and was “\(typed.text)”")
      }
      self.typed?.text = typed.field.typedText
    }
    if let typed, !typed.field.isFirstResponder { self.typed = nil }
    if screen.driver.page.sections.map(\.rowCount) != rowCounts {
      return fail("the table has \(rowCounts) rows")
    }
    if screen.controller.title != RandomText[model.page.title] { fail("the title is another") }
    let stale = screen.staleness(besides: typed?.field ?? focusedField) { $0 is MixedCell }
    if let stale { fail(stale) }
    if !isMixed, let fault = model.page.fault(in: screen.driver.page) { fail(fault) }
    checkMixed()
  }

  /// A field that has the keyboard because its row was tapped.
  var focusedField: UIView? {
    (screen.table.indexPathsForVisibleRows ?? []).lazy
      .flatMap { self.screen.parts($0.row, $0.section) }
      .first { $0.isFirstResponder }
  }

  private var rowCounts: [Int] {
    (0..<screen.table.numberOfSections).map { screen.table.numberOfRows(inSection: $0) }
  }
}

extension PageSnapshot {
  /// The texts of the fields of a row.
  @MainActor
  fileprivate func fieldTexts(of reference: RowReference) -> [String] {
    guard let indexPath = indexPath(of: reference), let style = style(at: indexPath),
      let row = row(at: indexPath)
    else { return [] }
    return row.body(style: style).controls.compactMap {
      if case .field(let field) = $0 { field.input.text } else { nil }
    }
  }
}

extension UITextInput {
  /// The text in the field.
  var typedText: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
}
#endif
