// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A stack of random pages for one tab, with its next changes.
///
/// The seed determines all changes, so a sequence can be repeated.
@MainActor
final class LawScenario {
  let name: String
  private var levels = [LawLevel(seed: 0)]
  /// The navigator of the tab, which is kept while other sessions are opened for comparison.
  private var navigator: Navigator?
  private var random = SeededGenerator(seed: 0)
  private var dialogs = 0
  private var report: ProgressHandle?

  init(name: String) { self.name = name }
}

extension LawScenario {
  /// Returns the page of a level, for a browser that opens it.
  func page(level: Int, navigator: Navigator) -> LawPage? {
    if self.navigator == nil { self.navigator = navigator }
    guard levels.indices.contains(level) else { return nil }
    return LawPage(level: levels[level], path: path(level))
  }

  /// Pops all pages but the first, and shows the page of a seed there.
  func begin(seed: UInt64) -> LawStep {
    while levels.count > 1 { pop() }
    report?.finish()
    report = nil
    random = SeededGenerator(seed: seed)
    levels[0].become(LawLevel(seed: seed))
    return turn(["begin \(seed)"])
  }

  /// Chooses an action of the browser, or makes several changes to the page together.
  func turn() -> LawStep {
    if random.once(in: 4), let turn = turnOfTheBrowser() { return turn }
    var done: [String] = []
    repeat { done.append(change()) } while random.once(in: 2)
    return turn(done)
  }

  private func turnOfTheBrowser() -> LawStep? {
    let number = random.below(1_000)
    if dialogs > 0 {
      dialogs -= 1
      return turn([], .answer, number)
    }
    guard levels.count > 1, random.once(in: 2) else { return turn([], .press, number) }
    levels.removeLast()
    return turn([], random.once(in: 2) ? .back : .history, number)
  }

  private func change() -> String {
    switch random.below(20) {
    case 0, 1:
      guard levels.count < 3 else { return pop() }
      levels.append(LawLevel(seed: random.next()))
      navigator?.push(LawPage(level: levels[levels.count - 1], path: path(levels.count - 1)))
      return "push"
    case 2 where levels.count > 1: return pop()
    case 3 where dialogs < 2:
      dialogs += 1
      let level = levels[levels.count - 1]
      navigator?.confirm(LawRow.text(&random), message: LawRow.text(&random)) { level.change() }
      return "ask"
    case 4:
      navigator?.toast(LawRow.text(&random))
      return "toast"
    case 5: return changeReport()
    // A page below others changes too.
    case 6..<9:
      levels[random.below(levels.count)].change()
      return "change some page"
    default:
      levels[levels.count - 1].change()
      return "change the page"
    }
  }

  private func changeReport() -> String {
    if let report {
      let isFinished = random.once(in: 2)
      if isFinished { report.finish() } else { report.update(0.5, message: LawRow.text(&random)) }
      if isFinished { self.report = nil }
    } else {
      report = navigator?.progress(LawRow.text(&random), fraction: random.once(in: 2) ? 0.25 : nil)
    }
    return "progress"
  }

  @discardableResult
  private func pop() -> String {
    levels.removeLast()
    navigator?.pop()
    return "pop"
  }

  private func turn(_ done: [String], _ act: LawStep.Act = .wait, _ number: Int = 0) -> LawStep {
    LawStep(
      done: done, act: act, number: number, path: path(levels.count - 1), depth: levels.count)
  }

  private func path(_ level: Int) -> String {
    level == 0 ? "/law/\(name)" : "/law/\(name)/\(level)"
  }
}
