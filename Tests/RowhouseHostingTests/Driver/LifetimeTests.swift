// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The lifetimes of drivers, hosts, pages, models, and rows.
@MainActor
struct LifetimeTests {
  @Test("Driver, host, page and model are released, whatever work is pending")
  func everythingGoes() async {
    weak var driver: PageDriver?
    weak var host: RecordingHost?
    weak var notes: Notes?
    func use() {
      let model = Notes()
      let fixture = DriverFixture(NotesPage(model))
      fixture.host.onUpdate = { $0.page.makeAllRows() }
      fixture.driver.update()
      fixture.driver.flush()
      model.suffix = "!"
      fixture.driver.flush()
      model.title = "x"
      model.suffix = "?"
      fixture.driver.mainActorComparisonLimit = 0
      fixture.driver.update()
      (driver, host, notes) = (fixture.driver, fixture.host, model)
      #expect(driver != nil)
    }
    use()
    for _ in 0..<20 where notes != nil { await nextTurn() }
    #expect(driver == nil)
    #expect(host == nil)
    #expect(notes == nil)
  }

  @Test("A model that outlives the driver does not retain its pages and rows")
  func modelStays() async {
    let notes = Notes()
    weak var token: Token?
    func use() {
      let own = Token()
      token = own
      let fixture = DriverFixture {
        TableSection(notes.names, id: \.self) { name in
          Row(name + notes.suffix).onSelect { own.touch() }
        }
      }
      fixture.driver.page.makeAllRows()
    }
    use()
    for _ in 0..<20 where token != nil { await nextTurn() }
    #expect(token == nil)
    notes.suffix = "!"
    notes.names = []
    await nextTurn()
  }
}

/// An object that only rows retain.
private final class Token: Sendable {
  func touch() {}
}
