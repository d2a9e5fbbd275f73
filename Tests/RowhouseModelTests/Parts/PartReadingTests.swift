// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Texts and controls of parts")
struct PartReadingTests {
  @Test("Texts are those of text parts, buttons and fields, in reading order")
  func texts() {
    let part = Part.horizontal {
      Part.image(.named("image"), size: .square(10), label: "label")
      Part.vertical {
        Part.text("a")
        Part.layered {
          Part.text("b")
          Part.button("c")
        }
      }
      Part.divider
      Part.toggle(isOn: true, label: "label")
      Part.progress(ProgressPart(label: "label"))
      Part.text("d")
      Part.field("e", label: "label", placeholder: "placeholder")
      Part.field("", label: "label", placeholder: "placeholder", control: "empty")
      Part.field("secret", label: "label", kind: .secure, control: "secure")
      Part.accessory(.detail)
    }
    #expect(part.texts == ["a", "b", "c", "d", "e"])
    #expect(Part.spacer().texts == [])
  }

  @Test("Controls are toggles, buttons and fields, in reading order")
  func controls() {
    let part = Part.vertical {
      Part.text("a")
      Part.button("b", control: "b")
      Part.layered { Part.horizontal { Part.toggle(isOn: false, label: "c", control: "c") } }
      Part.progress(ProgressPart(0.5, label: "label"))
      Part.field("d", label: "d", control: "d")
    }
    #expect(
      part.controls == [
        .button(ButtonPart("b", control: "b")),
        .toggle(TogglePart(isOn: false, label: "c", control: "c")),
        .field(FieldPart(FieldInput("d"), label: "d", control: "d")),
      ])
    #expect(Part.text("a").controls == [])
  }

  @Test("Properties have their documented defaults")
  func defaults() {
    #expect(
      Part.text("a")
        == .text(
          TextPart(
            "a", font: .system(size: 15), color: .label, lineLimit: nil, widthLimit: nil,
            alignment: .leading)))
    #expect(Part.horizontal {} == .horizontal(StackPart([], spacing: 0, alignment: .center)))
    #expect(Part.vertical {} == .vertical(StackPart([], spacing: 0, alignment: .start)))
    #expect(Part.layered {} == .layered(StackPart([], spacing: 0, alignment: .center)))
    #expect(Part.spacer() == .spacer(minimum: 0))
    #expect(ButtonPart("a").role == .normal)
    #expect(ButtonPart("a").control == .main)
    #expect(TogglePart(isOn: true, label: "a").control == .main)
    #expect(ProgressPart(label: "a").fraction == nil)
    #expect(ImagePart(.named("a"), size: .fixed(.square(1))).label == nil)
  }

  @Test("Controls are found by name")
  func controlIDs() {
    #expect(ControlID("volume") == "volume")
    #expect(ControlID.main != "volume")
    #expect("\(ControlID.main)" == "main")
    #expect("\(ControlID("volume"))" == "volume")
  }

  @Test("A picture is found by its name")
  func imageNames() {
    #expect(ImageSource.named("a").name == "a")
    #expect(ImageSource.symbol("b").name == "b")
    #expect(ImageSource.remote("https://c").name == "https://c")
    #expect(Set([ImageSource.named("a"), .symbol("a"), .remote("a")]).count == 3)
    #expect(ImageSource.held(HeldImage(Held())).name == "image")
  }

  @Test("The contents of a box, a grid, a pager and a button are read too")
  func groups() {
    let part = Part.grid(columns: 2) {
      Part.text("a").padding(4)
      Part.badge("3", label: "3 messages")
      Part.badge(label: "new")
      Part.pager(label: "label") {
        Part.text("b")
        Part.toggle(isOn: true, label: "label")
      }
      Part.button("c", control: "c").pressable(label: "d", control: "d")
    }
    #expect(part.texts == ["a", "3", "b", "c"])
    #expect(
      part.controls == [
        .toggle(TogglePart(isOn: true, label: "label")),
        .pressable(PressablePart(.button("c", control: "c"), label: "d", control: "d")),
      ], "a button holds no controls of its own")
  }
}

private final class Held: Sendable {}
