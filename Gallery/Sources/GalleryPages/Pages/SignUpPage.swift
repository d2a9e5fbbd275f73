// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse
import RowhouseForms

/// A form for a new account, whose name a server checks.
public struct SignUpPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.signUp
  /// The state that the page shows.
  public let gallery: GalleryState
  private let form: FormModel<SignUp>

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
    form = SignUp.form(gallery: gallery)
  }

  /// `Sign up`.
  public var title: String { say(.signUp) }

  /// A confirmation if the user has entered something.
  public var leaveGuard: LeaveGuard? { form.leaveGuard }

  /// The fields of the account, and the button that creates it.
  ///
  /// Return moves from each field to the next one, and creates the account in the last field.
  public var sections: [TableSection] {
    TableSection(say(.account), footer: say(.takenNames)) {
      FieldRow(say(.userName), form, \.name, placeholder: say(.required)).returnKey(.next)
        .onSubmit { navigator.focus("email") }
      FieldRow(say(.emailAddress), form, \.email, placeholder: say(.required), kind: .email)
        .returnKey(.next)
        .onSubmit { navigator.focus("password") }
        .id("email")
    }
    TableSection(say(.password)) {
      FieldRow(say(.password), form, \.password, placeholder: say(.required), kind: .secure)
        .returnKey(.next)
        .onSubmit { navigator.focus("repeated") }
        .id("password")
      FieldRow(say(.repeatPassword), form, \.repeated, placeholder: say(.required), kind: .secure)
        .returnKey(.go)
        .onSubmit { form.submit(create) }
        .id("repeated")
    }
    TableSection {
      ToggleRow(say(.acceptTerms), form, \.acceptsTerms)
    }
    TableSection {
      SubmitRow(say(.createAccount), form, action: create).id("submit")
    }
  }

  /// Creates the account.
  private var create: @MainActor (SignUp, FormProgress) async throws -> Void {
    { [navigator] _, progress in
      for step in 1...4 {
        try await gallery.clock.sleep(for: .milliseconds(250))
        progress.update(Double(step) / 4)
      }
      navigator.toast(say(.accountCreated))
    }
  }
}
