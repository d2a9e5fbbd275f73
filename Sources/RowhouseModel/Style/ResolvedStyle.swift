// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The style of a row, resolved from its theme, page, section, and its own overrides.
///
/// Lengths are in points. The defaults are the metrics of SJStaticTableView, unless noted
/// otherwise. ``Theme/standard`` changes some of them. ``StyleOverrides`` and the checks of
/// ``Theme`` derive their properties from this declaration.
public struct ResolvedStyle: Hashable, Sendable {
  // MARK: Metrics

  /// The height of the row.
  ///
  /// Defaults to 44 points. A standard row with a subtitle, or with a control below its texts, has an automatic height
  /// with this minimum, unless the row itself sets its height.
  public var rowHeight: RowHeight = .fixed(44)
  /// The distance from the sides to the content, and from the content to the accessory.
  ///
  /// Defaults to 12 points.
  public var margin = 12.0
  /// The padding above and below the content of a row.
  ///
  /// Defaults to 8 points.
  ///
  /// A row of fixed height has this padding only if it has a multiline field or texts below.
  public var rowPadding = 8.0
  /// The distance from the leading image to the title.
  ///
  /// Defaults to 10 points.
  public var imageGap = 10.0
  /// The distance from the value's text to the value's image.
  ///
  /// Defaults to 6 points.
  public var valueGap = 6.0
  /// The distance from the title to the subtitle.
  ///
  /// Defaults to 2 points. SJStaticTableView has no subtitles.
  public var subtitleGap = 2.0
  /// The space above and below a value's image, which limits its height.
  ///
  /// Defaults to 8 points.
  public var imageInset = 8.0
  /// The maximum width of the title.
  ///
  /// Defaults to infinity, which is no limit. SJStaticTableView has 180.
  public var titleWidthLimit = Double.infinity
  /// The maximum width of a value's text.
  ///
  /// Defaults to infinity, which is no limit. SJStaticTableView has 180.
  public var valueWidthLimit = Double.infinity
  /// The size of the leading image.
  ///
  /// Defaults to 30 by 30 points.
  public var imageSize: ImageSizing = .fixed(.square(30))
  /// The size of a value's image before the row limits it.
  ///
  /// Defaults to the size of the image.
  public var valueImageSize: ImageSizing = .natural
  /// The space above the section's rows.
  ///
  /// Defaults to the height of the header, and at least 10 points. SJStaticTableView has 10 even with a title.
  public var headerHeight: HeaderHeight = .automatic(minimum: 10)
  /// The space below the section's rows.
  ///
  /// Defaults to the height of the footer, and at least 10 points.
  public var footerHeight: HeaderHeight = .automatic(minimum: 10)

  // MARK: Text

  /// The font of the title.
  ///
  /// Defaults to the system font in 15 points.
  public var titleFont: StyleFont = .system(size: 15)
  /// The color of the title.
  public var titleColor: StyleColor = .label
  /// The maximum number of lines of the title.
  ///
  /// Defaults to 1. In a row without a subtitle, more lines have padding only with an automatic ``rowHeight``. At
  /// accessibility text sizes, UIKit and the desktop limit no text of a standard row.
  public var titleLineLimit: LineLimit = 1
  /// The font of the subtitle.
  ///
  /// Defaults to the system font in 13 points.
  public var subtitleFont: StyleFont = .system(size: 13)
  /// The color of the subtitle.
  public var subtitleColor: StyleColor = .secondaryLabel
  /// The maximum number of lines of the subtitle.
  ///
  /// Defaults to 1; see ``titleLineLimit``.
  public var subtitleLineLimit: LineLimit = 1
  /// The font of a value's text.
  ///
  /// Defaults to the system font in 13 points.
  public var valueFont: StyleFont = .system(size: 13)
  /// The color of a value's text.
  ///
  /// SJStaticTableView has gray 136, whose contrast on white is 3.5; text needs 4.5.
  public var valueColor: StyleColor = .secondaryLabel
  /// The font of a button row's title.
  ///
  /// Defaults to the system font in 16 points.
  public var buttonFont: StyleFont = .system(size: 16)
  /// The color of a button row's title.
  public var buttonColor: StyleColor = .label
  /// The color of a destructive button row's title.
  public var destructiveColor: StyleColor = .destructive
  /// The color of the text below a row that explains why its value is not accepted.
  public var errorColor: StyleColor = .destructive
  /// The font of the header.
  ///
  /// Defaults to the system font in 13 points.
  public var headerFont: StyleFont = .system(size: 13)
  /// The color of the header.
  public var headerColor: StyleColor = .secondaryLabel
  /// The font of the footer.
  ///
  /// Defaults to the system font in 13 points.
  public var footerFont: StyleFont = .system(size: 13)
  /// The color of the footer.
  public var footerColor: StyleColor = .secondaryLabel

  // MARK: Surfaces

  /// The separator between rows.
  ///
  /// Defaults to a line that begins at the title.
  public var separator: SeparatorStyle = .line()
  /// The color behind the row.
  public var rowBackground: StyleColor = .rowBackground
  /// The color behind the row while it is pressed or selected.
  public var selectedRowBackground: StyleColor = .selectedRowBackground
  /// The color behind the rows.
  public var pageBackground: StyleColor = .pageBackground
  /// The color of chevrons and checkmarks.
  public var accessoryColor: StyleColor = .accessory
  /// The color of buttons and symbols inside rows, of detail buttons, and of progress.
  ///
  /// Links have ``titleColor``, button rows have ``buttonColor``, and switches have the color ``SemanticColor/control``. To change
  /// the color of links and of all buttons, change ``SemanticColor/tint`` in the palette of the theme.
  public var tint: StyleColor = .tint

  /// Creates a style with the defaults.
  public init() {}
}

extension ResolvedStyle {
  /// The lengths that may be infinite.
  static var limits: [PartialKeyPath<ResolvedStyle>] { [\.titleWidthLimit, \.valueWidthLimit] }
}
