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
    OptionalMethods.reachedDefault("tableView:willDisplayCell:forRowAtIndexPath:")
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayHeaderView:forSection:")
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayFooterView:forSection:")
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingCell:forRowAtIndexPath:")
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingHeaderView:forSection:")
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethods.reachedDefault("tableView:didEndDisplayingFooterView:forSection:")
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethods.reachedDefault("tableView:heightForRowAtIndexPath:")
    return 0
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:heightForHeaderInSection:")
    return 0
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:heightForFooterInSection:")
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForRowAtIndexPath:")
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForHeaderInSection:")
    return 0
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    OptionalMethods.reachedDefault("tableView:estimatedHeightForFooterInSection:")
    return 0
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.reachedDefault("tableView:viewForHeaderInSection:")
    return nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.reachedDefault("tableView:viewForFooterInSection:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:accessoryButtonTappedForRowWithIndexPath:")
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    OptionalMethods.reachedDefault("tableView:shouldHighlightRowAtIndexPath:")
    return true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didHighlightRowAtIndexPath:")
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didUnhighlightRowAtIndexPath:")
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethods.reachedDefault("tableView:willSelectRowAtIndexPath:")
    return indexPath
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethods.reachedDefault("tableView:willDeselectRowAtIndexPath:")
    return indexPath
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didSelectRowAtIndexPath:")
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:didDeselectRowAtIndexPath:")
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethods.reachedDefault("tableView:editingStyleForRowAtIndexPath:")
    return .delete
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethods.reachedDefault("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.reachedDefault("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.reachedDefault("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldIndentWhileEditingRowAtIndexPath:")
    return true
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.reachedDefault("tableView:willBeginEditingRowAtIndexPath:")
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.reachedDefault("tableView:didEndEditingRowAtIndexPath:")
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.reachedDefault(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")
    return proposedDestinationIndexPath
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    OptionalMethods.reachedDefault("tableView:indentationLevelForRowAtIndexPath:")
    return 0
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.reachedDefault("tableView:canFocusRowAtIndexPath:")
    return true
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldUpdateFocusInContext:")
    return true
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethods.reachedDefault("tableView:didUpdateFocusInContext:withAnimationCoordinator:")
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.reachedDefault("indexPathForPreferredFocusedViewInTableView:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:selectionFollowsFocusForRowAtIndexPath:")
    return false
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldSpringLoadRowAtIndexPath:withContext:")
    return true
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.reachedDefault("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:")
    return false
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethods.reachedDefault("tableView:didBeginMultipleSelectionInteractionAtIndexPath:")
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.reachedDefault("tableViewDidEndMultipleSelectionInteraction:")
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethods.reachedDefault("tableView:contextMenuConfigurationForRowAtIndexPath:point:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.reachedDefault("tableView:previewForHighlightingContextMenuWithConfiguration:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.reachedDefault("tableView:previewForDismissingContextMenuWithConfiguration:")
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethods.reachedDefault(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:")
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.reachedDefault("tableView:willDisplayContextMenuWithConfiguration:animator:")
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.reachedDefault(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:")
  }
}
#endif
