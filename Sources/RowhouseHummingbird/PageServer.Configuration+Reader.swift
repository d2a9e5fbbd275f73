// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Configuration

@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, *)
extension PageServer.Configuration {
  /// Creates a configuration from the environment, or from another provider of swift-configuration.
  ///
  /// ```swift
  /// let config = ConfigReader(provider: EnvironmentVariablesProvider())
  /// let pages = PageServer(configuration: .init(reader: config.scoped(to: "rowhouse")))
  /// ```
  ///
  /// This example reads the variables `ROWHOUSE_NODE`, `ROWHOUSE_SESSION_LIMIT`, and so on. If a
  /// value is missing, has the wrong type, or is out of range, the property keeps its default, as `hosts` does if its value is
  /// empty.
  /// Integers and `eventBurst` are at least 1, and `eventsPerSecond` is above 0. Numbers of seconds are from 0 to a
  /// billion, and those of `sweepInterval` and `streamLifetime` at least 0.001.
  ///
  /// An invalid `base` or `node` is not replaced by the default: creating the server traps. A name with a hyphen, such
  /// as that of a Kubernetes pod, is not a valid `node`.
  ///
  /// - Configuration keys:
  ///   - `base`, `node`, `language` (string)
  ///   - `hosts`, `origins` (string array)
  ///   - `compressesResponses`, `passesErrorsOn` (bool)
  ///   - `sessionLimit` (int): ``Limits/sessions``
  ///   - `clientSessionLimit` (int): ``Limits/sessionsPerClient``
  ///   - `memoryLimit` (int, in bytes): ``Limits/memory``
  ///   - `streamLimit` (int): ``Limits/streamsPerSession``
  ///   - `eventsPerSecond`, `eventBurst` (double): the properties of ``limits`` with these names
  ///   - `bodyLimit` (int, in bytes): ``Limits/bodySize``
  ///   - `bodyTimeout` (double, in seconds): ``Limits/bodyTime``
  ///   - `unconnectedLifetime`, `hiddenLifetime`, `streamLifetime`, `socketLifetime`, `heartbeat`, `sweepInterval`
  ///     (double, in seconds): the properties of ``timing`` with these names
  ///
  /// - Parameter reader: The reader of the values.
  public init(reader: ConfigReader) {
    self.init()
    read(\.base, reader.string(forKey: "base"))
    if let node = reader.string(forKey: "node") { self.node = node }
    let names = { (key: ConfigKey) in
      reader.stringArray(forKey: key).map { Set($0.filter { !$0.isEmpty }) }
    }
    // A list without names would allow no request.
    if let hosts = names("hosts"), !hosts.isEmpty { self.hosts = hosts }
    read(\.origins, names("origins"))
    read(\.compressesResponses, reader.bool(forKey: "compressesResponses"))
    read(\.passesErrorsOn, reader.bool(forKey: "passesErrorsOn"))
    read(\.language, reader.string(forKey: "language"))
    let count = { (key: ConfigKey) in reader.int(forKey: key).flatMap { $0 >= 1 ? $0 : nil } }
    read(\.limits.sessions, count("sessionLimit"))
    read(\.limits.sessionsPerClient, count("clientSessionLimit"))
    read(\.limits.memory, count("memoryLimit"))
    read(\.limits.streamsPerSession, count("streamLimit"))
    read(\.limits.bodySize, count("bodyLimit"))
    let number = { (key: ConfigKey, isInRange: (Double) -> Bool) in
      reader.double(forKey: key).flatMap { $0.isFinite && isInRange($0) ? $0 : nil }
    }
    read(\.limits.eventsPerSecond, number("eventsPerSecond") { $0 > 0 })
    // With a smaller burst, no event would be allowed.
    read(\.limits.eventBurst, number("eventBurst") { $0 >= 1 })
    let seconds = { (key: ConfigKey, minimum: Double) in
      number(key) { minimum...1e9 ~= $0 }.map { Duration.seconds($0) }
    }
    read(\.limits.bodyTime, seconds("bodyTimeout", 0))
    read(\.timing.unconnectedLifetime, seconds("unconnectedLifetime", 0))
    read(\.timing.hiddenLifetime, seconds("hiddenLifetime", 0))
    // Streams and sweeps are repeated for as long as there is a session.
    read(\.timing.streamLifetime, seconds("streamLifetime", 0.001))
    read(\.timing.socketLifetime, seconds("socketLifetime", 0))
    read(\.timing.heartbeat, seconds("heartbeat", 0))
    read(\.timing.sweepInterval, seconds("sweepInterval", 0.001))
  }

  /// Sets a property if there is a value.
  private mutating func read<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: property] = value }
  }
}
#endif
