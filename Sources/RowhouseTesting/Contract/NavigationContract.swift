// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport

/// The contract of hosts that show a stack of pages, as a test that can run on any such host.
///
/// ```swift
/// @MainActor @Test func stackKeepsTheContract() async {
///   #expect(await NavigationContract { MyStackProbe() }.check(seed: 1, sequences: 50) == [])
/// }
/// ```
///
/// Pages are pushed, left, and replaced at random, by the user, by handlers, and by tasks that end later. After each step, the
/// contract compares the stack with a model of the rules: a task leaves or replaces only its own page, its requests wait
/// while another page is above, and end when the page is left.
@MainActor
public struct NavigationContract {
  private let makeProbe: @MainActor () -> any StackProbe

  /// Creates the contract for a kind of host from a closure that creates a host without a page.
  public init(_ makeProbe: @escaping @MainActor () -> any StackProbe) { self.makeProbe = makeProbe }

  /// Checks several random sequences of 60 steps, each on a new host.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first sequence. Each further one has the next seed. Defaults to 1.
  ///   - sequences: The number of sequences. Defaults to 50.
  /// - Returns: A sentence with the seed and all steps of the first sequence that leads to another stack than the rules, or
  ///   an empty array.
  public func check(seed: UInt64 = 1, sequences: Int = 50) async -> [String] {
    for number in 0..<UInt64(max(0, sequences)) {
      let run = NavigationRun(makeProbe(), seed: seed &+ number)
      if let fault = await run.fault() { return [fault] }
    }
    return []
  }
}

/// A random sequence of steps on a host and on the model.
@MainActor
private final class NavigationRun {
  private let probe: any StackProbe
  private let seed: UInt64
  private let tasks = LateTasks()
  private var random: SeededGenerator
  private var model = NavigationModel(page: 1)
  private var steps: [String] = []

  /// The number of steps.
  private static let length = 60
  /// The number of pages above which no page is pushed.
  private static let depthLimit = 7
  /// The number of turns of the main loop in which a request must be carried out.
  private static let turns = 10_000

  init(_ probe: any StackProbe, seed: UInt64) {
    self.probe = probe
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  func fault() async -> String? {
    // Otherwise, the tasks would retain the pages and the host.
    defer { tasks.end() }
    probe.show(NumberedPage(number: 1, tasks: tasks))
    for _ in 0..<Self.length {
      steps.append(step())
      await settle()
      let expected = (model.stack.count, "Page \(model.top)")
      if (probe.depth, probe.title) != expected {
        return """
          seed \(seed): the host shows “\(probe.title)” above \(probe.depth - 1) pages, and should show \
          “\(expected.1)” above \(expected.0 - 1), as in the stack \(model.stack), after the steps: \
          \(steps.joined(separator: ", "))
          """
      }
    }
    return nil
  }

  /// Makes a step, and returns its description.
  private func step() -> String {
    let isFull = model.stack.count >= Self.depthLimit
    switch random.below(10) {
    case 0, 1:
      guard model.stack.count > 1 else { return tap(.begin) }
      model.goBack()
      probe.goBack()
      return "back"
    case 2: return tap(.begin)
    case 3, 4: return tap(isFull ? .first : .push)
    case 5: return tap([.replace, .leaveTwo, .first][random.below(3)])
    default:
      guard !model.tasks.isEmpty else { return tap(.begin) }
      return request(of: model.tasks.count - 1 - random.below(min(6, model.tasks.count)), isFull)
    }
  }

  /// Taps a row of the top page, whose handler is a task, too.
  private func tap(_ row: NumberedPage.Choice) -> String {
    let task = model.addTask()
    let page = model.top
    let next = tasks.nextNumber
    switch row {
    case .begin: break
    case .push: model.make(.push(next), of: task)
    case .replace: model.make(.replace(next), of: task)
    case .leaveTwo: model.make(.pop(2), of: task)
    case .first: model.make(.popToRoot, of: task)
    }
    probe.tap(row: row.rawValue)
    return "\(row) on \(page) as task \(task)"
  }

  /// A task makes a request.
  private func request(of task: Int, _ isFull: Bool) -> String {
    let next = tasks.takeNumber()
    let request: NavigationModel.Request =
      switch random.below(isFull ? 4 : 6) {
      case 0: .pop(1)
      case 1: .pop(1 + random.below(3))
      case 2, 3: .replace(next)
      case 4 where random.once(in: 2): .popToRoot
      default: isFull ? .popToRoot : .push(next)
      }
    model.make(request, of: task)
    tasks.make(request, of: task)
    return "task \(task) of \(model.tasks[task].page): \(request)"
  }

  private func settle() async {
    for _ in 0..<5 { await Task.yield() }
    for _ in 0..<Self.turns {
      await Task.yield()
      let isAtRest = probe.finishTransition() && tasks.areIdle
      for _ in 0..<5 { await Task.yield() }
      if isAtRest, probe.finishTransition() { return }
    }
  }
}

/// Tasks that make requests when they are asked to.
@MainActor
private final class LateTasks {
  private var requests: [AsyncStream<NavigationModel.Request>.Continuation] = []
  /// The number of requests that no task has made yet.
  private var waiting = 0
  private(set) var nextNumber = 2

  var areIdle: Bool { waiting == 0 }

  func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Starts a task of the page whose code is running.
  func begin(_ navigator: Navigator) {
    let (stream, continuation) = AsyncStream<NavigationModel.Request>.makeStream()
    requests.append(continuation)
    Task {
      for await request in stream {
        perform(request, navigator)
        waiting -= 1
      }
    }
  }

  func make(_ request: NavigationModel.Request, of task: Int) {
    waiting += 1
    requests[task].yield(request)
  }

  func perform(_ request: NavigationModel.Request, _ navigator: Navigator) {
    switch request {
    case .push(let page): navigator.push(NumberedPage(number: page, tasks: self))
    case .replace(let page): navigator.replace(with: NumberedPage(number: page, tasks: self))
    case .pop(let count): navigator.pop(count)
    case .popToRoot: navigator.popToRoot()
    }
  }

  func end() {
    for request in requests { request.finish() }
  }
}

private struct NumberedPage: TablePage {
  /// A row, which also starts a task.
  enum Choice: Int, CaseIterable {
    case begin, push, replace, leaveTwo, first
  }

  let number: Int
  let tasks: LateTasks

  var title: String { "Page \(number)" }
  var sections: [TableSection] {
    TableSection {
      Rows(Choice.allCases, id: \.self) { row in
        Row("\(row)").onSelect { [navigator] in tap(row, navigator) }
      }
    }
  }

  private func tap(_ row: Choice, _ navigator: Navigator) {
    tasks.begin(navigator)
    switch row {
    case .begin: break
    case .push: tasks.perform(.push(tasks.takeNumber()), navigator)
    case .replace: tasks.perform(.replace(tasks.takeNumber()), navigator)
    case .leaveTwo: tasks.perform(.pop(2), navigator)
    case .first: tasks.perform(.popToRoot, navigator)
    }
  }
}
