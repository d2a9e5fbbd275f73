// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What ``HostContract`` needs of a host under test: a driver, eyes and a finger.
///
/// What not every host can do is asked of probes that conform to more: ``ActionProbe``,
/// ``MovingProbe``, ``RefreshingProbe``, ``ScrollingProbe``.
@MainActor
public protocol HostProbe: AnyObject {
  /// Makes the driver of the host; called once, before anything else.
  ///
  /// - Parameter diagnostics: Where its diagnostics go.
  /// - Returns: A driver that hands its updates to the host.
  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver

  /// What the host shows now, read from what it shows and not from what it was handed.
  func shown() -> ShownPage

  /// Taps the row at an index path of what is shown, as a user does.
  func tap(at indexPath: RowIndexPath)

  /// Uses a control of the row at an index path of what is shown, as a user does.
  ///
  /// - Parameters:
  ///   - control: Which control.
  ///   - value: What is done to it.
  ///   - indexPath: Where the row stands.
  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath)

  /// Finishes the update that is being carried out, if there is one: ends its animation, waits for its
  /// client.
  func finishUpdates()

  /// What the host cannot do; nothing, unless said otherwise.
  ///
  /// Clauses about the rest need the protocols of ``HostAbility``; a probe that neither conforms to one
  /// nor says that the host lacks it breaks its clause.
  var lacks: Set<HostAbility> { get }
}

extension HostProbe {
  /// Nothing.
  public var lacks: Set<HostAbility> { [] }
}
