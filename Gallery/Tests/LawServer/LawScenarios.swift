// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The scenarios of a server by name, one for each worker of a test.
@MainActor
final class LawScenarios {
  /// The folder with the files of pages for the law of drafts.
  private let folder: URL
  private var scenarios: [String: LawScenario] = [:]
  private var largeScenarios: [String: LargeScenario] = [:]
  private var draftScenarios: [String: DraftScenario] = [:]

  nonisolated init(folder: URL) { self.folder = folder }

  /// The scenario with a name, created when it is first used.
  subscript(name: String) -> LawScenario {
    if let scenario = scenarios[name] { return scenario }
    let scenario = LawScenario(name: name)
    scenarios[name] = scenario
    return scenario
  }

  /// Returns the scenario with a name whose page has a large section.
  func large(_ name: String) -> LargeScenario {
    if let scenario = largeScenarios[name] { return scenario }
    let scenario = LargeScenario()
    largeScenarios[name] = scenario
    return scenario
  }

  /// Returns the newest state of the scenario with a name whose page has fields.
  func drafts(_ name: String) -> DraftScenario {
    if let scenario = draftScenarios[name] {
      scenario.update()
      return scenario
    }
    let scenario = DraftScenario(file: folder.appending(path: "\(name).json"))
    draftScenarios[name] = scenario
    return scenario
  }

  /// Returns the state of a page with fields.
  func draftState(_ name: String) -> DraftState { drafts(name).state }

  /// Changes a page with fields.
  func changeDrafts(_ name: String, to state: DraftState) throws {
    try drafts(name).change(to: state)
  }

  /// Removes a scenario.
  func leave(_ name: String) {
    scenarios[name] = nil
    largeScenarios[name] = nil
  }

  func beginLarge(_ name: String, seed: UInt64) { large(name).begin(seed: seed) }

  func setCountOfLarge(_ name: String, to count: Int) { large(name).setCount(count) }

  func insertIntoLarge(_ name: String, _ count: Int) { large(name).insert(count) }

  func insertAboveLast(of name: String, _ count: Int) { large(name).insertAboveLast(count) }

  func changeLarge(_ name: String) -> String { large(name).change() }

  func begin(_ name: String, seed: UInt64) -> LawStep { self[name].begin(seed: seed) }

  func turn(_ name: String) -> LawStep { self[name].turn() }
}
