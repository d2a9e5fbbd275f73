// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of a row in the measured tables.
struct SettingItem {
  let title: String
  let image: String
  let isOn: Bool
}

extension SettingItem {
  /// The names of the pictures, each 30 points wide and tall.
  static let images = (0..<6).map { "picture \($0)" }

  /// The items of all tables.
  static let all = (0..<ScrolledTable.rowCount).map { number in
    SettingItem(
      title: "Setting number \(number)", image: images[number % images.count],
      isOn: number.isMultiple(of: 3))
  }
}
