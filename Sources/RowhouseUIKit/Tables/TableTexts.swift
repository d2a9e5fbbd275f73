// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// What tables themselves say; everything else comes from the pages.
public struct TableTexts: Hashable, Sendable {
  /// What deletes a row.
  public var delete: String
  /// What tells more about a row.
  public var moreInformation: String
  /// What leaves a dialog that offers nothing else.
  public var dismiss: String

  /// Describes the texts.
  ///
  /// - Parameters:
  ///   - delete: What deletes a row.
  ///   - moreInformation: What tells more about a row.
  ///   - dismiss: What leaves a dialog that offers nothing else.
  public init(
    delete: String = "Delete", moreInformation: String = "More information",
    dismiss: String = "OK"
  ) {
    self.delete = delete
    self.moreInformation = moreInformation
    self.dismiss = dismiss
  }

  /// The texts in English.
  public static let english = TableTexts()
}
#endif
