// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseForms

/// A new account, as the user enters it.
public struct SignUp: Equatable, Sendable {
  /// The name, which no other account has.
  public var name = ""
  /// The email address.
  public var email = ""
  /// The password.
  public var password = ""
  /// The repeated password.
  public var repeated = ""
  /// True if the user accepts the terms.
  public var acceptsTerms = false
}

extension SignUp {
  /// Returns the form of a new account.
  ///
  /// - Parameter gallery: The state with the language of messages and the clock.
  /// - Returns: The form.
  @MainActor
  public static func form(gallery: GalleryState) -> FormModel<SignUp> {
    let names = AccountNames(clock: gallery.clock)
    return FormModel(SignUp(), clock: gallery.formClock, texts: gallery.formTexts) {
      FormRule(\.name, gallery.say(.enterName)) { !$0.isEmpty }
      FormRule(\.name, gallery.say(.nameIsTaken), after: 0.4, timeout: 5) {
        try await names.isFree($0)
      }
      FormRule(\.email, gallery.say(.enterEmail)) { email in
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      }
      FormRule(\.password, gallery.say(.shortPassword)) { $0.count >= 8 }
      FormRule(at: \.repeated, gallery.say(.otherPassword)) { $0.repeated == $0.password }
      FormRule(\.acceptsTerms, gallery.say(.termsNeeded), on: .submit) { $0 }
    }
  }
}
