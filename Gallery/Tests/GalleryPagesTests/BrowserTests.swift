// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting
import Rowhouse
import Testing

@testable import gallery

@MainActor
@Suite("The pages on a terminal", .timeLimit(.minutes(20)))
struct BrowserTests {
  @Test("The program opens with the start page, whose rows are numbered")
  func start() async {
    let session = BrowserSession()
    #expect(
      await session.drawing() == """
        # Gallery

        Forms
          1 [ProfileLockOn] Sign up                                >
          2 [ff_IconLocationService] Shipping address              >
          3 [MoreMyBankCard] Expense report                        >

        Controls and lists
          4 [MyCardPackageIcon] Card                               >
          5 [ic_setting] Controls                                  >
          6 [page_choices] Choices                                 >
          7 [page_numbers] Numbers and dates                       >
          8 [page_contact] Contact                                 >
          9 [page_playlist] Playlist                               >
         10 [CreditCard_ShoppingBag] Packing list                  >
         11 [page_cities] Cities                                   >
         12 [page_million] A million rows                          >

        A messenger, after SJStaticTableView
         13 [tabbar_discover] Discover                             >
         14 [tabbar_me] Me                                         >
         15 [MoreSetting] Settings                                 >
         16 [ff_IconQRCode] Info                                   >
         17 [emoticon] Stickers                                    >
         18 [MoreGame] Custom cells, grouped                       >
         19 [MoreMyFavorites] Custom cells, one group              >

        A shop, after CBTableViewDataSource
         20 [ic_demo1] Demo one: messages                          >
         21 [ic_demo2] Demo two: profile                           >
         22 [ic_demo3] Demo three: shop                            >
         23 [ic_demo4] Demo four: feed                             >
         24 [ic_first] First version: shop                         >
         25 [ic_second] First version: feed                        >

        A store, after SigmaTableViewModel
         26 [icon_store] Stores                                    >
         27 [ic_following] Store: employee                         >
         28 [ic_star] Store: manager                               >

         29 Language                                         English
         30 Theme                                             WeChat

        a row’s number to tap it, b to go back, q to quit: 
        """)
  }

  @Test("Numbers tap, b goes back, q quits")
  func walk() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    #expect(try #require(await session.type("14")).hasPrefix("# Me\n"))
    #expect(try #require(await session.type("7")).hasPrefix("# Settings\n"))
    #expect(session.gallery.log == [.leadsToSettings])
    #expect(try #require(await session.type("b")).hasPrefix("# Me\n"))
    #expect(try #require(await session.type("b")).hasPrefix("# Gallery\n"))
    #expect(try #require(await session.type("b")).contains("\nThis is the first page.\n"))
    #expect(await session.type("q") == nil)
  }

  @Test("The key t types the text of a dialog")
  func text() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    var names: [String] = []
    let field = DialogField("Name", text: "Old").lengthLimit(8)
    session.browser.navigator.ask("Rename", for: field, confirm: "Rename") { names.append($0) }
    let dialog = try #require(await session.drawing())
    #expect(
      dialog.hasSuffix(
        """
        Rename
          t Name: Old
          1 Cancel
          2 Rename

        t and a text to type it, a number to answer, b to go back, q to quit:\u{20}
        """))
    #expect(try #require(await session.type("t 123456789")).contains("This text is too long."))
    #expect(try #require(await session.type("t  ")).contains("  t Name:  \n"))
    #expect(try #require(await session.type("2")).contains("This answer needs a text."))
    #expect(try #require(await session.type("t New")).contains("  t Name: New\n"))
    #expect(try #require(await session.type("2")).hasPrefix("# Gallery\n"))
    #expect(names == ["New"])
  }

  @Test("The end of the input quits too")
  func end() async {
    let session = BrowserSession()
    _ = await session.drawing()
    session.end()
    #expect(await session.drawing() == nil)
  }

  @Test("An invalid row number is refused, once", arguments: ["0", "31", "x", "", "-1"])
  func refused(line: String) async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    #expect(try #require(await session.type(line)).contains("\nThere is no “\(line)”.\n"))
    #expect(try #require(await session.type("30")).contains("There is no") == false)
  }

  @Test("The language is switched in place")
  func language() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    #expect(try #require(await session.type("29")).hasPrefix("# 画廊\n"))
  }

  @Test("A question is answered by number, or left with b", arguments: ["1", "2", "b"])
  func dialog(answer: String) async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    _ = await session.type("15")
    let asked = try #require(await session.type("11"))
    #expect(asked.contains("\nReally log out?\n  1 Cancel\n  2 Yes\n\na number to answer"))
    #expect(try #require(await session.type("3")).contains("There is no “3”."))
    let after = try #require(await session.type(answer))
    #expect(after.hasPrefix("# Settings\n") && !after.contains("Really log out?"))
  }

  @Test("Dialogs are shown and answered in the order of their requests")
  func dialogs() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    var answers: [String] = []
    for title in ["One", "Two", "Three"] {
      session.browser.navigator.present(
        title, actions: [DialogAction("Take") { answers.append(title) }])
    }
    let first = try #require(await session.drawing())
    #expect(first.contains("\nOne\n") && !first.contains("\nTwo\n"))
    #expect(try #require(await session.type("1")).contains("\nTwo\n"))
    #expect(try #require(await session.type("b")).contains("\nThree\n"))
    #expect(try #require(await session.type("1")).contains("a row’s number"))
    #expect(answers == ["One", "Three"])
  }

  @Test("The number of a row that needs more than a tap is refused")
  func unusable() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    _ = await session.type("5")
    let refused = try #require(await session.type("1"))
    #expect(refused.contains("\nThis row cannot be used with its number.\n"))
  }

  @Test("The numbers of rows after a section that is drawn in part are those of the drawing")
  func largeSections() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    func number(of text: String, in drawing: String) throws -> String {
      let line = try #require(drawing.split(separator: "\n").first { $0.contains(text) })
      return String(try #require(line.split(separator: " ").first))
    }
    let choices = try #require(await session.type("6"))
    let code = try number(of: "Hotel’s postal code", in: choices)
    let codes = try #require(await session.type(code))
    #expect(codes.contains("… 900 more"))
    let chosen = try #require(await session.type(try number(of: "11000", in: codes)))
    #expect(try number(of: "11000", in: chosen) == code)
  }

  @Test("A form asks before b leaves it")
  func form() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    let form = try #require(await session.type("1"))
    #expect(try #require(await session.type("b")).hasPrefix("# Gallery\n"))
    _ = await session.type("1")
    let rows = form.split(separator: "\n").compactMap { line in
      line.contains("(off)") ? line.split(separator: " ").first : nil
    }
    _ = await session.type(String(try #require(rows.last)))
    let asked = try #require(await session.type("b"))
    #expect(asked.hasPrefix("# Sign up\n") && asked.contains("a number to answer"))
    #expect(try #require(await session.type("2")).hasPrefix("# Gallery\n"))
  }

  @Test("The row with a switch switches it")
  func toggle() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    _ = await session.type("15")
    #expect(try #require(await session.type("3")).contains("(on)"))
    #expect(session.gallery.nightMode)
  }

  @Test("Changes of a page are drawn without input")
  func news() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    #expect(try #require(await session.type("13")).contains("Games"))
    await session.clock.advance(by: GameNews.delay)
    #expect(try #require(await session.drawing()).contains("A new game is out"))
  }

  @Test("A feed is loaded to its end, or until a batch fails")
  func feed() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    #expect(try #require(await session.type("23")).contains("  4 (…) Loading more"))
    await session.clock.advance(by: Feed.delay)
    #expect(try #require(await session.drawing()).contains("  7 (…) Loading more"))
    await session.clock.advance(by: Feed.delay)
    #expect(try #require(await session.drawing()).contains("More posts could not be loaded"))
    #expect(try #require(await session.type("7")).contains("Loading more"))
    await session.clock.advance(by: Feed.delay)
    let whole = try #require(await session.drawing())
    #expect(whole.contains("Good dog") && !whole.contains("Loading more"))
  }

  @Test("Progress and toasts are drawn below the page")
  func progress() async throws {
    let session = BrowserSession()
    _ = await session.drawing()
    _ = await session.type("15")
    #expect(try #require(await session.type("4")).contains("\nClearing the cache (0%)\n"))
    for step in 1..<GalleryCache.steps {
      await session.clock.advance(by: GalleryCache.stepDuration)
      #expect(try #require(await session.drawing()).contains("(\(step)0%)"))
    }
    await session.clock.advance(by: GalleryCache.stepDuration)
    let cleared = try #require(await session.drawing())
    #expect(cleared.contains("0.0M") && !cleared.contains("Clearing the cache"))
    #expect(try #require(await session.type("4")).contains("\nThe cache is empty\n"))
  }
}
