// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// An object that gives ``NavigationContract`` access to a host that shows a stack of pages.
@MainActor
public protocol StackProbe: AnyObject {
  /// Shows a page as the first one of a new stack.
  ///
  /// It is called once, before any other requirement.
  func show(_ page: any TablePage)

  /// The number of pages in the stack.
  var depth: Int { get }

  /// The title of the page that the user sees.
  var title: String { get }

  /// Taps a row of the only section of the page that the user sees.
  func tap(row: Int)

  /// Returns to the page below with the control of the platform, as a user would.
  ///
  /// It is called only if there is a page below.
  func goBack()

  /// Finishes the current transition, if there is one, and returns true if the host has nothing left to do.
  ///
  /// The contract calls it repeatedly, and runs the main loop between the calls.
  func finishTransition() -> Bool
}
