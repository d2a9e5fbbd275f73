// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

@testable import RowhouseWeb

extension WebSession {
  /// The texts of the document that the user can copy, or `nil` if it does not mention lost text.
  var copyableTexts: [String]? {
    let tags = HTMLTag.all(in: document(client: "1"))
    guard tags.contains(where: { $0["role"] == "alert" && $0.text == WebTexts().messages.unsaved })
    else { return nil }
    return tags.filter { $0.name == "textarea" && $0["readonly"] != nil }
      .map { String($0.text.dropFirst()) }
  }
}
