// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page whose texts would be markup in a document.
struct MarkupPage: TablePage {
  let navigator: Navigator
  let kept = Kept()

  var title: String { Self.text("title") }
  var header: HeaderFooter { .title(Self.text("page header")) }
  var footer: HeaderFooter { .title(Self.text("page footer")) }

  var sections: [TableSection] {
    TableSection(Self.text("header"), footer: Self.text("footer")) {
      Row(Self.text("row title"), subtitle: Self.text("subtitle"))
        .value(Self.text("value")).id(Self.text("id"))
      CustomRow(LabeledImage(label: Self.text("label"), title: Self.text("button")))
      ToggleRow(Self.text("switch"), isOn: true) { _ in }
      Row("Ask", id: "ask").onSelect {
        navigator.confirm(
          Self.text("question"), message: Self.text("message"), confirm: Self.text("yes"),
          cancel: Self.text("no")
        ) { navigator.toast(Self.text("toast")) }
      }
      Row("Report", id: "report").onSelect {
        kept.report = navigator.progress(Self.text("progress"), fraction: 0.5)
      }
      Row(Self.text("push"), id: "push").onSelect { navigator.push(self) }
        .onDelete {}
    }
  }

  private static func text(_ name: String) -> String {
    "</title></span>\"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;\(name)&amp;"
  }
}

/// A progress report that lasts as long as the page.
@MainActor
final class Kept {
  var report: ProgressHandle?
}

/// A picture and a button.
private struct LabeledImage: RowContent {
  let label: String
  let title: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal {
      Part.image(.named("qrcode"), size: .square(20), label: label)
      Part.button(title)
    }
  }
}
