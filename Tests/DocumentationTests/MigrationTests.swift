// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Checks that the migration articles name every call of the other framework, and no declaration
/// that Rowhouse does not have.
@Suite("Coming from another framework")
struct MigrationTests {
  struct Guide: Sendable, CustomTestStringConvertible {
    let framework: String
    /// The public names of the framework.
    let names: String

    var testDescription: String { framework }

    func text() throws -> String {
      let article = "Rowhouse/Rowhouse.docc/ComingFrom\(framework).md"
      return try String(contentsOf: Snippet.sources.appending(path: article), encoding: .utf8)
    }
  }

  nonisolated static let guides = [
    Guide(
      framework: "SJStaticTableView",
      names: """
        staticCellType SJStaticCellTypeSystemLogout SJStaticCellTypeSystemAccessoryNone
        SJStaticCellTypeSystemAccessorySwitch SJStaticCellTypeSystemAccessoryDisclosureIndicator
        SJStaticCellTypeMeAvatar cellID identifier leftImage leftImageSize leftTitle
        leftLabelTextColor leftLabelTextFont leftImageAndLabelGap indicatorLeftTitle
        indicatorLeftLabelTextColor indicatorLeftLabelTextFont indicatorLeftImage
        indicatorLeftImageSize hasIndicatorImageAndLabel indicatorLeftImageAndLabelGap isImageFirst
        switchValueDidChangeBlock cellHeight leftTitleLabelSize indicatorLeftLabelSize avatarImage
        codeImage userName userID SJStaticTableviewCellViewModel SJStaticTableviewSectionViewModel
        initWithCellViewModelsArray: cellViewModelsArray sectionHeaderHeight sectionFooterHeight
        sectionHeaderTitle sectionFooterTitle SJStaticTableViewDataSource viewModelsArray
        initWithViewModelsArray:configureBlock: tableView:sectionViewModelInSection:
        tableView:cellViewModelAtIndexPath: SJStaticTableView initWithFrame:style: sjDelegate
        sjDataSource didSelectViewModel:atIndexPath: tableView:didSelectRowAtIndexPath:
        SJStaticTableViewController SJDefaultDataTypeExist SJDefaultDataTypeNone defualtDataType
        initWithDefaultDataType: configureNav configureTableView createDataSource createTableView
        reloadData reloadRowsAtIndexPaths:withRowAnimation:
        configureAccessoryDisclosureIndicatorCellWithViewModel:
        configureAccessoryNoneCellWithViewModel: configureAccessorySwitchCellWithViewModel:
        configureLogoutTableViewCellWithViewModel: configureMeAvatarTableViewCellWithViewModel:
        SJScreenWidth SJScreenHeight SJTopGap SJLeftGap SJLeftMiddleGap SJRightMiddleGap SJImgWidth
        SJTitleWidthLimit SJIndicatorArrow SJLeftTitleTextFont SJLogoutButtonFont
        SJIndicatorLeftTitleTextFont SJLeftTitleTextColor SJIndicatorLeftTitleTextColor
        SJColorWithRGB
        """),
    Guide(
      framework: "CBTableViewDataSource",
      names: """
        cbTableViewDataSource cb_makeDataSource: cb_makeSectionWithData:
        cb_makeSectionWithData:andCellClass: text detail value image accessoryType configure:
        configure:index: makeSection: height headerView footerView commitEditing:
        scrollViewDidScroll: cell data adapter autoHeight event headerTitle footerTitle
        CBSampleTableViewDataSource CBBaseTableViewDataSource CBTableViewDataSourceMaker
        CBTableViewSectionMaker CBDataSourceSection CBDataSource(tableView) section make title
        didScroll
        """),
    Guide(
      framework: "SigmaTableViewModel",
      names: """
        YZSTableViewModel sectionModelArray YZSTableViewSectionModel cellModelArray headerTitle
        footerTitle headerHeight footerHeight headerViewRenderBlock footerViewRenderBlock headerView
        footerView YZSTableViewCellModel renderBlock willDisplayBlock willSelectBlock
        willDeselectBlock selectionBlock deselectionBlock commitEditBlock height canEdit
        editingStyle deleteConfirmationButtonTitle delegate YZSTableViewModelDelegate
        initWithTableView:andDelegate: key sectionModelForKey: cellModelForKey: cellHeightBlock
        didEndDisplayBlock shouldHighlight shouldHighlightBlock didHighlight didUnhighlight
        willBeginEditing didEndEditing accessoryButtonTapped shouldIndentWhileEditing editActions
        shouldShowMenu
        """),
  ]

  @Test("Every call is named", arguments: guides)
  func complete(_ guide: Guide) throws {
    let named = Set(try guide.text().codeSpans.joined())
    for name in guide.names.split(whereSeparator: \.isWhitespace) {
      #expect(named.contains(String(name)), "\(guide.framework) has \(name)")
    }
  }

  @Test("Each replacement exists", arguments: guides)
  func real(_ guide: Guide) throws {
    let sources = try Snippet.declaredNames()
    var count = 0
    for row in try guide.text().tableRows {
      for span in row[1].codeSpans.joined() {
        // Each name in a path or a call. Objective-C has no dots and no brackets in its names.
        for name in span.matches(of: /[A-Za-z_]\w*/).map({ String($0.output) })
        where !guide.names.contains(name) && !["false", "true", "YES", "NO"].contains(name) {
          #expect(sources.contains(name), "\(guide.framework): \(span)")
          count += 1
        }
      }
    }
    #expect(count > 20)
  }
}

extension String {
  /// The texts between backquotes, line by line, outside of examples.
  fileprivate var codeSpans: [[String]] {
    components(separatedBy: "\n").map { line in
      line.hasPrefix("```") ? [] : line.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  /// The cells of the table rows in the article, without the heads of the tables.
  fileprivate var tableRows: [[String]] {
    let lines = components(separatedBy: "\n")
    return zip(lines, lines.dropFirst() + [""]).filter { line, next in
      line.hasPrefix("|") && !line.hasPrefix("|--") && !next.hasPrefix("|--")
    }.map { line, _ in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
