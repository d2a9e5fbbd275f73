// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DiffScene {
  static let lastRow = DiffScene(
    "last-row",
    title: "A section goes, and its last row moves to another",
    remark: "No table view moves a row out of a section that the same batch deletes.",
    old: [
      DemoSection("General", DemoRow("Language", "English"), DemoRow("Region", "Ireland")),
      DemoSection("Labs", DemoRow("Offline maps", "On")),
      DemoSection("About", DemoRow("Version", "2.4")),
    ],
    new: [
      DemoSection(
        "General",
        DemoRow("Language", "English"),
        DemoRow("Region", "Ireland"),
        DemoRow("Offline maps", "On")),
      DemoSection("About", DemoRow("Version", "2.4")),
    ])
}
