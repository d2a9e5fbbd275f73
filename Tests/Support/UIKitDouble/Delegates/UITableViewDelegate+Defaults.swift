// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayCell:forRowAtIndexPath:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayHeaderView:forSection:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayFooterView:forSection:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingCell:forRowAtIndexPath:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingHeaderView:forSection:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingFooterView:forSection:", of: self)
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethods.reachedDefault("tableView:heightForRowAtIndexPath:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:heightForHeaderInSection:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:heightForFooterInSection:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForRowAtIndexPath:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForHeaderInSection:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForFooterInSection:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.reachedDefault("tableView:viewForHeaderInSection:", of: self)
    return nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.reachedDefault("tableView:viewForFooterInSection:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:accessoryButtonTappedForRowWithIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    OptionalMethods.reachedDefault("tableView:shouldHighlightRowAtIndexPath:", of: self)
    return true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didHighlightRowAtIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didUnhighlightRowAtIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethods.reachedDefault("tableView:willSelectRowAtIndexPath:", of: self)
    return indexPath
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethods.reachedDefault("tableView:willDeselectRowAtIndexPath:", of: self)
    return indexPath
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didSelectRowAtIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didDeselectRowAtIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethods.reachedDefault("tableView:editingStyleForRowAtIndexPath:", of: self)
    return .delete
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethods.reachedDefault(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.reachedDefault(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.reachedDefault(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldIndentWhileEditingRowAtIndexPath:", of: self)
    return true
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:willBeginEditingRowAtIndexPath:", of: self)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.reachedDefault("tableView:didEndEditingRowAtIndexPath:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.reachedDefault(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", of: self)
    return proposedDestinationIndexPath
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    OptionalMethods.reachedDefault("tableView:indentationLevelForRowAtIndexPath:", of: self)
    return 0
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reachedDefault("tableView:canFocusRowAtIndexPath:", of: self)
    return true
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldUpdateFocusInContext:", of: self)
    return true
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethods.reachedDefault(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:", of: self)
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.reachedDefault("indexPathForPreferredFocusedViewInTableView:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:selectionFollowsFocusForRowAtIndexPath:", of: self)
    return false
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethods.reachedDefault(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:", of: self)
    return true
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", of: self)
    return false
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", of: self)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.reachedDefault("tableViewDidEndMultipleSelectionInteraction:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethods.reachedDefault(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.reachedDefault(
      "tableView:previewForHighlightingContextMenuWithConfiguration:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.reachedDefault(
      "tableView:previewForDismissingContextMenuWithConfiguration:", of: self)
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethods.reachedDefault(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", of: self)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.reachedDefault(
      "tableView:willDisplayContextMenuWithConfiguration:animator:", of: self)
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.reachedDefault(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:", of: self)
  }
}
#endif
