// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A hundred rows written one after the other.
struct StatementBuilds: Builds {
  let model: PageModel
  let repetitions = 40

  var title: String { "100 statements" }

  func pick(_ id: Int) { model.select(id) }
}

extension StatementBuilds {
  @RowBuilder
  func built() -> [AnyRow] {
    let value = model.value
    Row("Row 1", subtitle: "literal").value(value).onSelect { pick(1) }
    Row("Row 2", subtitle: "literal").value(value).onSelect { pick(2) }
    Row("Row 3", subtitle: "literal").value(value).onSelect { pick(3) }
    Row("Row 4", subtitle: "literal").value(value).onSelect { pick(4) }
    Row("Row 5", subtitle: "literal").value(value).onSelect { pick(5) }
    Row("Row 6", subtitle: "literal").value(value).onSelect { pick(6) }
    Row("Row 7", subtitle: "literal").value(value).onSelect { pick(7) }
    Row("Row 8", subtitle: "literal").value(value).onSelect { pick(8) }
    Row("Row 9", subtitle: "literal").value(value).onSelect { pick(9) }
    Row("Row 10", subtitle: "literal").value(value).onSelect { pick(10) }
    Row("Row 11", subtitle: "literal").value(value).onSelect { pick(11) }
    Row("Row 12", subtitle: "literal").value(value).onSelect { pick(12) }
    Row("Row 13", subtitle: "literal").value(value).onSelect { pick(13) }
    Row("Row 14", subtitle: "literal").value(value).onSelect { pick(14) }
    Row("Row 15", subtitle: "literal").value(value).onSelect { pick(15) }
    Row("Row 16", subtitle: "literal").value(value).onSelect { pick(16) }
    Row("Row 17", subtitle: "literal").value(value).onSelect { pick(17) }
    Row("Row 18", subtitle: "literal").value(value).onSelect { pick(18) }
    Row("Row 19", subtitle: "literal").value(value).onSelect { pick(19) }
    Row("Row 20", subtitle: "literal").value(value).onSelect { pick(20) }
    Row("Row 21", subtitle: "literal").value(value).onSelect { pick(21) }
    Row("Row 22", subtitle: "literal").value(value).onSelect { pick(22) }
    Row("Row 23", subtitle: "literal").value(value).onSelect { pick(23) }
    Row("Row 24", subtitle: "literal").value(value).onSelect { pick(24) }
    Row("Row 25", subtitle: "literal").value(value).onSelect { pick(25) }
    Row("Row 26", subtitle: "literal").value(value).onSelect { pick(26) }
    Row("Row 27", subtitle: "literal").value(value).onSelect { pick(27) }
    Row("Row 28", subtitle: "literal").value(value).onSelect { pick(28) }
    Row("Row 29", subtitle: "literal").value(value).onSelect { pick(29) }
    Row("Row 30", subtitle: "literal").value(value).onSelect { pick(30) }
    Row("Row 31", subtitle: "literal").value(value).onSelect { pick(31) }
    Row("Row 32", subtitle: "literal").value(value).onSelect { pick(32) }
    Row("Row 33", subtitle: "literal").value(value).onSelect { pick(33) }
    Row("Row 34", subtitle: "literal").value(value).onSelect { pick(34) }
    Row("Row 35", subtitle: "literal").value(value).onSelect { pick(35) }
    Row("Row 36", subtitle: "literal").value(value).onSelect { pick(36) }
    Row("Row 37", subtitle: "literal").value(value).onSelect { pick(37) }
    Row("Row 38", subtitle: "literal").value(value).onSelect { pick(38) }
    Row("Row 39", subtitle: "literal").value(value).onSelect { pick(39) }
    Row("Row 40", subtitle: "literal").value(value).onSelect { pick(40) }
    Row("Row 41", subtitle: "literal").value(value).onSelect { pick(41) }
    Row("Row 42", subtitle: "literal").value(value).onSelect { pick(42) }
    Row("Row 43", subtitle: "literal").value(value).onSelect { pick(43) }
    Row("Row 44", subtitle: "literal").value(value).onSelect { pick(44) }
    Row("Row 45", subtitle: "literal").value(value).onSelect { pick(45) }
    Row("Row 46", subtitle: "literal").value(value).onSelect { pick(46) }
    Row("Row 47", subtitle: "literal").value(value).onSelect { pick(47) }
    Row("Row 48", subtitle: "literal").value(value).onSelect { pick(48) }
    Row("Row 49", subtitle: "literal").value(value).onSelect { pick(49) }
    Row("Row 50", subtitle: "literal").value(value).onSelect { pick(50) }
    Row("Row 51", subtitle: "literal").value(value).onSelect { pick(51) }
    Row("Row 52", subtitle: "literal").value(value).onSelect { pick(52) }
    Row("Row 53", subtitle: "literal").value(value).onSelect { pick(53) }
    Row("Row 54", subtitle: "literal").value(value).onSelect { pick(54) }
    Row("Row 55", subtitle: "literal").value(value).onSelect { pick(55) }
    Row("Row 56", subtitle: "literal").value(value).onSelect { pick(56) }
    Row("Row 57", subtitle: "literal").value(value).onSelect { pick(57) }
    Row("Row 58", subtitle: "literal").value(value).onSelect { pick(58) }
    Row("Row 59", subtitle: "literal").value(value).onSelect { pick(59) }
    Row("Row 60", subtitle: "literal").value(value).onSelect { pick(60) }
    Row("Row 61", subtitle: "literal").value(value).onSelect { pick(61) }
    Row("Row 62", subtitle: "literal").value(value).onSelect { pick(62) }
    Row("Row 63", subtitle: "literal").value(value).onSelect { pick(63) }
    Row("Row 64", subtitle: "literal").value(value).onSelect { pick(64) }
    Row("Row 65", subtitle: "literal").value(value).onSelect { pick(65) }
    Row("Row 66", subtitle: "literal").value(value).onSelect { pick(66) }
    Row("Row 67", subtitle: "literal").value(value).onSelect { pick(67) }
    Row("Row 68", subtitle: "literal").value(value).onSelect { pick(68) }
    Row("Row 69", subtitle: "literal").value(value).onSelect { pick(69) }
    Row("Row 70", subtitle: "literal").value(value).onSelect { pick(70) }
    Row("Row 71", subtitle: "literal").value(value).onSelect { pick(71) }
    Row("Row 72", subtitle: "literal").value(value).onSelect { pick(72) }
    Row("Row 73", subtitle: "literal").value(value).onSelect { pick(73) }
    Row("Row 74", subtitle: "literal").value(value).onSelect { pick(74) }
    Row("Row 75", subtitle: "literal").value(value).onSelect { pick(75) }
    Row("Row 76", subtitle: "literal").value(value).onSelect { pick(76) }
    Row("Row 77", subtitle: "literal").value(value).onSelect { pick(77) }
    Row("Row 78", subtitle: "literal").value(value).onSelect { pick(78) }
    Row("Row 79", subtitle: "literal").value(value).onSelect { pick(79) }
    Row("Row 80", subtitle: "literal").value(value).onSelect { pick(80) }
    Row("Row 81", subtitle: "literal").value(value).onSelect { pick(81) }
    Row("Row 82", subtitle: "literal").value(value).onSelect { pick(82) }
    Row("Row 83", subtitle: "literal").value(value).onSelect { pick(83) }
    Row("Row 84", subtitle: "literal").value(value).onSelect { pick(84) }
    Row("Row 85", subtitle: "literal").value(value).onSelect { pick(85) }
    Row("Row 86", subtitle: "literal").value(value).onSelect { pick(86) }
    Row("Row 87", subtitle: "literal").value(value).onSelect { pick(87) }
    Row("Row 88", subtitle: "literal").value(value).onSelect { pick(88) }
    Row("Row 89", subtitle: "literal").value(value).onSelect { pick(89) }
    Row("Row 90", subtitle: "literal").value(value).onSelect { pick(90) }
    Row("Row 91", subtitle: "literal").value(value).onSelect { pick(91) }
    Row("Row 92", subtitle: "literal").value(value).onSelect { pick(92) }
    Row("Row 93", subtitle: "literal").value(value).onSelect { pick(93) }
    Row("Row 94", subtitle: "literal").value(value).onSelect { pick(94) }
    Row("Row 95", subtitle: "literal").value(value).onSelect { pick(95) }
    Row("Row 96", subtitle: "literal").value(value).onSelect { pick(96) }
    Row("Row 97", subtitle: "literal").value(value).onSelect { pick(97) }
    Row("Row 98", subtitle: "literal").value(value).onSelect { pick(98) }
    Row("Row 99", subtitle: "literal").value(value).onSelect { pick(99) }
    Row("Row 100", subtitle: "literal").value(value).onSelect { pick(100) }
  }
}
