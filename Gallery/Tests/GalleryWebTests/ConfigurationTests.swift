// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Configuration
import RowhouseHummingbird
import Testing

@Suite("Configuration from the environment")
struct ConfigurationTests {
  private func configuration(_ variables: [String: String]) -> PageServer.Configuration {
    let provider = EnvironmentVariablesProvider(environmentVariables: variables)
    return .init(reader: ConfigReader(provider: provider).scoped(to: "rowhouse"))
  }

  @Test("Each variable sets a property")
  func values() {
    let read = configuration([
      "ROWHOUSE_BASE": "/app/rowhouse", "ROWHOUSE_NODE": "a", "ROWHOUSE_LANGUAGE": "de",
      "ROWHOUSE_HOSTS": "localhost,127.0.0.1", "ROWHOUSE_ORIGINS": "https://example.com",
      "ROWHOUSE_COMPRESSES_RESPONSES": "false", "ROWHOUSE_BODY_LIMIT": "1",
      "ROWHOUSE_PASSES_ERRORS_ON": "true",
      "ROWHOUSE_SESSION_LIMIT": "2", "ROWHOUSE_MEMORY_LIMIT": "3",
      "ROWHOUSE_CLIENT_SESSION_LIMIT": "4", "ROWHOUSE_STREAM_LIMIT": "5",
      "ROWHOUSE_EVENTS_PER_SECOND": "6.5", "ROWHOUSE_EVENT_BURST": "7",
      "ROWHOUSE_BODY_TIMEOUT": "1.5", "ROWHOUSE_UNCONNECTED_LIFETIME": "2",
      "ROWHOUSE_HIDDEN_LIFETIME": "3", "ROWHOUSE_HEARTBEAT": "4", "ROWHOUSE_SWEEP_INTERVAL": "5",
      "ROWHOUSE_SOCKET_LIFETIME": "6", "ROWHOUSE_STREAM_LIFETIME": "7",
    ])
    #expect(read.base == "/app/rowhouse" && read.node == "a" && read.language == "de")
    #expect(read.hosts == ["localhost", "127.0.0.1"] && read.origins == ["https://example.com"])
    #expect(!read.compressesResponses && read.passesErrorsOn)
    let limits = read.limits
    #expect(limits.bodySize == 1 && limits.bodyTime == .milliseconds(1_500))
    #expect([limits.sessions, limits.memory, limits.sessionsPerClient] == [2, 3, 4])
    #expect(limits.streamsPerSession == 5)
    #expect([limits.eventsPerSecond, limits.eventBurst] == [6.5, 7])
    let timing = read.timing
    let times = [
      timing.unconnectedLifetime, timing.hiddenLifetime, timing.heartbeat, timing.sweepInterval,
      timing.socketLifetime, timing.streamLifetime,
    ]
    #expect(times == (2...7).map { .seconds($0) })
  }

  @Test("Empty names are not in the lists, and a list without hosts leaves the default")
  func emptyNames() {
    #expect(configuration(["ROWHOUSE_HOSTS": ""]).hosts == nil)
    let read = configuration([
      "ROWHOUSE_HOSTS": "example.com,", "ROWHOUSE_ORIGINS": ",https://example.com",
    ])
    #expect(read.hosts == ["example.com"] && read.origins == ["https://example.com"])
  }

  @Test(
    "A time out of range leaves the default",
    arguments: ["inf", "nan", "-1", "1000000001", "1e300"])
  func times(time: String) {
    let read = configuration(["ROWHOUSE_HEARTBEAT": time, "ROWHOUSE_BODY_TIMEOUT": "1e9"])
    #expect(read.timing.heartbeat == PageServer.Configuration().timing.heartbeat)
    #expect(read.limits.bodyTime == .seconds(1_000_000_000))
  }

  @Test(
    "A value with which the server could not work leaves the default",
    arguments: [
      ("SESSION_LIMIT", ["0", "-1"]), ("CLIENT_SESSION_LIMIT", ["0"]), ("MEMORY_LIMIT", ["-1"]),
      ("STREAM_LIMIT", ["0"]), ("BODY_LIMIT", ["0", "-1"]),
      ("EVENTS_PER_SECOND", ["0", "-1", "nan", "inf"]), ("EVENT_BURST", ["0.5", "nan", "inf"]),
      ("SWEEP_INTERVAL", ["0", "1e-9"]), ("STREAM_LIFETIME", ["0"]),
    ])
  func range(name: String, values: [String]) {
    let standard = PageServer.Configuration()
    for value in values {
      let read = configuration(["ROWHOUSE_\(name)": value])
      #expect(read.limits == standard.limits && read.timing == standard.timing, "\(value)")
    }
  }

  @Test("A value that is missing or not of its type leaves the default")
  func defaults() {
    let read = configuration(["ROWHOUSE_SESSION_LIMIT": "many", "SESSION_LIMIT": "5"])
    let standard = PageServer.Configuration()
    #expect(read.limits == standard.limits && read.base == standard.base)
    #expect(read.node == nil && read.hosts == nil && read.origins.isEmpty)
    #expect(read.timing == standard.timing)
  }

  @Test("An icon that browsers would not load is a mistake of the caller")
  func wrongIcon() async {
    for icon in ["icon.png", "//cdn.example/icon.png", "http://cdn.example/icon.png"] {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [icon = icon as String] in
        _ = PageServer(icon: icon)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("“\(icon)” must begin with one slash or “https://”"))
    }
  }
}
