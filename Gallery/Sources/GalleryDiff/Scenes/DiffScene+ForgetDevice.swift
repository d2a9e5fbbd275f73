// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DiffScene {
  static let forgetDevice = DiffScene(
    "forget-device",
    title: "A device is forgotten, and another one moves to Trusted",
    remark: "The television only shifts, because the rows above it went: no edit.",
    old: [
      DemoSection("Trusted", DemoRow("Maya’s phone", "In use")),
      DemoSection(
        "Other devices",
        DemoRow("Old laptop", "Last year"),
        DemoRow("Tablet", "Asks first"),
        DemoRow("Television", "Asks first")),
    ],
    new: [
      DemoSection(
        "Trusted",
        DemoRow("Maya’s phone", "In use"),
        DemoRow("Tablet", "Today")),
      DemoSection("Other devices", DemoRow("Television", "Asks first")),
    ])
}
