// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The examples of pictures that the user chooses.
private enum PictureSnippets {
  @MainActor
  final class Group {
    let name = "Lunch"
    var picture: PictureData?
  }

  @MainActor
  final class Account {
    let group = Group()
    var picture: PictureData?
  }

  @MainActor
  @SectionBuilder
  static func avatars(account: Account) -> [TableSection] {
    TableSection("Profile") {
      AvatarRow("Ada Lovelace", subtitle: "Change the picture", account, \.picture)
      AvatarRow(account.group.name, picture: account.group.picture) { account.group.picture = $0 }
    }
  }

  @MainActor
  @RowBuilder
  static func avatarRows(account: Account, group: Group) -> [AnyRow] {
    AvatarRow("Ann Miller", subtitle: "Change the picture", account, \.picture)
    AvatarRow(group.name, picture: group.picture) { group.picture = $0 }
  }

  static func part(bytes: [UInt8]) throws -> Part {
    let picture = try PictureData(bytes)
    let part = Part.image(.data(picture), size: .square(56))
    return part
  }

  struct Sender {
    let picture: String
  }

  static func avatar(of sender: Sender) -> Part {
    Part.avatar(.remote(sender.picture), initials: "AM", diameter: 40)
  }

  @MainActor
  static func picture(navigator: Navigator, account: Account) -> Row {
    Row("Change the picture").onSelect {
      navigator.choosePicture { account.picture = $0 }
    }
  }

  @MainActor
  static func largePicture(navigator: Navigator, account: Account) -> Row {
    Row("Change the picture").onSelect {
      navigator.choosePicture(maximumSide: 1_024) { account.picture = $0 }
    }
  }

  @MainActor
  static func check(test: PageTest, bytes: [UInt8], account: Account, picture: PictureData) throws {
    try test.tap("Ann Miller")
    try test.choosePicture(PictureData(bytes))
    try test.tap("Ada Lovelace")
    try test.choosePicture(picture)
    #expect(account.picture == picture)
  }
}
