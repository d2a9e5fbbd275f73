// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A visiting card to fill in, and countries to search.
public struct CardPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.card
  /// What the page shows.
  public let gallery: GalleryState
  private let navigator: Navigator
  private let shuffle: CardShuffle
  private let search = CountrySearch()

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - gallery: What it shows.
  ///   - navigator: What it asks with.
  public init(gallery: GalleryState, navigator: Navigator) {
    self.gallery = gallery
    self.navigator = navigator
    shuffle = CardShuffle(clock: gallery.clock)
  }

  /// `Card`.
  public var title: String { say(.card) }

  /// What the card says, its fields, and a search.
  public var sections: [TableSection] {
    TableSection(say(.yourCard)) {
      CustomRow(CardContent(name: name, lines: lines))
        .style(\.rowHeight, .automatic(minimum: 60))
        .id("card")
    }
    TableSection(say(.fillIn)) {
      Rows(shuffle.lines, id: \.self) { row(of: $0) }
    }
    TableSection(footer: HeaderFooter(say(.whatYouTypeStays))) {
      ToggleRow(say(.rowsComeAndGo), isOn: shuffle.isOn) { shuffle.set($0) }
        .id("shuffle")
    }
    TableSection(say(.countries)) {
      FieldRow("", text: search.query, placeholder: say(.search), kind: .search) {
        search.query = $0
      }
      .reporting(.whileTyping)
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

  private func row(of line: CardLine) -> AnyRow {
    let card = gallery.card
    let news = shuffle.turn == 0 ? nil : "\(say(.turn)) \(shuffle.turn)"
    switch line {
    case .name:
      return FieldRow(
        say(.cardName), subtitle: news, text: card.name, placeholder: say(.asOnTheDoor)
      ) {
        gallery.card.name = $0
      }
      .lengthLimit(60).row
    case .email:
      return FieldRow(say(.email), subtitle: news, text: card.email, kind: .email) {
        gallery.card.email = $0
      }.row
    case .phone:
      return FieldRow(say(.phone), subtitle: news, text: card.phone, kind: .phone) {
        gallery.card.phone = $0
      }.row
    case .pin:
      return FieldRow(say(.pin), subtitle: news, text: card.pin, kind: .secure) {
        gallery.card.pin = $0
      }
      .lengthLimit(8).row
    case .age:
      let age = card.age.map(String.init) ?? ""
      return FieldRow(
        say(.age), subtitle: news, text: age, placeholder: say(.inYears), kind: .number
      ) {
        setAge($0)
      }
      .lengthLimit(3).row
    case .note:
      return FieldRow(
        say(.note), subtitle: news, text: card.note, placeholder: say(.threeLines)
      ) {
        gallery.card.note = $0
      }
      .lines(3).row
    case .neighbour(let number):
      return Row("\(say(.neighbour)) \(number + 1)").value("\(shuffle.turn)").row
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

  /// What is no number is not kept, and the field shows again what was there before.
  private func setAge(_ text: String) {
    if text.isEmpty || Int(text) != nil { gallery.card.age = Int(text) }
  }

  private func askWhetherToClear() {
    navigator.confirm(
      say(.reallyClearCard), confirm: say(.yes), cancel: say(.cancel), role: .destructive
    ) {
      gallery.card = VisitingCard()
    }
  }
}
