// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Long builders")
struct ManyStatementsTests {
  @Test("A builder has no limit to its statements")
  func statements() {
    let section = TableSection {
      Row("0")
      Row("1")
      Row("2")
      Row("3").value("value").accessory(.disclosure)
      Row("4")
      ToggleRow("5", isOn: true) { _ in }
      Row("6")
      if Bool(true) { Row("7") }
      if Bool(false) { ButtonRow("no") {} } else { Row("8") }
      for _ in 0..<1 { Row("9").subtitle("loop") }
      Row("10")
      Row("11")
      Row("12")
      Row("13").value("value").accessory(.disclosure)
      Row("14")
      ToggleRow("15", isOn: true) { _ in }
      Row("16")
      if Bool(true) { Row("17") }
      if Bool(false) { ButtonRow("no") {} } else { Row("18") }
      for _ in 0..<1 { Row("19").subtitle("loop") }
      Row("20")
      Row("21")
      Row("22")
      Row("23").value("value").accessory(.disclosure)
      Row("24")
      ToggleRow("25", isOn: true) { _ in }
      Row("26")
      if Bool(true) { Row("27") }
      if Bool(false) { ButtonRow("no") {} } else { Row("28") }
      for _ in 0..<1 { Row("29").subtitle("loop") }
      Row("30")
      Row("31")
      Row("32")
      Row("33").value("value").accessory(.disclosure)
      Row("34")
      ToggleRow("35", isOn: true) { _ in }
      Row("36")
      if Bool(true) { Row("37") }
      if Bool(false) { ButtonRow("no") {} } else { Row("38") }
      for _ in 0..<1 { Row("39").subtitle("loop") }
      Row("40")
      Row("41")
      Row("42")
      Row("43").value("value").accessory(.disclosure)
      Row("44")
      ToggleRow("45", isOn: true) { _ in }
      Row("46")
      if Bool(true) { Row("47") }
      if Bool(false) { ButtonRow("no") {} } else { Row("48") }
      for _ in 0..<1 { Row("49").subtitle("loop") }
      Row("50")
      Row("51")
      Row("52")
      Row("53").value("value").accessory(.disclosure)
      Row("54")
      ToggleRow("55", isOn: true) { _ in }
      Row("56")
      if Bool(true) { Row("57") }
      if Bool(false) { ButtonRow("no") {} } else { Row("58") }
      for _ in 0..<1 { Row("59").subtitle("loop") }
      Row("60")
      Row("61")
      Row("62")
      Row("63").value("value").accessory(.disclosure)
      Row("64")
      ToggleRow("65", isOn: true) { _ in }
      Row("66")
      if Bool(true) { Row("67") }
      if Bool(false) { ButtonRow("no") {} } else { Row("68") }
      for _ in 0..<1 { Row("69").subtitle("loop") }
      Row("70")
      Row("71")
      Row("72")
      Row("73").value("value").accessory(.disclosure)
      Row("74")
      ToggleRow("75", isOn: true) { _ in }
      Row("76")
      if Bool(true) { Row("77") }
      if Bool(false) { ButtonRow("no") {} } else { Row("78") }
      for _ in 0..<1 { Row("79").subtitle("loop") }
      Row("80")
      Row("81")
      Row("82")
      Row("83").value("value").accessory(.disclosure)
      Row("84")
      ToggleRow("85", isOn: true) { _ in }
      Row("86")
      if Bool(true) { Row("87") }
      if Bool(false) { ButtonRow("no") {} } else { Row("88") }
      for _ in 0..<1 { Row("89").subtitle("loop") }
      Row("90")
      Row("91")
      Row("92")
      Row("93").value("value").accessory(.disclosure)
      Row("94")
      ToggleRow("95", isOn: true) { _ in }
      Row("96")
      if Bool(true) { Row("97") }
      if Bool(false) { ButtonRow("no") {} } else { Row("98") }
      for _ in 0..<1 { Row("99").subtitle("loop") }
      Row("100")
      Row("101")
      Row("102")
      Row("103").value("value").accessory(.disclosure)
      Row("104")
      ToggleRow("105", isOn: true) { _ in }
      Row("106")
      if Bool(true) { Row("107") }
      if Bool(false) { ButtonRow("no") {} } else { Row("108") }
      for _ in 0..<1 { Row("109").subtitle("loop") }
      Row("110")
      Row("111")
      Row("112")
      Row("113").value("value").accessory(.disclosure)
      Row("114")
      ToggleRow("115", isOn: true) { _ in }
      Row("116")
      if Bool(true) { Row("117") }
      if Bool(false) { ButtonRow("no") {} } else { Row("118") }
      for _ in 0..<1 { Row("119").subtitle("loop") }
    }
    #expect(section.titles == (0..<120).map { "\($0)" })
    #expect(Set(section.ids).count == 120)
  }
}
