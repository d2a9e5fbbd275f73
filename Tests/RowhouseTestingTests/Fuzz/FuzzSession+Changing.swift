// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

extension FuzzSession {
  /// Makes a random change of the model.
  func change() {
    transitions += 1
    if hasData, generator.random.once(in: 8) { model.tone = generator.random.below(8) }
    if isPushed, generator.random.once(in: 3) { return editByID() }
    var page = model.page
    generator.change(&page)
    if isPushed {
      page.style = 0
      page.state = .content
      if page.title != model.page.title { host.driver.title = RandomText[page.title] }
      host.driver.sections = page.tableSections(tone: tone, log: log)
    }
    model.page = page
  }

  private func editByID() {
    let sections = model.page.sections
    guard !sections.isEmpty else { return }
    let rows = sections[generator.random.below(sections.count)].rows
    guard !rows.isEmpty else { return }
    let id = rows[generator.random.below(rows.count)].number
    var row = generator.row()
    // Its place among other rows is unknown unless it has its own id.
    row.isOn = false
    row.kind = generator.random.once(in: 2) ? .button : .control(.button)
    let element = row.element(log: log)
    switch generator.random.below(5) {
    case 0:
      _ = model.page.delete(id)
      host.driver.delete(id)
    case 1:
      _ = model.page.editRows(id) { $0.insert(row, at: $1) }
      host.driver.insert([element], before: id)
    case 2:
      _ = model.page.editRows(id) { $0.insert(row, at: $1 + 1) }
      host.driver.insert([element], after: id)
    case 3:
      _ = model.page.editRows(id) { $0[$1] = row }
      host.driver.replace(id, with: element)
    default:
      host.driver.reload(id)
    }
  }

  /// Runs the host's work before each update, and returns its error.
  func whileApplying() -> (any Error)? {
    if isNesting, generator.random.once(in: 4) { change() }
    return mayFail && generator.random.once(in: 8) ? HostIsAway() : nil
  }

  /// Runs the work of a handler.
  func insideHandler() {
    if isNesting, generator.random.once(in: 3) { change() }
  }
}

/// An error that a host throws at random.
struct HostIsAway: Error {}
