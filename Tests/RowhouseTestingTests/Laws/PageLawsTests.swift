// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Laws of pages")
@MainActor
struct PageLawsTests {
  @Test("a page without fault breaks none")
  func lawful() {
    #expect(PageLaws.check(LawfulPage()) == [])
  }

  @Test("random pages break none", arguments: 0..<50)
  func random(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page()
    let log = HandlerLog()
    #expect(PageLaws.check(RandomTablePage(page: { page }, tone: { 0 }, log: log)) == [])
  }

  private func expectBreach(_ words: String, of page: some TablePage) {
    let broken = PageLaws.check(page)
    #expect(broken.contains { $0.contains(words) }, "\(broken)")
  }

  @Test("ids that are made in the page")
  func unstableIDs() {
    expectBreach("the page is another one when it is evaluated again", of: UnstableIDs())
  }

  @Test("texts that are made in the page")
  func otherTexts() {
    expectBreach("the page is another one when it is evaluated again", of: OtherTexts())
  }

  @Test("a page that changes what it reads")
  func selfChanging() {
    expectBreach("reported: SelfChanging", of: SelfChanging(counter: Counter()))
  }

  @Test("ids that repeat")
  func repeatedIDs() {
    expectBreach("its id is also that of row 0", of: RepeatedIDs())
  }

  @Test("a height that is none")
  func wrongHeight() {
    expectBreach("a height of -3.0 points", of: WrongHeight())
  }

  @Test("content that is not equal to itself")
  func unequal() {
    expectBreach("is not equal to itself", of: CustomContent(content: Reading(value: .nan)))
  }

  @Test("content that is drawn in another way each time")
  func impure() {
    expectBreach("gives other parts each time", of: CustomContent(content: Impure()))
  }
}
