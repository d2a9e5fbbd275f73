// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A stack of numbered pages, and the tasks of its pages, as the rules for requests describe them.
///
/// It knows neither hosts nor navigators, so that ``NavigationContract`` can compare them with the rules.
struct NavigationModel {
  /// The pages, the top one last.
  private(set) var stack: [Int]
  private(set) var tasks: [Task] = []
  /// The requests that wait for each page, in the order of their task.
  private var held: [Int: (task: Int, requests: [Request])] = [:]

  enum Request {
    case push(Int)
    case replace(Int)
    case pop(Int)
    case popToRoot
  }

  /// The handler of a row, and the tasks that it has started.
  struct Task {
    let page: Int
    fileprivate var hasLeft = false
    fileprivate var hasPushed = false
    fileprivate var isOutOfDate = false
  }

  init(page: Int) { stack = [page] }
}

extension NavigationModel {
  var top: Int { stack[stack.count - 1] }

  /// Adds a task of the top page, and returns its number.
  mutating func addTask() -> Int {
    tasks.append(Task(page: top))
    return tasks.count - 1
  }

  /// The user returns to the page below.
  mutating func goBack() {
    perform(.pop(1))
    settle()
  }

  /// A task makes a request.
  mutating func make(_ request: Request, of task: Int) {
    decide(request, task)
    settle()
  }

  private mutating func decide(_ request: Request, _ task: Int) {
    let page = tasks[task].page
    let isInStack = stack.contains(page)
    if isInStack, held[page]?.task == task, !returnsToFirst(request, from: page) {
      held[page]?.requests.append(request)
      return
    }
    switch request {
    case .push:
      perform(request)
      tasks[task].hasPushed = true
    case .replace, .pop, .popToRoot:
      if isInStack, page != top, !tasks[task].hasPushed, !returnsToFirst(request, from: page) {
        return hold(request, task)
      }
      guard isInStack || tasks[task].hasLeft else { return }
      perform(request)
      if isInStack, !stack.contains(page) { tasks[task].hasLeft = true }
    }
  }

  private func returnsToFirst(_ request: Request, from page: Int) -> Bool {
    if case .popToRoot = request { return page != top }
    return false
  }

  private mutating func hold(_ request: Request, _ task: Int) {
    let page = tasks[task].page
    if tasks[task].isOutOfDate { return }
    if let former = held[page]?.task { tasks[former].isOutOfDate = true }
    held[page] = (task, [request])
  }

  private mutating func perform(_ request: Request) {
    switch request {
    case .push(let page): stack.append(page)
    case .replace(let page): stack[stack.count - 1] = page
    case .pop(let count): stack.removeLast(min(count, stack.count - 1))
    case .popToRoot: stack.removeLast(stack.count - 1)
    }
  }

  /// Makes the requests of the page that is now on top, and ends those of pages that were left.
  private mutating func settle() {
    held = held.filter { stack.contains($0.key) }
    while let next = held.removeValue(forKey: top) {
      for request in next.requests { decide(request, next.task) }
      held = held.filter { stack.contains($0.key) }
    }
  }
}
