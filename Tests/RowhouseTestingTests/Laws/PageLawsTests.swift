// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Laws of pages")
@MainActor
struct PageLawsTests {
  @Test("A correct page breaks no law")
  func lawful() {
    #expect(PageLaws.check(LawfulPage()) == [])
  }

  @Test("A limit below 0 counts as 0")
  func negativeLimit() {
    #expect(PageLaws.check(LawfulPage(), rowLimit: -1) == [])
  }

  @Test("Random pages break no law", arguments: 0..<50)
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

  @Test("Ids created in the page are found")
  func unstableIDs() {
    expectBreach("the page is another one when it is evaluated again", of: UnstableIDs())
  }

  @Test("Texts created in the page are found")
  func otherTexts() {
    expectBreach("the page is another one when it is evaluated again", of: OtherTexts())
  }

  @Test("A page that changes a value it reads is found")
  func selfChanging() {
    expectBreach("reported: SelfChanging", of: SelfChanging(counter: Counter()))
  }

  @Test("Repeated ids are found")
  func repeatedIDs() {
    expectBreach("its id is also that of row 0", of: RepeatedIDs())
  }

  @Test("An invalid height is found")
  func wrongHeight() {
    expectBreach("a height of -3.0 points", of: WrongHeight())
  }

  @Test("Content that is not equal to itself is found")
  func unequal() {
    expectBreach("is not equal to itself", of: CustomContent(content: Reading(value: .nan)))
  }

  @Test("Content that is drawn differently each time is found")
  func impure() {
    expectBreach("returns different parts for each call", of: CustomContent(content: Impure()))
  }

  @Test("A page that loads is also checked after a change")
  func loaded() {
    let feed = Feed()
    #expect(PageLaws.check(FeedPage(feed: feed)) == [])
    #expect(PageLaws.check(FeedPage(feed: feed)) { feed.posts = ["one", "two"] } == [])
    let broken = PageLaws.check(FeedPage(feed: feed)) { feed.posts = ["one", "one", "nan"] }
    #expect(broken.contains { $0.contains("its id is also that of row 0") }, "\(broken)")
    #expect(broken.contains { $0.contains("is not equal to itself") }, "\(broken)")
  }

  @Test("A stepper may show a number between those that its buttons lead to")
  func stepper() {
    #expect(PageLaws.check(StepperPage()) == [])
  }
}
