// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which kind of text a field takes.
///
/// It decides on the keyboard, on capital letters and corrections, and on what the system offers to
/// fill in. It checks nothing.
public enum FieldKind: Hashable, Sendable, CaseIterable {
  /// Any.
  case text
  /// Something that nobody else may read, such as a password. It is shown as dots.
  case secure
  /// An e-mail address.
  case email
  /// A telephone number.
  case phone
  /// An address on the web.
  case url
  /// A number, with a fraction or without.
  case number
  /// What is searched for.
  case search
}
