// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
/// The protocols that have optional methods, and the names of these.
enum OptionalProtocol: CaseIterable {
  case tableViewDataSource
  case tableViewDelegate
  case scrollViewDelegate
  case tableViewDataSourcePrefetching
  case textFieldDelegate
  case textViewDelegate
  case navigationControllerDelegate
  case tabBarControllerDelegate
  case adaptivePresentationControllerDelegate
}

extension OptionalProtocol {
  /// The protocol that declares each method.
  static let all: [Selector: OptionalProtocol] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.selectors.map { ($0, kind) } })

  /// Returns `true` if an object conforms to the protocol that declares a method.
  static func declares(_ selector: Selector, for object: AnyObject) -> Bool {
    switch all[selector] {
    case .tableViewDataSource: object is any UITableViewDataSource
    case .tableViewDelegate: object is any UITableViewDelegate
    case .scrollViewDelegate: object is any UIScrollViewDelegate
    case .tableViewDataSourcePrefetching: object is any UITableViewDataSourcePrefetching
    case .textFieldDelegate: object is any UITextFieldDelegate
    case .textViewDelegate: object is any UITextViewDelegate
    case .navigationControllerDelegate: object is any UINavigationControllerDelegate
    case .tabBarControllerDelegate: object is any UITabBarControllerDelegate
    case .adaptivePresentationControllerDelegate:
      object is any UIAdaptivePresentationControllerDelegate
    case nil: false
    }
  }

  private var selectors: [Selector] {
    switch self {
    case .tableViewDataSource:
      [
        "numberOfSectionsInTableView:",
        "tableView:titleForHeaderInSection:",
        "tableView:titleForFooterInSection:",
        "tableView:canEditRowAtIndexPath:",
        "tableView:canMoveRowAtIndexPath:",
        "sectionIndexTitlesForTableView:",
        "tableView:sectionForSectionIndexTitle:atIndex:",
        "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView:moveRowAtIndexPath:toIndexPath:",
      ]
    case .tableViewDelegate:
      [
        "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView:willDisplayHeaderView:forSection:",
        "tableView:willDisplayFooterView:forSection:",
        "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        "tableView:didEndDisplayingHeaderView:forSection:",
        "tableView:didEndDisplayingFooterView:forSection:",
        "tableView:heightForRowAtIndexPath:",
        "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:",
        "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView:estimatedHeightForHeaderInSection:",
        "tableView:estimatedHeightForFooterInSection:",
        "tableView:viewForHeaderInSection:",
        "tableView:viewForFooterInSection:",
        "tableView:accessoryButtonTappedForRowWithIndexPath:",
        "tableView:shouldHighlightRowAtIndexPath:",
        "tableView:didHighlightRowAtIndexPath:",
        "tableView:didUnhighlightRowAtIndexPath:",
        "tableView:willSelectRowAtIndexPath:",
        "tableView:willDeselectRowAtIndexPath:",
        "tableView:didSelectRowAtIndexPath:",
        "tableView:didDeselectRowAtIndexPath:",
        "tableView:editingStyleForRowAtIndexPath:",
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:shouldIndentWhileEditingRowAtIndexPath:",
        "tableView:willBeginEditingRowAtIndexPath:",
        "tableView:didEndEditingRowAtIndexPath:",
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        "tableView:indentationLevelForRowAtIndexPath:",
        "tableView:canFocusRowAtIndexPath:",
        "tableView:shouldUpdateFocusInContext:",
        "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
        "indexPathForPreferredFocusedViewInTableView:",
        "tableView:selectionFollowsFocusForRowAtIndexPath:",
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
        "tableViewDidEndMultipleSelectionInteraction:",
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
        "tableView:previewForHighlightingContextMenuWithConfiguration:",
        "tableView:previewForDismissingContextMenuWithConfiguration:",
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        "tableView:willDisplayContextMenuWithConfiguration:animator:",
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
      ]
    case .scrollViewDelegate:
      [
        "scrollViewDidScroll:",
        "scrollViewDidZoom:",
        "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:",
        "scrollViewDidEndScrollingAnimation:",
        "viewForZoomingInScrollView:",
        "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming:withView:atScale:",
        "scrollViewShouldScrollToTop:",
        "scrollViewDidScrollToTop:",
        "scrollViewDidChangeAdjustedContentInset:",
      ]
    case .tableViewDataSourcePrefetching:
      [
        "tableView:cancelPrefetchingForRowsAtIndexPaths:"
      ]
    case .textFieldDelegate:
      [
        "textFieldShouldBeginEditing:",
        "textFieldDidBeginEditing:",
        "textFieldShouldEndEditing:",
        "textFieldDidEndEditing:",
        "textFieldDidEndEditing:reason:",
        "textField:shouldChangeCharactersInRange:replacementString:",
        "textFieldDidChangeSelection:",
        "textFieldShouldClear:",
        "textFieldShouldReturn:",
      ]
    case .textViewDelegate:
      [
        "textViewShouldBeginEditing:",
        "textViewShouldEndEditing:",
        "textViewDidBeginEditing:",
        "textViewDidEndEditing:",
        "textView:shouldChangeTextInRange:replacementText:",
        "textViewDidChange:",
        "textViewDidChangeSelection:",
      ]
    case .navigationControllerDelegate:
      [
        "navigationController:willShowViewController:animated:",
        "navigationController:didShowViewController:animated:",
      ]
    case .tabBarControllerDelegate:
      [
        "tabBarController:shouldSelectViewController:",
        "tabBarController:didSelectViewController:",
      ]
    case .adaptivePresentationControllerDelegate:
      [
        "presentationControllerShouldDismiss:",
        "presentationControllerWillDismiss:",
        "presentationControllerDidDismiss:",
        "presentationControllerDidAttemptToDismiss:",
      ]
    }
  }
}
#endif
