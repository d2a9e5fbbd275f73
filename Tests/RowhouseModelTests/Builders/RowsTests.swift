// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Loops over data")
struct RowsTests {
  private struct Device: Identifiable {
    var id: String
    var name: String
  }

  private let devices = [Device(id: "a1", name: "Phone"), Device(id: "b2", name: "Tablet")]

  @Test("A row has the id of its datum")
  func ids() {
    let byPath = TableSection { Rows(devices, id: \.name) { Row($0.name) } }
    #expect(byPath.ids == ["Phone", "Tablet"])
    let byClosure = TableSection { Rows(devices, id: { $0.id.count }) { Row($0.name) } }
    #expect(byClosure.ids == [2, 2])
    let identifiable = TableSection { Rows(devices) { Row($0.name) } }
    #expect(identifiable.ids == ["a1", "b2"])
    #expect(identifiable.titles == ["Phone", "Tablet"])
  }

  @Test("A row's own id takes precedence over that of its datum")
  func ownID() {
    let section = TableSection {
      Rows(devices) { device in
        if device.name == "Phone" { Row(device.name).id(1) } else { Row(device.name) }
      }
    }
    #expect(section.ids == [1, "b2"])
  }

  @Test("Data that move keep their ids, and change no ids around them")
  func moving() {
    func section(_ devices: [Device]) -> TableSection {
      TableSection {
        Row("first")
        Rows(devices) { Row($0.name) }
        Row("last")
      }
    }
    let (old, new) = (section(devices), section(devices.reversed()))
    #expect(new.ids == [old.ids[0], "b2", "a1", old.ids[3]])
    #expect(section([]).ids == [old.ids[0], old.ids[3]])
  }

  @Test("A loop accepts any sequence, and any nesting")
  func nesting() {
    let section = TableSection {
      for letter in ["a", "b"] {
        if letter == "b" {
          Rows(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }, id: { "\(letter)\($0)" }) {
            Row("\($0)")
          }
        }
      }
    }
    #expect(section.ids == ["b1", "b2", "b3"])
  }
}
