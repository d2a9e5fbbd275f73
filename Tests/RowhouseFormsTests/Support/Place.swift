// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// A value with fields that a server checks together.
struct Place: Equatable {
  var city = ""
  var postalCode = ""
  var note = ""
}

/// A form with an asynchronous rule for two fields, which the test answers.
@MainActor
final class PlaceFixture {
  let clock = HandFormClock()
  private(set) var diagnostics: [FormDiagnostic] = []
  private(set) var checks: [(place: String, answer: CheckedContinuation<Bool, any Error>)] = []
  private(set) var canceled: [String] = []
  private let saved: Place
  private let moment: FormRule<Place>.Moment
  private(set) lazy var form = FormModel(saved, clock: clock, diagnostics: note) {
    FormRule(\.city, "Enter a city") { !$0.isEmpty }
    FormRule(reading: \.postalCode) { place in
      place.postalCode.count == 5 ? FormErrors() : FormErrors(\.postalCode, "Enter 5 digits")
    }
    FormRule(
      at: \.postalCode, "No such place", reading: \.city, \.postalCode, after: 0.3, timeout: 5,
      on: moment
    ) { [weak self] city, postalCode in
      try await self?.check("\(postalCode) \(city)") ?? true
    }
  }

  init(_ saved: Place = Place(), on moment: FormRule<Place>.Moment = .change) {
    self.saved = saved
    self.moment = moment
  }

  /// The fixture of a form whose fields have been filled in earlier.
  static func filled(on moment: FormRule<Place>.Moment = .change) -> PlaceFixture {
    PlaceFixture(Place(city: "Hamburg", postalCode: "20095"), on: moment)
  }

  private var note: @MainActor (FormDiagnostic) -> Void {
    { [weak self] in self?.diagnostics.append($0) }
  }

  private func check(_ place: String) async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { checks.append((place, $0)) }
    } onCancel: {
      Task { @MainActor in self.canceled.append(place) }
    }
  }

  /// The checked places, in order.
  var places: [String] { checks.map(\.place) }

  /// Answers a check, and waits until the form has received the answer.
  func answer(_ index: Int, _ isKnown: Bool) async {
    checks[index].answer.resume(returning: isKnown)
    await clock.settle()
  }
}
