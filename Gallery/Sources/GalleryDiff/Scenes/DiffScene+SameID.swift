// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension DiffScene {
  static let sameID = DiffScene(
    "same-id",
    title: "A server sends one id twice: tolerated, and reported",
    remark: "The first row with an id is matched with the first, so the second is new.",
    old: [
      DemoSection(
        "Shopping list",
        DemoRow("Oat milk", "1 l", id: "milk"),
        DemoRow("Bread", "1 loaf"))
    ],
    new: [
      DemoSection(
        "Shopping list",
        DemoRow("Bread", "1 loaf"),
        DemoRow("Oat milk", "1 l", id: "milk"),
        DemoRow("Plums", "500 g"),
        DemoRow("Oat milk", "2 l", id: "milk"))
    ])
}
