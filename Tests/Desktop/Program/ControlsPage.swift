// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import Glibc
import Observation
import Rowhouse
import RowhouseGTK

/// The state of a page with each kind of control.
@MainActor
@Observable
final class ControlsState {
  var isConnected = true
  var isShared = false
  var name = "Office"
  var notes = "Second floor,\nleft door"
  var volume = 0.4
  var networks = ["Garden", "Kitchen", "Tower"]
  var chosen = "Garden"
  var taps = 0

  nonisolated init() {}
}

/// Prints a line without buffering, for the test that reads it.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// A page with each kind of control, which prints the actions of the user.
struct ControlsPage: TablePage {
  let state: ControlsState

  var title: String { "Network" }

  var sections: [TableSection] {
    TableSection(footer: "Changes apply at once.") {
      ToggleRow("Wireless network", isOn: state.isConnected) { isOn in
        state.isConnected = isOn
        say("wireless \(isOn)")
      }
      .subtitle("Connected to \(state.chosen)")
      ToggleRow("Share with others", isOn: state.isShared) { state.isShared = $0 }
      LinkRow("Details") { DetailsPage(state: state) }.value("\(state.taps)")
    }
    TableSection("Networks") {
      Rows(state.networks, id: \.self) { network in
        Row(network)
          .accessory(network == state.chosen ? .checkmark : .none)
          .onSelect {
            state.chosen = network
            say("chosen \(network)")
          }
          .swipeActions {
            RowAction("Forget", role: .destructive) {
              state.networks.removeAll { $0 == network }
              say("forgot \(network)")
            }
          }
          .menu { RowAction("Copy") { say("copied \(network)") } }
      }
    }
    TableSection("Device") {
      FieldRow("Name", text: state.name) { name in
        state.name = name
        say("name \(name)")
      }
      .lengthLimit(12)
      SliderRow("Volume", value: state.volume, in: 0...1) { state.volume = $0 }
      Row("Firmware", subtitle: "A new version is available since Monday").value("1.4.2")
      CopyRow("Serial number", "RH-4711")
      ExternalLinkRow("Support", to: ExternalLink(phone: "110"))
      ButtonRow("Count") {
        state.taps += 1
        say("taps \(state.taps)")
      }
      ButtonRow("Reset everything", role: .destructive) {
        navigator.confirm("Reset everything?", confirm: "Reset", role: .destructive) {
          state.taps = 0
          navigator.toast("Everything is as it was")
        }
      }
      ButtonRow("Send the settings") {
        let ways = ["Message", "Mail", "File"].map { way in
          DialogAction(way) { say("sent \(way)") }
        }
        navigator.present("Send as", actions: ways + [DialogAction("Cancel", role: .cancel)])
      }
      ButtonRow("Another window") { PageWindow(ControlsPage(state: state)).present() }
    }
  }
}

/// The page behind the link of ``ControlsPage``.
struct DetailsPage: LinkedPage {
  let state: ControlsState

  static let path = "/details"
  var path: String { Self.path }
  var title: String { "Details" }

  var sections: [TableSection] {
    TableSection(0..<1_000, id: \.self, header: "Rows") { Row("Row \($0)") }
    TableSection { ExpanderRow("More") { Row("Inside") } }
  }
}
#endif
