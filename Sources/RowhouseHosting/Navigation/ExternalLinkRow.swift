// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row that opens a web page, composes an e-mail or a message, or calls a phone number.
///
/// ```swift
/// ExternalLinkRow("Website", to: "https://example.com")
/// ExternalLinkRow("E-mail", to: ExternalLink(mail: store.mail)).value(store.mail)
/// ExternalLinkRow("Phone", to: ExternalLink(phone: store.phone)).value(store.phone)
/// ```
///
/// In a browser, the row is a link, which works without a script and opens web pages in a new tab.
/// On other hosts, selecting the row opens the link with the navigator. `.onSelect(_:)` replaces
/// the link. For pages of the application, use `LinkRow`.
///
/// A row whose address is not an `ExternalLink` is disabled, and its page reports the address.
public struct ExternalLinkRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that opens a link.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is shown in the color of links.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - link: The link, or `nil` to disable the row, for example if the model contains no phone
  ///     number.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, subtitle: String? = nil, to link: ExternalLink?,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    row = Row(title, subtitle: subtitle, fileID: fileID, line: line).style(\.titleColor, .tint).row
    row.role = link.map { .link($0) }
    row.handlers[.select] = { if let link { Navigator.current?.open(link) } }
    row.state.isOwnDisabled = link == nil
  }

  /// Creates a row that opens an address, such as `https://example.com`.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is shown in the color of links.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - address: The address with its scheme. An address that is not an `ExternalLink` is
  ///     reported.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, subtitle: String? = nil, to address: String,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    let link = ExternalLink(address)
    self.init(title, subtitle: subtitle, to: link, fileID: fileID, line: line)
    if link == nil { row.report(.unusableLink(address)) }
  }
}
