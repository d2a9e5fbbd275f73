// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// Returns a run of text with as many lines as it needs, unless there is a limit.
  public static func text(
    _ text: String, font: StyleFont = .system(size: 15), color: StyleColor = .label,
    lineLimit: Int? = nil, alignment: TextPart.Alignment = .leading
  ) -> Part {
    .text(TextPart(text, font: font, color: color, lineLimit: lineLimit, alignment: alignment))
  }

  /// Returns an image of a fixed size in points, a decoration unless it has a label.
  ///
  /// `fit` and `shape` default to an image that is scaled to the size, with sharp corners.
  public static func image(
    _ source: ImageSource, size: Dimensions, label: String? = nil, fit: ImagePart.Fit = .stretch,
    shape: ImagePart.Shape = .rectangle
  ) -> Part {
    .image(ImagePart(source, size: .fixed(size), label: label, fit: fit, shape: shape))
  }

  /// Returns an image as large as the part around it.
  ///
  /// Without such a part, it takes no space.
  public static func fillingImage(
    _ source: ImageSource, fit: ImagePart.Fit = .fill, label: String? = nil
  ) -> Part {
    .image(ImagePart(source, size: .filling, label: label, fit: fit))
  }

  /// Returns an image that is as wide as its place in the row, with the given ratio of its width to its
  /// height.
  ///
  /// The row has its final height before the image is loaded, so the page does not jump:
  ///
  /// ```swift
  /// Part.image(
  ///   .remote(story.photograph), aspectRatio: story.width / story.height, maximumHeight: 420,
  ///   label: story.caption)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - aspectRatio: The width of the box divided by its height. An image with another ratio is drawn
  ///     according to `fit`. A number that is not finite and greater than 0, such as that of a record without a size, is
  ///     reported when the row appears, and the box is a square.
  ///   - maximumHeight: The maximum height, in points. Where the image would be taller, it becomes
  ///     narrower and keeps its ratio; the alignment of the stack around it determines its place.
  ///     Defaults to `nil`, which sets no limit.
  ///   - label: The description for users who cannot see it, or `nil`, the default, for a decoration.
  ///   - fit: The fit of the image in its box. By default, it fills the box.
  ///   - shape: The shape of the corners of the box. Defaults to sharp corners.
  ///   - placeholder: The color of the box while it has no image, or `nil`, the default, for none.
  /// - Returns: A box with an image that fills it.
  /// - Precondition: `maximumHeight` is `nil` or greater than 0.
  public static func image(
    _ source: ImageSource, aspectRatio: Double, maximumHeight: Double? = nil, label: String? = nil,
    fit: ImagePart.Fit = .fill, shape: ImagePart.Shape = .rectangle,
    placeholder: StyleColor? = nil
  ) -> Part {
    guard aspectRatio > 0, aspectRatio.isFinite else {
      // Hosts ignore the ratio of the outer box, and the page reports it. A part with a NaN would differ from itself.
      return .image(
        source, aspectRatio: 1, maximumHeight: maximumHeight, label: label, fit: fit, shape: shape,
        placeholder: placeholder
      ).aspectRatio(aspectRatio.isNaN ? 0 : aspectRatio)
    }
    let image = ImagePart(
      source, size: .filling, label: label, fit: fit, shape: shape, placeholder: placeholder)
    var box = BoxPart(.image(image))
    box.aspectRatio = aspectRatio
    if let maximumHeight {
      precondition(
        maximumHeight > 0,
        "The maximum height \(maximumHeight) of an image is invalid: it must be over 0")
      box.width.maximum = maximumHeight * aspectRatio
    }
    return .box(box)
  }

  /// Returns parts side by side in reading direction, `spacing` points apart.
  public static func horizontal(
    spacing: Double = 0, alignment: StackPart.Alignment = .center,
    distribution: StackPart.Distribution = .start, @PartBuilder parts: () -> [Part]
  ) -> Part {
    .horizontal(
      StackPart(parts(), spacing: spacing, alignment: alignment, distribution: distribution))
  }

  /// Returns parts one below the other, `spacing` points apart.
  public static func vertical(
    spacing: Double = 0, alignment: StackPart.Alignment = .start,
    distribution: StackPart.Distribution = .start, @PartBuilder parts: () -> [Part]
  ) -> Part {
    .vertical(
      StackPart(parts(), spacing: spacing, alignment: alignment, distribution: distribution))
  }

  /// Returns parts on top of each other, the first at the back, aligned in both directions.
  public static func layered(
    alignment: StackPart.Alignment = .center, @PartBuilder parts: () -> [Part]
  ) -> Part {
    .layered(StackPart(parts(), spacing: 0, alignment: alignment))
  }

  /// Returns a spacer, which grows, and can shrink to zero.
  public static func spacer() -> Part { plainSpacer }

  /// The spacer of nearly every row, created once.
  private static let plainSpacer = Part.spacer(minimum: 0)

  /// Returns short text in a capsule, or a dot, with a label for users who cannot see it.
  public static func badge(_ text: String = "", label: String? = nil) -> Part {
    .badge(BadgePart(text, label: label))
  }

  /// Returns parts in a number of columns, at least 1; `lineSpacing` defaults to `spacing`.
  public static func grid(
    columns: Int, spacing: Double = 0, lineSpacing: Double? = nil,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .grid(GridPart(parts(), columns: .count(columns), spacing: spacing, lineSpacing: lineSpacing))
  }

  /// Returns parts in as many columns of at least `minimumColumnWidth` points as fit, at least one.
  public static func grid(
    minimumColumnWidth: Double, spacing: Double = 0, lineSpacing: Double? = nil,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .grid(
      GridPart(
        parts(), columns: .minimumWidth(minimumColumnWidth), spacing: spacing,
        lineSpacing: lineSpacing))
  }

  /// Returns pages, one of which is visible; the next one appears after `interval` seconds.
  public static func pager(
    label: String, showsDots: Bool = true, interval: Double? = nil,
    @PartBuilder pages: () -> [Part]
  ) -> Part {
    .pager(PagerPart(pages(), label: label, showsDots: showsDots, interval: interval))
  }
}

/// Controls, each with a label for users who cannot see the row.
extension Part {
  /// Returns a switch.
  public static func toggle(isOn: Bool, label: String, control: ControlID = .main) -> Part {
    .control(.toggle(TogglePart(isOn: isOn, label: label, control: control)))
  }

  /// Returns a button inside a row.
  public static func button(
    _ title: String, role: ButtonRole = .normal, control: ControlID = .main
  ) -> Part {
    .control(.button(ButtonPart(title, role: role, control: control)))
  }

  /// Returns a field for text.
  public static func field(
    _ text: String, label: String, placeholder: String = "", kind: FieldKind = .text,
    control: ControlID = .main
  ) -> Part {
    var input = FieldInput(text)
    input.placeholder = placeholder
    input.kind = kind
    return .control(.field(FieldPart(input, label: label, control: control)))
  }

  /// Returns this part as a button.
  public func pressable(label: String, control: ControlID = .main) -> Part {
    .control(.pressable(PressablePart(self, label: label, control: control)))
  }
}
