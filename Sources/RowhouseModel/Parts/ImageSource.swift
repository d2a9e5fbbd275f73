// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which picture to show.
///
/// Finding and loading it is the host's work.
public enum ImageSource: Hashable, Sendable {
  /// A picture of the application, by name: an asset on iOS, a file beside the program elsewhere.
  case named(String)
  /// A symbol of the platform's own set, by name.
  case symbol(String)
  /// A picture at an address.
  case remote(String)
}

extension ImageSource {
  /// The name or the address.
  public var name: String {
    switch self {
    case .named(let name), .symbol(let name), .remote(let name): name
    }
  }
}
