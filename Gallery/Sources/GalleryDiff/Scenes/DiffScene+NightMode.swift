// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DiffScene {
  static let nightMode = DiffScene(
    "night-mode",
    title: "Night mode is turned on: one row changes",
    old: [
      DemoSection("Display", DemoRow("Night mode", "Off"), DemoRow("Text size", "Medium")),
      DemoSection("Sound", DemoRow("Ringtone", "Harbor")),
    ],
    new: [
      DemoSection("Display", DemoRow("Night mode", "On"), DemoRow("Text size", "Medium")),
      DemoSection("Sound", DemoRow("Ringtone", "Harbor")),
    ])
}
