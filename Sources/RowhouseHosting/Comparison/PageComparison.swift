// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Two pages to compare, on any thread.
enum PageComparison: Sendable {
  case made(old: [BuiltSection], new: [BuiltSection])
  /// `size` is the number of rows of sections that are not known to have the same rows as before.
  case mixed(old: [ComparedSection], new: [ComparedSection], size: Int)

  /// Prepares a comparison; `runsOnMainActor` is true if it runs on the main actor.
  @MainActor
  init(from old: PageSnapshot, to new: PageSnapshot, runsOnMainActor: Bool) {
    let oldMade = old.sections.compactMap(BuiltSection.init)
    let newMade = new.sections.compactMap(BuiltSection.init)
    if oldMade.count == old.sections.count, newMade.count == new.sections.count {
      self = .made(old: oldMade, new: newMade)
      return
    }
    let olds = old.sections.map { ComparedSection($0, leaves: !runsOnMainActor) }
    var news = new.sections.map { ComparedSection($0, leaves: !runsOnMainActor) }
    let positions = Dictionary(olds.indices.map { (olds[$0].id, $0) }) { first, _ in first }
    var size = (olds + news).reduce(0) { $0 + $1.rows.count }
    for index in news.indices {
      guard let position = positions[news[index].id] else { continue }
      news[index].compareStorage(with: olds[position])
      if news[index].hasSameRows(as: olds[position]) {
        size -= olds[position].rows.count + news[index].rows.count
      }
    }
    self = .mixed(old: olds, new: news, size: size)
  }
}

extension PageComparison {
  /// Returns the changes, or throws the error of `check`, which is called periodically.
  func changes<Failure: Error>(
    check: () throws(Failure) -> Void
  ) throws(Failure) -> SectionedChangeset {
    switch self {
    case .made(let old, let new): try SectionedChangeset(from: old, to: new, check: check)
    case .mixed(let old, let new, _): try SectionedChangeset(from: old, to: new, check: check)
    }
  }

  func sections(after stage: Stage) -> [SectionSnapshot] {
    switch self {
    case .made(let old, let new): stage.model(old: old, new: new).map(\.snapshot)
    case .mixed(let old, let new, _): stage.model(old: old, new: new).map(\.snapshot)
    }
  }

  /// The maximum number of rows that the comparison reads.
  var size: Int {
    switch self {
    case .made(let old, let new): (old + new).reduce(0) { $0 + $1.rows.count }
    case .mixed(_, _, let size): size
    }
  }
}
