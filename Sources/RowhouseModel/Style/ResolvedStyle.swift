// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a row looks like once theme, page, section and row have had their say.
///
/// Hosts read it. Lengths are in points. The defaults are the metrics of SJStaticTableView,
/// except where a comment says otherwise.
public struct ResolvedStyle: Hashable, Sendable {
  // MARK: Metrics

  /// The row's height; fixed at 44 by default.
  public var rowHeight: RowHeight = .fixed(44)
  /// From either side to the content, and from the accessory to its neighbour; 12 by default.
  public var margin = 12.0
  /// Above and below the content of a row of automatic height; 8 by default.
  ///
  /// At 0 the content reaches the row's edges, and with ``margin`` at 0 all four of them. A fixed height
  /// takes no notice, unless there is a field of several lines in the row: its lines reach no edge.
  public var rowPadding = 8.0
  /// From the leading picture to the title; 10 by default.
  public var imageGap = 10.0
  /// From the value's text to the value's picture; 6 by default.
  public var valueGap = 6.0
  /// From the title down to the subtitle; 2 by default.
  ///
  /// SJStaticTableView has no subtitles.
  public var subtitleGap = 2.0
  /// What a value's picture leaves free above and below itself; 8 by default.
  ///
  /// It limits the picture's height and moves nothing.
  public var imageInset = 8.0
  /// The title's greatest width; 180 by default, infinity for no limit.
  public var titleWidthLimit = 180.0
  /// The greatest width of a value's text; 180 by default, infinity for no limit.
  public var valueWidthLimit = 180.0
  /// The leading picture's size; 30 by 30 by default.
  public var imageSize: ImageSizing = .fixed(.square(30))
  /// The size of a value's picture before the row limits it; the picture's own by default.
  public var valueImageSize: ImageSizing = .natural
  /// The space above the section's rows; by default as tall as the header, at least 10.
  ///
  /// SJStaticTableView has 10 even with a title.
  public var headerHeight: HeaderHeight = .automatic(minimum: 10)
  /// The space below the section's rows; by default as tall as the footer, at least 10.
  public var footerHeight: HeaderHeight = .automatic(minimum: 10)

  // MARK: Text

  /// The title's font; system 15 by default.
  public var titleFont: StyleFont = .system(size: 15)
  /// The title's colour.
  public var titleColor: StyleColor = .label
  /// The subtitle's font; system 13 by default.
  public var subtitleFont: StyleFont = .system(size: 13)
  /// The subtitle's colour.
  public var subtitleColor: StyleColor = .secondaryLabel
  /// The font of a value's text; system 13 by default.
  public var valueFont: StyleFont = .system(size: 13)
  /// The colour of a value's text.
  ///
  /// SJStaticTableView has grey 136, whose contrast on white is 3.5; text needs 4.5.
  public var valueColor: StyleColor = .secondaryLabel
  /// The font of a button row's text; system 16 by default.
  public var buttonFont: StyleFont = .system(size: 16)
  /// The colour of a button row's text.
  public var buttonColor: StyleColor = .label
  /// The colour of a button row's text where it takes something away.
  public var destructiveColor: StyleColor = .destructive
  /// The header's font; system 13 by default.
  public var headerFont: StyleFont = .system(size: 13)
  /// The header's colour.
  public var headerColor: StyleColor = .secondaryLabel
  /// The footer's font; system 13 by default.
  public var footerFont: StyleFont = .system(size: 13)
  /// The footer's colour.
  public var footerColor: StyleColor = .secondaryLabel

  // MARK: Surfaces

  /// What is drawn between rows; by default a line from where the title begins.
  public var separator: SeparatorStyle = .line()
  /// The colour behind the row.
  public var rowBackground: StyleColor = .rowBackground
  /// The colour behind the row while it is pressed or selected.
  public var selectedRowBackground: StyleColor = .selectedRowBackground
  /// The colour behind the rows.
  public var pageBackground: StyleColor = .pageBackground
  /// The colour of chevron and tick.
  public var accessoryColor: StyleColor = .accessory
  /// The colour of what can be tapped.
  public var tint: StyleColor = .tint

  /// Creates the standard style: every property has its default.
  public init() {}
}
