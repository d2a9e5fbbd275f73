// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import GalleryTesting
import Rowhouse
import Testing
import UIKitDriving

extension TypingTests {
  @MainActor
  @Suite("The visiting card")
  struct CardTests {
    private let screen = AppScreen(opening: .card, size: CGSize(width: 375, height: 1_400))

    private func field(_ line: CardLine) -> UITextField {
      screen.view(UITextField.self, in: screen.indexPath(of: ItemID(line)))
    }

    /// The texts of the card.
    private var card: [String] { screen.texts(at: screen.indexPath(of: "card")) }

    private func type(_ text: String, into line: CardLine) {
      let field = field(line)
      field.type(text)
      field.typeReturn()
      screen.settle()
    }

    @Test("The card shows the texts of its fields")
    func fillIn() {
      #expect(card == ["Nobody yet", "Fill in the card below"])
      type("Ada", into: .name)
      type("ada@example.org", into: .email)
      type("4321", into: .pin)
      type("36", into: .age)
      #expect(card == ["Ada", "ada@example.org", "PIN ••••", "Age 36"])
      #expect(field(.pin).isSecureTextEntry)
      #expect(field(.email).keyboardType == .emailAddress)
      #expect(screen.diagnostics.isEmpty)
    }

    @Test("An age that is not a number is not stored, and the field shows the old one")
    func age() {
      type("36", into: .age)
      let field = field(.age)
      field.type("x")
      #expect(field.text == "36x")
      field.typeReturn()
      screen.settle()
      #expect(screen.gallery.card.age == 36 && self.field(.age).text == "36")
    }

    @Test(
      "A field that is being typed into keeps text, caret and keyboard while its row changes and moves"
    )
    func typing() async throws {
      screen.view(UISwitch.self, in: screen.indexPath(of: "shuffle")).tap()
      screen.settle()
      let field = field(.email)
      field.type("ada")
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      field.selectedTextRange = field.textRange(from: start, to: start)
      var indexPaths: Set<IndexPath> = []
      for round in 1...6 {
        await screen.advance(by: CardShuffle.pause)
        let indexPath = screen.indexPath(of: ItemID(CardLine.email))
        indexPaths.insert(indexPath)
        #expect(field.isFirstResponder && field.text == "ada", "turn \(round)")
        let caret = try #require(field.selectedTextRange)
        #expect(
          field.offset(from: field.beginningOfDocument, to: caret.start) == 1 && caret.isEmpty)
        if let cell = screen.table.cellForRow(at: indexPath) {
          #expect(field.isDescendant(of: cell), "turn \(round)")
        }
      }
      #expect(indexPaths.count > 1)
      field.typeReturn()
      screen.settle()
      #expect(screen.gallery.card.email == "ada" && screen.diagnostics.isEmpty)
    }

    @Test("Countries are found while typing")
    func search() {
      let field = screen.view(UITextField.self, in: screen.indexPath(of: "search"))
      let all = screen.table.numberOfRows(inSection: 4)
      #expect(all == Country.allCases.count)
      field.type("xyz")
      screen.settle()
      #expect(field.isFirstResponder)
      #expect(screen.texts(at: IndexPath(row: 0, section: 4)) == ["There is no such country"])
      for _ in 0..<3 { field.typeDelete() }
      screen.settle()
      #expect(screen.table.numberOfRows(inSection: 4) == all && field.isFirstResponder)
    }

    @Test("Clearing asks first", arguments: [Localized.cancel, .yes])
    func clear(answer: Localized) throws {
      type("Ada", into: .name)
      screen.tap(id: "clear")
      let alert = try #require(screen.alert)
      #expect(alert.actions.map(\.style) == [.cancel, .destructive])
      alert.tap(answer.english)
      screen.settle()
      #expect(card.first == (answer == .yes ? "Nobody yet" : "Ada"))
      #expect(field(.name).text == (answer == .yes ? "" : "Ada"))
    }
  }
}
#endif
