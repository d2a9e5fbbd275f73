// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// A short text in a capsule.
  ///
  /// - Parameters:
  ///   - text: What it says, such as a count; a dot, unless given.
  ///   - label: What it means, for those who cannot see it; what it says, unless given.
  /// - Returns: The part.
  public static func badge(_ text: String = "", label: String? = nil) -> Part {
    .badge(BadgePart(text, label: label))
  }

  /// A picture as large as what it stands in; it asks for no room by itself.
  ///
  /// - Parameters:
  ///   - source: Which picture.
  ///   - fit: How it goes into a box of another shape; the box is filled, unless given.
  ///   - label: What it shows, for those who cannot see it; a decoration, unless given.
  /// - Returns: The part.
  public static func fillingImage(
    _ source: ImageSource, fit: ImagePart.Fit = .fill, label: String? = nil
  ) -> Part {
    .image(ImagePart(source, size: .filling, label: label, fit: fit))
  }

  /// Parts in a number of columns of one width.
  ///
  /// - Parameters:
  ///   - columns: How many columns; 1 for less.
  ///   - spacing: Points between two columns; 0, unless given.
  ///   - lineSpacing: Points between two lines; the same as between columns, unless given.
  ///   - parts: The parts.
  /// - Returns: The part.
  public static func grid(
    columns: Int, spacing: Double = 0, lineSpacing: Double? = nil,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .grid(GridPart(parts(), columns: .count(columns), spacing: spacing, lineSpacing: lineSpacing))
  }

  /// Parts in as many columns of one width as there is room for.
  ///
  /// - Parameters:
  ///   - minimumColumnWidth: No column is narrower, in points, unless there is only one.
  ///   - spacing: Points between two columns; 0, unless given.
  ///   - lineSpacing: Points between two lines; the same as between columns, unless given.
  ///   - parts: The parts.
  /// - Returns: The part.
  public static func grid(
    minimumColumnWidth: Double, spacing: Double = 0, lineSpacing: Double? = nil,
    @PartBuilder parts: () -> [Part]
  ) -> Part {
    .grid(
      GridPart(
        parts(), columns: .minimumWidth(minimumColumnWidth), spacing: spacing,
        lineSpacing: lineSpacing))
  }

  /// Pages of which one is to be seen.
  ///
  /// - Parameters:
  ///   - label: What the pages are, for those who cannot see them.
  ///   - showsDots: Whether dots tell which page is shown; yes, unless given.
  ///   - interval: After how many seconds the next page is shown by itself; never, unless given.
  ///   - pages: The pages.
  /// - Returns: The part.
  public static func pager(
    label: String, showsDots: Bool = true, interval: Double? = nil,
    @PartBuilder pages: () -> [Part]
  ) -> Part {
    .pager(PagerPart(pages(), label: label, showsDots: showsDots, interval: interval))
  }

  /// This part as a button.
  ///
  /// - Parameters:
  ///   - label: What it is called, for those who cannot see it.
  ///   - control: Which control of the row it is; the only one, unless given.
  /// - Returns: The part.
  public func pressable(label: String, control: ControlID = .main) -> Part {
    .pressable(PressablePart(self, label: label, control: control))
  }
}
