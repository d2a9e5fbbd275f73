// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
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
      framework: "UITableViewDataSource",
      names: """
        tableView(_:numberOfRowsInSection:) tableView(_:cellForRowAt:) numberOfSections(in:)
        tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
        tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) sectionIndexTitles(for:)
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:)
        tableView(_:moveRowAt:to:) tableView(_:prefetchRowsAt:)
        tableView(_:cancelPrefetchingForRowsAt:) tableView(_:willDisplay:forRowAt:)
        tableView(_:willDisplayHeaderView:forSection:)
        tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:heightForRowAt:)
        tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
        tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)
        tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForHeaderInSection:)
        tableView(_:viewForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
        tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:)
        tableView(_:didUnhighlightRowAt:) tableView(_:willSelectRowAt:)
        tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:)
        tableView(_:editingStyleForRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:willBeginEditingRowAt:)
        tableView(_:didEndEditingRowAt:)
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        tableView(_:indentationLevelForRowAt:) tableView(_:canFocusRowAt:)
        tableView(_:shouldUpdateFocusIn:) tableView(_:didUpdateFocusIn:with:)
        indexPathForPreferredFocusedView(in:) tableView(_:selectionFollowsFocusForRowAt:)
        tableView(_:shouldSpringLoadRowAt:with:)
        tableView(_:shouldBeginMultipleSelectionInteractionAt:)
        tableView(_:didBeginMultipleSelectionInteractionAt:)
        tableViewDidEndMultipleSelectionInteraction(_:)
        tableView(_:contextMenuConfigurationForRowAt:point:)
        tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        tableView(_:previewForDismissingContextMenuWithConfiguration:)
        tableView(_:willPerformPreviewActionForMenuWith:animator:)
        tableView(_:willDisplayContextMenu:animator:)
        tableView(_:willEndContextMenuInteraction:animator:) init(tableView:cellProvider:)
        defaultRowAnimation apply(_:animatingDifferences:completion:)
        applySnapshotUsingReloadData(_:completion:) snapshot() itemIdentifier(for:) indexPath(for:)
        sectionIdentifier(for:) index(for:) numberOfItems numberOfSections sectionIdentifiers
        itemIdentifiers numberOfItems(inSection:) itemIdentifiers(inSection:)
        sectionIdentifier(containingItem:) indexOfItem(_:) indexOfSection(_:)
        appendItems(_:toSection:) insertItems(_:beforeItem:) insertItems(_:afterItem:)
        deleteItems(_:) deleteAllItems() moveItem(_:beforeItem:) moveItem(_:afterItem:)
        reloadItems(_:) reconfigureItems(_:) appendSections(_:) insertSections(_:beforeSection:)
        insertSections(_:afterSection:) deleteSections(_:) reloadSections(_:) UITableViewDataSource
        UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
        NSDiffableDataSourceSnapshot UITableView UITableViewController UISearchController
        UIContentUnavailableConfiguration tableView(_:editActionsForRowAt:)
        tableView(_:shouldShowMenuForRowAt:) tableView(_:canPerformAction:forRowAt:withSender:)
        tableView(_:performAction:forRowAt:withSender:) init(frame:style:) style dataSource delegate
        prefetchDataSource register(_:forCellReuseIdentifier:)
        register(_:forHeaderFooterViewReuseIdentifier:) dequeueReusableCell(withIdentifier:for:)
        dequeueReusableCell(withIdentifier:) dequeueReusableHeaderFooterView(withIdentifier:)
        reloadData() reloadRows(at:with:) reconfigureRows(at:) reloadSections(_:with:)
        performBatchUpdates(_:completion:) beginUpdates() endUpdates() insertRows(at:with:)
        deleteRows(at:with:) moveRow(at:to:) insertSections(_:with:) deleteSections(_:with:)
        moveSection(_:toSection:) scrollToRow(at:at:animated:)
        selectRow(at:animated:scrollPosition:) deselectRow(at:animated:) indexPathForSelectedRow
        indexPathsForSelectedRows allowsSelection allowsSelectionDuringEditing
        allowsMultipleSelection allowsMultipleSelectionDuringEditing isEditing
        setEditing(_:animated:) rowHeight sectionHeaderHeight sectionFooterHeight separatorStyle
        separatorInset tableHeaderView tableFooterView backgroundView keyboardDismissMode
        showsVerticalScrollIndicator refreshControl cellForRow(at:) visibleCells
        indexPathsForVisibleRows dragDelegate dropDelegate clearsSelectionOnViewWillAppear
        prepare(for:sender:) editButtonItem textLabel detailTextLabel imageView accessoryType
        accessoryView automaticDimension
        """),
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
        SJColorWithRGB SJStaticTableViewCell SJStaticTableViewDelegate contentInset
        layoutLeftPartSubViewsWithViewModel: automaticallyAdjustsScrollViewInsets
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
        didScroll CBDataSourceMaker
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
        shouldShowMenu automaticDimension
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

  @Test("The article about SJStaticTableView names the differences of the standard theme")
  @MainActor
  func standardTheme() throws {
    let guide = try #require(Self.guides.first { $0.framework == "SJStaticTableView" })
    let named = Set(try guide.text().codeSpans.joined())
    let styles = [ResolvedStyle(), Theme.standard.style].map { Mirror(reflecting: $0).children }
    let different = zip(styles[0], styles[1]).filter { "\($0.value)" != "\($1.value)" }
    #expect(different.count == 7)
    for (property, _) in different {
      let name = try #require(property.label)
      #expect(named.contains(name), "Theme.standard has another \(name)")
    }
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
