// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A round picture of a person or a group, or the initials of the title, next to the title.
///
///     ┌─────────────────────────┐
///     │ ╭────╮  title           │
///     │ │ AM │  subtitle        │
///     │ ╰────╯                  │
///     └─────────────────────────┘
///
package struct AvatarContent: RowContent {
  package let title: String
  package let subtitle: String?
  package let picture: PictureData?

  /// The diameter of the picture, in points.
  private static let diameter = 56.0
  /// The space above and below the picture, in points.
  private static let padding = 10.0

  package init(title: String, subtitle: String?, picture: PictureData?) {
    self.title = title
    self.subtitle = subtitle
    self.picture = picture
  }

  package func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.margin) {
      Part.avatar(picture, initials: title.initials, diameter: Self.diameter)
      Part.vertical(spacing: 2) {
        Part.text(title, font: style.titleFont, color: style.titleColor)
        if let subtitle {
          Part.text(subtitle, font: style.subtitleFont, color: style.subtitleColor)
        }
      }
      Part.spacer()
    }
    .padding(BoxPart.Insets(horizontal: 0, vertical: Self.padding))
  }
}

extension Part {
  /// Returns a picture that fills a circle, or letters in the circle if there is no picture.
  ///
  /// ```swift
  /// Part.avatar(.remote(sender.picture), initials: "AM", diameter: 40)
  /// ```
  ///
  /// The letters are also visible while the picture is being loaded, if it cannot be loaded, and through a transparent picture.
  ///
  /// - Parameters:
  ///   - source: The picture, or `nil`.
  ///   - initials: The letters, at most three, which are not read aloud.
  ///   - diameter: The diameter of the circle, in points; one that is negative or not finite counts
  ///     as 0. Defaults to 56.
  ///   - label: The description for users who cannot see the picture. Defaults to `nil`, for a
  ///     decoration.
  /// - Returns: The part.
  public static func avatar(
    _ source: ImageSource?, initials: String, diameter: Double = 56, label: String? = nil
  ) -> Part {
    let diameter = diameter.drawableLength
    // The letters are from the title, which assistive technologies read anyway.
    let circle = Part.text(
      String(initials.prefix(3)),
      font: StyleFont(size: max(1, diameter * 0.36), weight: .semibold, isScaled: false),
      color: .hex(0xFFFFFF), lineLimit: 1
    )
    .frame(width: diameter, height: diameter, horizontal: .center, vertical: .center)
    .background(.avatarBackground).cornerRadius(diameter / 2)
    if let source {
      let image = Part.image(
        source, size: .square(diameter), label: label, fit: .fill, shape: .circle)
      return .layered {
        circle.accessibilityHidden()
        image
      }
    }
    return label.map { circle.accessibility(label: $0) } ?? circle.accessibilityHidden()
  }

  /// Returns a picture that the user has chosen, in a circle, or letters in the circle if it is `nil`.
  @_disfavoredOverload
  public static func avatar(
    _ picture: PictureData?, initials: String, diameter: Double = 56, label: String? = nil
  ) -> Part {
    guard let picture else {
      return avatar(nil, initials: initials, diameter: diameter, label: label)
    }
    return .image(
      ImagePart(
        .data(picture), size: .fixed(.square(diameter)), label: label, fit: .fill,
        shape: .circle, placeholder: .avatarBackground))
  }
}

extension StyleColor {
  /// A gray on which white letters have a contrast of 5.1.
  fileprivate static let avatarBackground = StyleColor.hex(0x6E6E73)
}

extension String {
  /// The first letters of the first and the last word, in upper case if the script has it.
  var initials: String {
    let words = split { !$0.isLetter && !$0.isNumber }
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
    return String(ends.compactMap(\.first)).uppercased()
  }
}
