// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a row of the measured tables shows.
struct SettingItem {
  let title: String
  let image: String
  let isOn: Bool
}

extension SettingItem {
  /// The names of the pictures, each 30 points wide and tall.
  static let images = (0..<6).map { "picture \($0)" }

  /// As many as all tables have.
  static let all = (0..<ScrolledTable.rowCount).map { number in
    SettingItem(
      title: "Setting number \(number)", image: images[number % images.count],
      isOn: number.isMultiple(of: 3))
  }
}
