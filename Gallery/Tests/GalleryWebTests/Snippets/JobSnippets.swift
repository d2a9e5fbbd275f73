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
  struct Failure: Error {}

  /// Jobs in memory, each with three steps.
  ///
  /// The steps of jobs with negative numbers fail, and that of job 0 ends only if it is canceled.
  actor Jobs {
    nonisolated let waiting: AsyncStream<Int>
    private nonisolated let added: AsyncStream<Int>.Continuation
    private(set) var steps: [Int] = []
    private(set) var stopped: [Int] = []
    private let afterStep: @Sendable () -> Void

    init(afterStep: @escaping @Sendable () -> Void = {}) {
      (waiting, added) = AsyncStream.makeStream()
      self.afterStep = afterStep
    }

    nonisolated func add(_ job: Int) { added.yield(job) }

    nonisolated func finish() { added.finish() }

    /// Performs a step of a job, and returns false if it was the last one.
    func performStep(of job: Int) async throws -> Bool {
      guard job >= 0 else { throw Failure() }
      steps.append(job)
      afterStep()
      if job == 0 { try await Task.sleep(for: .seconds(60)) }
      return steps.count { $0 == job } < 3
    }

    func stop(_ job: Int, because error: any Error) { stopped.append(job) }
  }

  struct JobService: Service {
    let jobs: Jobs

    func run() async {
      for await job in jobs.waiting.cancelOnGracefulShutdown() {
        do {
          // Ends after a step if the application is ending. Another process then continues the job.
          while !Task.isShuttingDownGracefully, try await jobs.performStep(of: job) {}
        } catch {
          // An ending application cancels the step. Another process repeats it.
          if !Task.isCancelled { await jobs.stop(job, because: error) }
        }
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
    await JobService(jobs: jobs).run()
    #expect(await jobs.steps == [1, 1, 1, 2, 2, 2])
  }

  @Test("A job that fails is stopped, and the next one is performed")
  func failure() async {
    let jobs = Jobs()
    for job in [-1, 1] { jobs.add(job) }
    jobs.finish()
    await JobService(jobs: jobs).run()
    #expect(await jobs.stopped == [-1])
    #expect(await jobs.steps == [1, 1, 1])
  }

  @Test("A job whose step is canceled can be continued by another process")
  func cancellation() async {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let jobs = Jobs { step.yield() }
    jobs.add(0)
    let service = Task { await JobService(jobs: jobs).run() }
    for await _ in steps { break }
    service.cancel()
    await service.value
    #expect(await jobs.stopped.isEmpty)
    #expect(await jobs.steps == [0])
  }

  @Test("A service that is ending performs no further step")
  @concurrent
  func ending() async {
    await testGracefulShutdown { trigger in
      let jobs = Jobs { trigger.triggerGracefulShutdown() }
      for job in 1...2 { jobs.add(job) }
      await JobService(jobs: jobs).run()
      #expect(await jobs.steps == [1])
    }
  }
}
