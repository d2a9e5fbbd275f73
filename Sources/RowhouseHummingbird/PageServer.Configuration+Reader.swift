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
  /// value is missing, has the wrong type, or is out of range, the property keeps its default.
  /// Numbers of seconds are from 0 to a billion.
  ///
  /// - Configuration keys:
  ///   - `base`, `node`, `language` (string)
  ///   - `hosts`, `origins` (string array)
  ///   - `compressesResponses` (bool)
  ///   - `sessionLimit` (int): ``Limits/sessions``
  ///   - `clientSessionLimit` (int): ``Limits/sessionsPerClient``
  ///   - `memoryLimit` (int, in bytes): ``Limits/memory``
  ///   - `streamLimit` (int): ``Limits/streamsPerSession``
  ///   - `eventsPerSecond`, `eventBurst` (double): the properties of ``limits`` with these names
  ///   - `bodyLimit` (int, in bytes): ``Limits/bodySize``
  ///   - `bodyTimeout` (double, in seconds): ``Limits/bodyTime``
  ///   - `unconnectedLifetime`, `hiddenLifetime`, `socketLifetime`, `heartbeat`, `sweepInterval`
  ///     (double, in seconds): the properties of ``timing`` with these names
  ///
  /// - Parameter reader: The reader of the values.
  public init(reader: ConfigReader) {
    self.init()
    read(\.base, reader.string(forKey: "base"))
    if let node = reader.string(forKey: "node") { self.node = node }
    if let hosts = reader.stringArray(forKey: "hosts") { self.hosts = Set(hosts) }
    read(\.origins, reader.stringArray(forKey: "origins").map { Set($0) })
    read(\.compressesResponses, reader.bool(forKey: "compressesResponses"))
    read(\.language, reader.string(forKey: "language"))
    read(\.limits.sessions, reader.int(forKey: "sessionLimit"))
    read(\.limits.sessionsPerClient, reader.int(forKey: "clientSessionLimit"))
    read(\.limits.memory, reader.int(forKey: "memoryLimit"))
    read(\.limits.streamsPerSession, reader.int(forKey: "streamLimit"))
    read(\.limits.eventsPerSecond, reader.double(forKey: "eventsPerSecond"))
    read(\.limits.eventBurst, reader.double(forKey: "eventBurst"))
    read(\.limits.bodySize, reader.int(forKey: "bodyLimit"))
    let seconds = { (key: ConfigKey) in
      reader.double(forKey: key).flatMap { 0...1e9 ~= $0 ? Duration.seconds($0) : nil }
    }
    read(\.limits.bodyTime, seconds("bodyTimeout"))
    read(\.timing.unconnectedLifetime, seconds("unconnectedLifetime"))
    read(\.timing.hiddenLifetime, seconds("hiddenLifetime"))
    read(\.timing.socketLifetime, seconds("socketLifetime"))
    read(\.timing.heartbeat, seconds("heartbeat"))
    read(\.timing.sweepInterval, seconds("sweepInterval"))
  }

  /// Sets a property if there is a value.
  private mutating func read<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: property] = value }
  }
}
#endif
