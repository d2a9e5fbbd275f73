// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DiffScene {
  static let sorted = DiffScene(
    "sorted",
    title: "Sorted by name: the fewest moves",
    remark: "Five of the seven rows are in order already, so two moves are enough.",
    old: [
      DemoSection(
        "Languages",
        DemoRow("Nederlands"),
        DemoRow("Deutsch"),
        DemoRow("日本語"),
        DemoRow("English"),
        DemoRow("Español"),
        DemoRow("Français"),
        DemoRow("한국어"))
    ],
    new: [
      DemoSection(
        "Languages",
        DemoRow("Deutsch"),
        DemoRow("English"),
        DemoRow("Español"),
        DemoRow("Français"),
        DemoRow("Nederlands"),
        DemoRow("日本語"),
        DemoRow("한국어"))
    ])
}
