// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Modifiers of parts")
struct ModifierTests {
  private let text = Part.text("a")

  private func box(_ change: (inout BoxPart) -> Void) -> Part {
    var box = BoxPart(text)
    change(&box)
    return .box(box)
  }

  @Test("A modifier further out joins the existing box")
  func inOrder() {
    let part = text.padding(4).frame(width: 100, horizontal: .center).background(.tint)
      .border(BoxPart.Border(width: 2)).cornerRadius(8).accessibility(label: "b")
    #expect(
      part
        == box { box in
          box.padding = BoxPart.Insets(top: 4, leading: 4, bottom: 4, trailing: 4)
          box.width.fixed = 100
          box.horizontalAlignment = .center
          box.background = .tint
          box.border = BoxPart.Border(width: 2, color: .separator)
          box.cornerRadius = 8
          box.accessibility = .label("b")
        })
  }

  @Test("A modifier further in, or one that is already set, creates a new box")
  func outOfOrder() {
    #expect(text.background(.tint).padding(4).outline == "||'a'||")
    #expect(text.padding(4).padding(4).outline == "||'a'||")
    #expect(text.frame(width: 4).frame(width: 8).outline == "||'a'||")
    #expect(text.accessibilityHidden().cornerRadius(4).outline == "||'a'||")
    #expect(text.padding(4).frame(height: 8).outline == "|'a'|")
  }

  @Test("Each modifier sets its property")
  func single() {
    #expect(
      text.padding(BoxPart.Insets(horizontal: 1, vertical: 2))
        == box { $0.padding = BoxPart.Insets(top: 2, leading: 1, bottom: 2, trailing: 1) })
    #expect(
      text.frame(height: 3, vertical: .end)
        == box {
          $0.height.fixed = 3
          $0.verticalAlignment = .end
        })
    #expect(
      text.frame(minimumWidth: 1, maximumWidth: 2, minimumHeight: 3, maximumHeight: 4)
        == box { box in
          box.width = BoxPart.Extent(minimum: 1, maximum: 2)
          box.height = BoxPart.Extent(minimum: 3, maximum: 4)
        })
    #expect(text.aspectRatio(1.5) == box { $0.aspectRatio = 1.5 })
    #expect(text.accessibilityHidden() == box { $0.accessibility = .hidden })
    #expect(
      text.pressable(label: "b", control: "c")
        == .control(.pressable(PressablePart(text, label: "b", control: "c"))))
  }
}
