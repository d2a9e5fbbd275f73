// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import RowhouseHummingbird
import ServiceLifecycle
import ServiceLifecycleTestKit
import Testing

/// The examples of the article about shared state that perform long work.
///
/// `SnippetTests` of the root package reads them.
@Suite("Long work")
struct JobSnippets {
  /// Jobs in memory, each with three steps.
  actor Jobs {
    nonisolated let waiting: AsyncStream<Int>
    private nonisolated let added: AsyncStream<Int>.Continuation
    private(set) var steps: [Int] = []
    private let afterStep: @Sendable () -> Void

    init(afterStep: @escaping @Sendable () -> Void = {}) {
      (waiting, added) = AsyncStream.makeStream()
      self.afterStep = afterStep
    }

    nonisolated func add(_ job: Int) { added.yield(job) }

    nonisolated func finish() { added.finish() }

    /// Performs a step of a job, and returns false if it was the last one.
    func performStep(of job: Int) async throws -> Bool {
      steps.append(job)
      afterStep()
      return steps.count { $0 == job } < 3
    }
  }

  struct JobService: Service {
    let jobs: Jobs

    func run() async throws {
      for await job in jobs.waiting.cancelOnGracefulShutdown() {
        // Ends after a step if the application is ending. Another process then continues the job.
        while !Task.isShuttingDownGracefully, try await jobs.performStep(of: job) {}
      }
    }
  }

  private func run(_ jobs: Jobs) async throws {
    let router = Router()
    var application = Application(router: router)
    application.addServices(JobService(jobs: jobs))
    try await application.runService(endingWithin: .seconds(2))
  }

  @Test("All steps of each job are performed")
  func steps() async throws {
    let jobs = Jobs()
    for job in 1...2 { jobs.add(job) }
    jobs.finish()
    try await JobService(jobs: jobs).run()
    #expect(await jobs.steps == [1, 1, 1, 2, 2, 2])
  }

  @Test("A service that is ending performs no further step")
  @concurrent
  func ending() async throws {
    try await testGracefulShutdown { trigger in
      let jobs = Jobs { trigger.triggerGracefulShutdown() }
      for job in 1...2 { jobs.add(job) }
      try await JobService(jobs: jobs).run()
      #expect(await jobs.steps == [1])
    }
  }
}
