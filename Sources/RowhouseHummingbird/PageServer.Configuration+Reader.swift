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
  ///
  /// - Configuration keys:
  ///   - `base`, `node`, `language` (string)
  ///   - `hosts`, `origins` (string array)
  ///   - `compressesResponses` (bool)
  ///   - `bodyLimit`, `sessionLimit`, `memoryLimit`, `clientSessionLimit`, `streamLimit` (int)
  ///   - `eventsPerSecond`, `eventBurst` (double)
  ///   - `bodyTimeout`, `unconnectedLifetime`, `hiddenLifetime`, `heartbeat`, `socketLifetime`,
  ///     `sweepInterval` (double, in seconds, from 0 to a billion)
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
    read(\.bodyLimit, reader.int(forKey: "bodyLimit"))
    read(\.sessionLimit, reader.int(forKey: "sessionLimit"))
    read(\.memoryLimit, reader.int(forKey: "memoryLimit"))
    read(\.clientSessionLimit, reader.int(forKey: "clientSessionLimit"))
    read(\.streamLimit, reader.int(forKey: "streamLimit"))
    read(\.eventsPerSecond, reader.double(forKey: "eventsPerSecond"))
    read(\.eventBurst, reader.double(forKey: "eventBurst"))
    let seconds = { (key: ConfigKey) in
      reader.double(forKey: key).flatMap { 0...1e9 ~= $0 ? Duration.seconds($0) : nil }
    }
    read(\.bodyTimeout, seconds("bodyTimeout"))
    read(\.unconnectedLifetime, seconds("unconnectedLifetime"))
    read(\.hiddenLifetime, seconds("hiddenLifetime"))
    read(\.heartbeat, seconds("heartbeat"))
    read(\.socketLifetime, seconds("socketLifetime"))
    read(\.sweepInterval, seconds("sweepInterval"))
  }

  /// Sets a property if there is a value.
  private mutating func read<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: property] = value }
  }
}
#endif
