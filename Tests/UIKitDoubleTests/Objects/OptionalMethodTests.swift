// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Optional methods")
@MainActor
struct OptionalMethodTests {
  /// Implements two methods, and one more under a wrong label.
  final class Own: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("own select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("own highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRow indexPath: IndexPath) {
      log.append("never")
    }
  }

  final class Users: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("user highlight \(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("user scroll")
    }
  }

  /// The user's object in front of one's own, written as it would be for Apple's UIKit.
  final class Proxy: NSObject, UITableViewDelegate {
    nonisolated(unsafe) weak var front: (any UITableViewDelegate)?
    nonisolated(unsafe) weak var back: (any UITableViewDelegate)?

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      front?.responds(to: aSelector) == true || back?.responds(to: aSelector) == true
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if let front, front.responds(to: aSelector) { return front }
      return back
    }
  }

  @Test("A method with a wrong label is never called, and its selector has no method")
  func wrongLabel() {
    let own = Own()
    let sample = SampleTable(count: 5, delegate: own)
    sample.table.tap(row: path(0, 1))
    #expect(own.log == ["own highlight 1", "own select 1"])
    #expect(!own.responds(to: "tableView:didUnhighlightRowAtIndexPath:"))
    #expect(own.responds(to: "tableView:didHighlightRowAtIndexPath:"))
    #expect(!own.responds(to: "numberOfSectionsInTableView:"), "it is not a data source")
  }

  @Test("A proxy forwards each method to the object that implements it")
  func forwarding() {
    let own = Own()
    let users = Users()
    let proxy = Proxy()
    proxy.front = users
    proxy.back = own
    let sample = SampleTable(count: 50, delegate: proxy)
    sample.table.tap(row: path(0, 1))
    sample.table.contentOffset.y = 10
    #expect(own.log == ["own select 1"])
    #expect(users.log == ["user highlight 1", "user scroll"])
    #expect(!proxy.responds(to: "tableView:didUnhighlightRowAtIndexPath:"))
  }

  @Test("responds(to:) is called when a delegate is set")
  func cached() {
    let own = Own()
    let proxy = Proxy()
    let sample = SampleTable(count: 5, delegate: proxy)
    proxy.back = own
    sample.table.tap(row: path(0, 1))
    #expect(own.log.isEmpty, "the proxy had nobody to forward to when it became the delegate")
    sample.table.delegate = nil
    sample.table.delegate = proxy
    sample.table.tap(row: path(0, 2))
    #expect(own.log == ["own highlight 2", "own select 2"])
  }

  /// A class that adds a method to itself.
  final class Added: NSObject, UITableViewDelegate {
    nonisolated override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
      sel == "tableView:shouldHighlightRowAtIndexPath:"
    }
  }

  @Test("A method that a class adds to itself returns zero")
  func added() {
    let own = Own()
    let added = Added()
    let proxy = Proxy()
    proxy.front = added
    proxy.back = own
    #expect(added.responds(to: "tableView:shouldHighlightRowAtIndexPath:"))
    let sample = SampleTable(count: 5, delegate: proxy)
    sample.table.tap(row: path(0, 1))
    #expect(own.log.isEmpty, "the row must not be highlighted")
  }

  @Test("An associated object lives as long as its owner")
  func association() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    weak var value: UIView?
    do {
      let owner = UITableView()
      let held = UIView()
      value = held
      objc_setAssociatedObject(owner, key, held, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) as? UIView === held)
    }
    #expect(value == nil)
  }
}
#endif
