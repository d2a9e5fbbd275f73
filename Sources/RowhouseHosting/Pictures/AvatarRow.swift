// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row with a round picture of a person or a group, which the user can choose.
///
/// ```swift
/// AvatarRow("Ann Miller", subtitle: "Change the picture", account, \.picture)
/// AvatarRow(group.name, picture: group.picture) { group.picture = $0 }
/// ```
///
/// The row shows the initials of its title while there is no picture. When the user selects the
/// row, it opens the platform's controls for choosing a picture: the photo library on iOS, or a
/// file dialog in browsers and on the desktop. If there is already a picture, a dialog lets the
/// user choose a new picture or remove the current one.
///
/// A picture is at most 512 pixels wide and tall; see
/// ``Navigator/choosePicture(maximumSide:action:)``. `.onSelect(_:)` replaces this behavior.
public struct AvatarRow: RowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that calls a closure with the picture that the user chooses, or with `nil` to
  /// remove the picture.
  ///
  /// - Parameters:
  ///   - title: The name of the person or group.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - picture: The picture of the model, or `nil` for the initials of the title.
  ///   - language: The language of the question. Defaults to the language of the page.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen picture, or with `nil` to remove the picture.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, picture: PictureData?, language: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (PictureData?) -> Void
  ) {
    let texts = SystemTexts(language: language ?? NumberFormat.pageLanguage)
    let content = AvatarContent(title: title, subtitle: subtitle, picture: picture)
    row =
      CustomRow(content, fileID: fileID, line: line).onSelect {
        guard let navigator = Navigator.current else { return }
        let choose: @MainActor () -> Void = { navigator.choosePicture { onChange($0) } }
        guard picture != nil else { return choose() }
        navigator.present(
          title,
          actions: [
            DialogAction(texts.choosePicture, action: choose),
            DialogAction(texts.removePicture, role: .destructive) { onChange(nil) },
            DialogAction(texts.cancel, role: .cancel),
          ])
      }
      .row
  }

  /// Creates a row for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ picture: ReferenceWritableKeyPath<Object, PictureData?>, language: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, picture: object[keyPath: picture], language: language,
      fileID: fileID, line: line
    ) { object[keyPath: picture] = $0 }
  }
}
