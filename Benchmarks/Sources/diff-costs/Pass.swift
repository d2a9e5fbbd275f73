// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import DiffWorkloads
import Foundation

/// One pass over a workload, measured in its own process.
struct Pass {
  let workload: Workload
  let kind: Kind

  /// Starts this program again for this pass, and reads its measurements.
  ///
  /// - Returns: The rounds of the pass.
  /// - Throws: An error of starting the process or of reading its output.
  func runAlone() throws -> Rounds {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--pass", workload.pattern.rawValue, "\(workload.count)", kind.rawValue]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Rounds.self, from: data)
  }

  /// Measures the pass in this process and prints its rounds.
  ///
  /// - Throws: An encoding error.
  func print() throws {
    var rounds = Rounds()
    rounds.measure(workload.trial(of: kind))
    FileHandle.standardOutput.write(try JSONEncoder().encode(rounds))
  }
}
