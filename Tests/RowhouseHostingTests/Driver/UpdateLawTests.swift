// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Random pages, one after the other, on a table that draws only the rows of an update.
@MainActor
struct UpdateLawTests {
  @Test("After each update the table shows the page, and after each batch the batch's page")
  func screenShowsPage() async {
    await forAll(150) { random in
      let table = DrawnTable()
      let editedPage = EditedPage(.random(&random))
      let driver = PageDriver(host: table, diagnostics: .silent)
      driver.show(editedPage)
      for _ in 0..<6 {
        editedPage.content.edit(&random)
        driver.update()
        driver.flush()
        if let fault = table.fault { return fault }
        if let fault = editedPage.fault(in: driver.page) { return fault }
      }
      return table.updates == 7 ? nil : "\(table.updates) updates"
    }
  }

  @Test("The law of updates holds for repeated ids")
  func repeatedIDs() async {
    await forAll(100) { random in
      let table = DrawnTable()
      let editedPage = EditedPage(.random(&random, repeatsIDs: true))
      let driver = PageDriver(host: table, diagnostics: .silent)
      driver.show(editedPage)
      for _ in 0..<6 {
        editedPage.content.edit(&random, repeatsIDs: true)
        driver.update()
        driver.flush()
        if let fault = table.fault ?? editedPage.fault(in: driver.page) { return fault }
      }
      return nil
    }
  }

  @Test("A comparison off the main actor gives the same pages and edits as one on it")
  func elsewhere() async {
    await forAll(60) { random in
      let editedPage = EditedPage(.random(&random))
      let here = DriverFixture(editedPage)
      let elsewhere = DriverFixture()
      elsewhere.driver.mainActorComparisonLimit = 0
      elsewhere.driver.show(editedPage)
      for _ in 0..<4 {
        editedPage.content.edit(&random)
        here.driver.update()
        elsewhere.driver.update()
        await here.driver.settled()
        await elsewhere.driver.settled()
        if here.host.lastEdits != elsewhere.host.lastEdits {
          return "here \(here.host.lastEdits), elsewhere \(elsewhere.host.lastEdits)"
        }
        for page in [here.driver.page, elsewhere.driver.page] {
          if let fault = editedPage.fault(in: page) { return fault }
        }
      }
      return nil
    }
  }

  @Test("Rows have the positions of their references, before and after an update")
  func references() async {
    await forAll(100) { random in
      let editedPage = EditedPage(.random(&random))
      let fixture = DriverFixture(editedPage)
      let old = fixture.driver.page
      for indexPath in old.indexPaths {
        guard let reference = old.reference(at: indexPath) else { return "no row \(indexPath)" }
        if old.indexPath(of: reference) != indexPath { return "\(indexPath) is elsewhere" }
      }
      editedPage.content.edit(&random)
      fixture.driver.update()
      fixture.driver.flush()
      for indexPath in old.indexPaths {
        guard let reference = old.reference(at: indexPath) else { return "no row \(indexPath)" }
        let found = fixture.driver.page.indexPath(of: reference)
        let expected = fixture.driver.page.indexPaths.first { indexPath in
          fixture.driver.page.rowID(at: indexPath) == reference.row
            && fixture.driver.page.sections[indexPath.section].id == reference.section
        }
        if found != expected { return "\(reference) is found at \(String(describing: found))" }
      }
      return nil
    }
  }
}

extension PageSnapshot {
  /// All index paths, in reading order.
  fileprivate var indexPaths: [RowIndexPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].rowCount).map { RowIndexPath(section: section, row: $0) }
    }
  }
}

extension EditedPage {
  /// Returns how a page differs from the description, or `nil` if it does not.
  fileprivate func fault(in page: PageSnapshot) -> String? {
    let texts = page.sections.indices.map { section in
      (0..<page.sections[section].rowCount).map { row in
        page.joinedTexts(at: RowIndexPath(section: section, row: row)) ?? "no row"
      }
    }
    let expected = content.sections.map { section in
      section.items.map(\.text) + (section.hasMore ? ["Loading more"] : [])
    }
    if page.title != content.title { return "the title is \(page.title)" }
    return texts == expected ? nil : "the page says \(texts), and should \(expected)"
  }
}
