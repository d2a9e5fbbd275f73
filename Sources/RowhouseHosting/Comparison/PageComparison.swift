// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

/// Two pages to compare, on any thread.
enum PageComparison: Sendable {
  case made(old: [BuiltSection], new: [BuiltSection])
  case mixed(old: [ComparedSection], new: [ComparedSection])

  /// Prepares a comparison; `staysHere` is true if it runs on the main actor.
  @MainActor
  init(from old: PageSnapshot, to new: PageSnapshot, staysHere: Bool) {
    let oldMade = old.sections.compactMap(BuiltSection.init)
    let newMade = new.sections.compactMap(BuiltSection.init)
    if oldMade.count == old.sections.count, newMade.count == new.sections.count {
      self = .made(old: oldMade, new: newMade)
      return
    }
    let olds = old.sections.map { ComparedSection($0, leaves: !staysHere) }
    var news = new.sections.map { ComparedSection($0, leaves: !staysHere) }
    let positions = Dictionary(olds.indices.map { (olds[$0].id, $0) }) { first, _ in first }
    for index in news.indices {
      if let position = positions[news[index].id] {
        news[index].compareStorage(with: olds[position])
      }
    }
    self = .mixed(old: olds, new: news)
  }
}

extension PageComparison {
  /// Returns the changes, or throws the error of `check`, which is called from time to time.
  func changes<Failure: Error>(
    check: () throws(Failure) -> Void
  ) throws(Failure) -> SectionedChangeset {
    switch self {
    case .made(let old, let new): try SectionedChangeset(from: old, to: new, check: check)
    case .mixed(let old, let new): try SectionedChangeset(from: old, to: new, check: check)
    }
  }

  func sections(after stage: Stage) -> [SectionSnapshot] {
    switch self {
    case .made(let old, let new): stage.model(old: old, new: new).map(\.snapshot)
    case .mixed(let old, let new): stage.model(old: old, new: new).map(\.snapshot)
    }
  }

  /// The maximum number of rows that the comparison reads.
  var size: Int {
    switch self {
    case .made(let old, let new):
      return (old + new).reduce(0) { $0 + $1.rows.count }
    case .mixed(let old, let new):
      var size = (old + new).reduce(0) { $0 + $1.rows.count }
      for (old, new) in zip(old, new) where old.id == new.id && old.hasSameRows(as: new) {
        size -= old.rows.count + new.rows.count
      }
      return size
    }
  }
}
