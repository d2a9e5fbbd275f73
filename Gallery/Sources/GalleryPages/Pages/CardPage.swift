// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A business card to fill in, and countries to search.
public struct CardPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.card
  /// The state that the page shows.
  public let gallery: GalleryState
  private let shuffle: CardShuffle
  private let search = CountrySearch()

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    shuffle = CardShuffle(clock: gallery.clock)
  }

  /// `Card`.
  public var title: String { say(.card) }

  /// The card, its fields, and a search.
  public var sections: [TableSection] {
    TableSection(say(.yourCard)) {
      CustomRow(CardContent(name: name, lines: lines))
        .height(.automatic(minimum: 60))
        .style(\.titleFont, .system(size: gallery.card.nameSize))
        .id("card")
    }
    TableSection(say(.fillIn)) {
      Rows(shuffle.lines, id: \.self) { row(of: $0) }
    }
    TableSection(footer: say(.whatYouTypeStays)) {
      ToggleRow(say(.rowsComeAndGo), isOn: shuffle.isOn) { shuffle.set($0) }
        .id("shuffle")
      SliderRow(say(.nameSize), gallery, \.card.nameSize, in: 12...40, step: 1)
        .value("\(Int(gallery.card.nameSize))")
        .reporting(.continuous)
        .id("size")
    }
    TableSection(say(.countries)) {
      FieldRow("", search, \.query, placeholder: say(.search), kind: .search)
        .reporting(.continuous)
        .id("search")
    }
    TableSection(search.found(in: gallery.language), id: \.self) { Row(say($0.title)) }
      .loadState(
        search.found(in: gallery.language).isEmpty ? .empty(say(.noSuchCountry)) : .content)
    TableSection {
      ButtonRow(say(.clearCard), role: .destructive) { askWhetherToClear() }
        .id("clear")
    }
  }

  @SingleRowBuilder
  private func row(of line: CardLine) -> AnyRow {
    let news = shuffle.turn == 0 ? nil : "\(say(.turn)) \(shuffle.turn)"
    switch line {
    case .name:
      FieldRow(
        say(.cardName), subtitle: news, gallery, \.card.name, placeholder: say(.asOnTheDoor)
      )
      .lengthLimit(60)
    case .email:
      FieldRow(say(.email), subtitle: news, gallery, \.card.email, kind: .email)
    case .phone:
      FieldRow(say(.phone), subtitle: news, gallery, \.card.phone, kind: .phone)
    case .pin:
      FieldRow(say(.pin), subtitle: news, gallery, \.card.pin, kind: .secure)
        .lengthLimit(8)
    case .age:
      let age = gallery.card.age.map(String.init) ?? ""
      FieldRow(
        say(.age), subtitle: news, text: age, placeholder: say(.inYears), kind: .number
      ) {
        setAge($0)
      }
      .lengthLimit(3)
    case .note:
      FieldRow(
        say(.note), subtitle: news, gallery, \.card.note, placeholder: say(.threeLines)
      )
      .lines(3)
    case .neighbor(let number):
      Row("\(say(.neighbor)) \(number + 1)").value("\(shuffle.turn)")
    }
  }

  private var name: String { gallery.card.name.isEmpty ? say(.nobodyYet) : gallery.card.name }

  private var lines: [String] {
    let card = gallery.card
    let dots =
      card.pin.isEmpty ? "" : "\(say(.pin)) \(String(repeating: "•", count: card.pin.count))"
    let age = card.age.map { "\(say(.age)) \($0)" } ?? ""
    let lines = [card.email, card.phone, dots, age, card.note].filter { !$0.isEmpty }
    return card == VisitingCard() ? [say(.fillInBelow)] : lines
  }

  /// Stores the age.
  ///
  /// If the text is not an age, the field shows the old value again.
  private func setAge(_ text: String) {
    let age = Int(text)
    if text.isEmpty || age.map((0...150).contains) == true { gallery.card.age = age }
  }

  private func askWhetherToClear() {
    navigator.confirm(
      say(.reallyClearCard), confirm: say(.yes), cancel: say(.cancel), role: .destructive
    ) {
      gallery.card = VisitingCard()
    }
  }
}
