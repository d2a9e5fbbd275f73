// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// The state of a random page: the contents of the tests without a browser, and all other drawn
/// contents.
struct LawState {
  var random: RandomPageState
  var rows: [LawRow] = []
  var appearance = PageAppearance.grouped
  var colorScheme: PageColorScheme?
  var language: String?
  var header = HeaderFooter.none
  var footer = HeaderFooter.none
  var theme: Theme?

  /// Creates the first state of a seed.
  init(seed: UInt64) {
    // The driver corrects repeated ids and negative heights.
    random = RandomPageState(seed: seed, isCareless: seed.isMultiple(of: 4))
    for number in 0..<random.random.below(4) {
      rows.append(LawRow(number: number, &random.random))
    }
    guard random.random.once(in: 2) else { return }
    for _ in 0..<4 { changeChrome() }
  }
}

extension LawState {
  /// Makes a random change.
  mutating func change() {
    switch random.random.below(12) {
    case 0, 1: changeChrome()
    case 2, 3: changeRows()
    default: random.change()
    }
  }

  private mutating func changeChrome() {
    switch random.random.below(6) {
    case 0: appearance = PageAppearance.allCases[random.random.below(3)]
    case 1: colorScheme = [nil, .light, .dark][random.random.below(3)]
    case 2: language = [nil, "de", "ar", "zh-Hans"][random.random.below(4)]
    case 3: header = Self.headerFooter(&random.random)
    case 4: footer = Self.headerFooter(&random.random)
    default: theme = [nil, Self.roomy, Self.tinted][random.random.below(3)]
    }
  }

  private static func headerFooter(_ random: inout SeededGenerator) -> HeaderFooter {
    switch random.below(3) {
    case 0: .none
    case 1: .title(LawRow.text(&random))
    default:
      .parts(
        .vertical(spacing: 4) {
          Part.text(LawRow.text(&random), alignment: .center)
          Part.image(.named("qrcode"), size: .square(20), label: LawRow.text(&random))
        })
    }
  }

  private mutating func changeRows() {
    let edit = random.random.below(8)
    if rows.isEmpty || edit < 2 {
      let number = (rows.map(\.number).max() ?? 0) + 1
      rows.insert(LawRow(number: number, &random.random), at: random.random.below(rows.count + 1))
    } else if edit == 2 {
      rows.remove(at: random.random.below(rows.count))
    } else if edit == 3 {
      rows.shuffle(using: &random.random)
    } else {
      rows[random.random.below(rows.count)].change(&random.random)
    }
  }

  private static let roomy: Theme = {
    var style = Theme.standard.style
    style.margin = 24
    style.rowHeight = .automatic(minimum: 60)
    style.valueColor = .tint
    return Theme(name: "roomy", style: style)
  }()

  private static let tinted: Theme = {
    var palette = Palette.standard
    palette[.tint] = palette[.destructive]
    palette[.pageBackground] = palette[.selectedRowBackground]
    return Theme(name: "tinted", palette: palette)
  }()
}
