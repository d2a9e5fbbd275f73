// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

@MainActor
struct SectionSnippets {
  let account: Account

  @SectionBuilder var sections: [TableSection] {
    TableSection("General", footer: "Pictures are kept for a week.") {
      ToggleRow("Night mode", account, \.nightMode)
      Row("Clear cache").value(account.cacheSize)
    }
    .style(\.titleFont, .system(size: 17))
    TableSection {
      Row("Name")
      if account.isManager {
        Row("Staff")
      }
      Row("Log out")
    }
    TableSection("Devices") {
      Row("This computer")
      Rows(account.devices, id: \.serial) { device in
        Row(device.name)
      }
    }
    TableSection("Devices") {
      Row("This computer")
      Rows(account.devices, id: \.serial) { device in
        Row(device.name, subtitle: device.lastSeen)
      }
    }
    TableSection(account.devices, id: \.serial) { device in
      Row(device.name)
    }
    TableSection(account.devices, id: \.serial) { device in
      Row(device.name, subtitle: device.lastSeen)
        .onDelete { account.forget(device) }
    }
    TableSection("Small print") {
      Row("Licenses")
      Row("Imprint").style(\.titleColor, .tint)
    }
    .style(\.titleFont, .system(size: 13))
    .style(\.titleColor, .secondaryLabel)
  }

  var style: StyleOverrides {
    var style = StyleOverrides()
    style.margin = 20
    return style
  }

  var theme: Theme? { .forest }

  static func overrides() -> StyleOverrides {
    var overrides = StyleOverrides()
    overrides.titleFont = .system(size: 17)
    overrides[keyPath: \.margin] = 16
    return overrides
  }

  static func theme() -> Theme {
    var style = Theme.standard.style
    style.margin = 20
    let roomy = Theme(name: "roomy", style: style, palette: Theme.standard.palette)
    return roomy
  }
}

extension Theme {
  static let forest: Theme = {
    var palette = Palette.standard
    palette[.tint] = Palette.Tone(light: RGBA(hex: 0x1B6E3C), dark: RGBA(hex: 0x6CD692))
    palette[.control] = Palette.Tone(light: RGBA(hex: 0x1B6E3C), dark: RGBA(hex: 0x6CD692))
    return Theme(name: "forest", style: Theme.standard.style, palette: palette)
  }()
}
