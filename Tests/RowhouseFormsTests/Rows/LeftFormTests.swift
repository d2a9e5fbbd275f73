// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Submissions whose page the user has left")
struct LeftFormTests {
  @MainActor
  private final class Server {
    private var answer: CheckedContinuation<Void, Never>?

    var isWaiting: Bool { answer != nil }

    func send() async throws {
      await withCheckedContinuation { answer = $0 }
      throw FormErrors(\SignUp.name, "Taken")
    }

    func refuse() {
      answer?.resume()
      answer = nil
    }
  }

  private struct StartPage: TablePage {
    let form: FormModel<SignUp>
    let server: Server
    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Card", text: "") { _ in }.error("The card has expired")
        LinkRow("Sign up") { FormPage(form: form, server: server) }
      }
    }
  }

  private struct FormPage: TablePage {
    let form: FormModel<SignUp>
    let server: Server
    var title: String { "Sign up" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name)
        SubmitRow("Send", form) { _ in try await server.send() }
        LinkRow("Above") { StartPage(form: form, server: server) }
      }
    }
  }

  private let form = FormModel(SignUp())
  private let server = Server()

  private func submit(fromBar: Bool) async throws -> PageTest {
    let test = PageTest(StartPage(form: form, server: server))
    try test.tap("Sign up")
    if fromBar {
      form.submit(focusing: test.navigator) { _ in try await server.send() }
    } else {
      try test.tap("Send")
    }
    try await test.waitUntil { server.isWaiting }
    return test
  }

  private func refuse(_ test: PageTest) async throws {
    server.refuse()
    try await test.waitUntil { form.submission == .failed }
    await test.settled()
  }

  @Test(
    "An error that arrives after the user has left the page moves no focus",
    arguments: [true, false])
  func left(fromBar: Bool) async throws {
    let test = try await submit(fromBar: fromBar)
    try test.back()
    try await refuse(test)
    #expect(test.title == "Start" && test.focusedRow == nil)
  }

  @Test(
    "Nor does one that arrives after the user has opened another page", arguments: [true, false])
  func covered(fromBar: Bool) async throws {
    let test = try await submit(fromBar: fromBar)
    try test.tap("Above")
    try await refuse(test)
    #expect(test.title == "Start" && test.focusedRow == nil)
    try test.back()
    #expect(test.shows("Taken") && test.focusedRow == nil)
  }

  @Test("The user may open and leave another page in the meantime", arguments: [true, false])
  func returned(fromBar: Bool) async throws {
    let test = try await submit(fromBar: fromBar)
    try test.tap("Above")
    try test.back()
    try await refuse(test)
    #expect(test.focusedRow?.texts == ["Name", "Taken"])
  }
}
