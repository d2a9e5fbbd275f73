// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if PostgreSQL
import Foundation
import Hummingbird
import Logging
import Rowhouse
import RowhouseHummingbird

/// Serves a list whose state is in PostgreSQL, as one of several processes, and prints its address.
///
/// `SharedList --database "host=… dbname=…" --node a`
@main
struct SharedList {
  /// The table, and its notifications of all changes, whoever makes them.
  private static let schema = [
    // Processes that start at the same time take turns.
    "SELECT pg_advisory_lock(1)",
    """
    CREATE TABLE IF NOT EXISTS items (
      id SERIAL PRIMARY KEY, name TEXT NOT NULL, is_bought BOOLEAN NOT NULL DEFAULT false)
    """,
    """
    CREATE OR REPLACE FUNCTION notify_items() RETURNS trigger AS
    $$ BEGIN NOTIFY items; RETURN NULL; END $$ LANGUAGE plpgsql
    """,
    """
    CREATE OR REPLACE TRIGGER items_changed AFTER INSERT OR UPDATE OR DELETE ON items
    FOR EACH STATEMENT EXECUTE FUNCTION notify_items()
    """,
    "SELECT pg_advisory_unlock(1)",
  ]

  static func main() async throws {
    let database = try Database(argument("--database") ?? "", channel: "items")
    for command in schema { _ = try await database.rows(command) }
    let list = ShoppingList(database: database)
    let following = Task { await list.follow() }
    var configuration = PageServer.Configuration()
    configuration.node = argument("--node")
    let pages = PageServer(configuration: configuration)
    let router = Router()
    router.page("/", on: pages) { _ in ShoppingPage(list: list) }
    pages.addRoutes(to: router)
    var logger = Logger(label: "list")
    logger.logLevel = .critical
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: argument("--port").flatMap(Int.init) ?? 0)),
      onServerRunning: { channel in
        print("Shared list: http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
        fflush(nil)
      },
      logger: logger)
    try await application.runService(endingWithin: .seconds(2))
    await list.written()
    following.cancel()
  }

  /// Returns the argument after an option.
  private static func argument(_ option: String) -> String? {
    CommandLine.arguments.drop { $0 != option }.dropFirst().first
  }
}
#else
/// A machine without PostgreSQL builds the package, too.
@main
struct SharedList {
  static func main() { print("SharedList needs the trait PostgreSQL.") }
}
#endif
