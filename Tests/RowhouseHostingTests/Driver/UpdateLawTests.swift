// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// Random pages, one after the other, on a screen that draws only what it is told to.
@MainActor
struct UpdateLawTests {
  @Test("After each update the screen shows the page, and after each batch the page of the batch")
  func screenShowsPage() async {
    await forAll(150) { random in
      let screen = Screen()
      let drawing = Drawing(.random(&random))
      let driver = PageDriver(host: screen, diagnostics: .silent)
      driver.show(drawing)
      for _ in 0..<6 {
        drawing.sketch.edit(&random)
        driver.update()
        driver.flush()
        if let fault = screen.fault { return fault }
        if let fault = drawing.fault(in: driver.page) { return fault }
      }
      return screen.updates == 7 ? nil : "\(screen.updates) updates"
    }
  }

  @Test("That is so for ids that repeat, too")
  func repeatedIDs() async {
    await forAll(100) { random in
      let screen = Screen()
      let drawing = Drawing(.random(&random, repeatsIDs: true))
      let driver = PageDriver(host: screen, diagnostics: .silent)
      driver.show(drawing)
      for _ in 0..<6 {
        drawing.sketch.edit(&random, repeatsIDs: true)
        driver.update()
        driver.flush()
        if let fault = screen.fault ?? drawing.fault(in: driver.page) { return fault }
      }
      return nil
    }
  }

  @Test("Compared elsewhere, pages and edits are the same as compared here")
  func elsewhere() async {
    await forAll(60) { random in
      let drawing = Drawing(.random(&random))
      let here = Rig(drawing)
      let elsewhere = Rig()
      elsewhere.driver.comparesHere = -1
      elsewhere.driver.show(drawing)
      for _ in 0..<4 {
        drawing.sketch.edit(&random)
        here.driver.update()
        elsewhere.driver.update()
        await here.driver.settled()
        await elsewhere.driver.settled()
        if here.host.lastEdits != elsewhere.host.lastEdits {
          return "here \(here.host.lastEdits), elsewhere \(elsewhere.host.lastEdits)"
        }
        for page in [here.driver.page, elsewhere.driver.page] {
          if let fault = drawing.fault(in: page) { return fault }
        }
      }
      return nil
    }
  }

  @Test("Rows are where their references say, before and after an update")
  func references() async {
    await forAll(100) { random in
      let drawing = Drawing(.random(&random))
      let rig = Rig(drawing)
      let old = rig.driver.page
      for indexPath in old.indexPaths {
        guard let reference = old.reference(at: indexPath) else { return "no row \(indexPath)" }
        if old.indexPath(of: reference) != indexPath { return "\(indexPath) is elsewhere" }
      }
      drawing.sketch.edit(&random)
      rig.driver.update()
      rig.driver.flush()
      for indexPath in old.indexPaths {
        guard let reference = old.reference(at: indexPath) else { return "no row \(indexPath)" }
        let found = rig.driver.page.indexPath(of: reference)
        let expected = rig.driver.page.indexPaths.first { indexPath in
          rig.driver.page.rowID(at: indexPath) == reference.row
            && rig.driver.page.sections[indexPath.section].id == reference.section
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

extension Drawing {
  /// How a page differs from the sketch, or nothing if it does not.
  fileprivate func fault(in page: PageSnapshot) -> String? {
    let texts = page.sections.indices.map { section in
      (0..<page.sections[section].rowCount).map { row in
        page.searchText(at: RowIndexPath(section: section, row: row)) ?? "no row"
      }
    }
    let expected = sketch.sections.map { section in
      section.items.map(\.text) + (section.hasMore ? ["Loading more"] : [])
    }
    if page.title != sketch.title { return "the title is \(page.title)" }
    return texts == expected ? nil : "the page says \(texts), and should \(expected)"
  }
}
