// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *SwiftData and Core Data*, with stand-ins for both frameworks.
@MainActor
@Suite("Stored objects")
struct StoredObjectSnippets {
  @MainActor @Observable
  final class Address {
    let uuid = UUID()
    var street = ""
    var isPreferred = false
  }

  struct FetchDescriptor<Model> {}

  @MainActor
  final class ModelContext {
    private var addresses: [Address] = []

    func insert(_ address: Address) { addresses.append(address) }
    func fetch(_ descriptor: FetchDescriptor<Address>) throws -> [Address] { addresses }
  }

  @MainActor @Observable
  final class Addresses {
    private(set) var all: [Address] = []
    private let context: ModelContext

    init(_ context: ModelContext) {
      self.context = context
      read()
    }

    func add(_ address: Address) {
      context.insert(address)
      read()
    }

    private func read() { all = (try? context.fetch(FetchDescriptor<Address>())) ?? [] }
  }

  struct AddressesPage: TablePage {
    let addresses: Addresses
    var title: String { "Addresses" }
    var sections: [TableSection] {
      TableSection(addresses.all, id: \.uuid) { address in
        ToggleRow(address.street, address, \.isPreferred)
      }
    }
  }

  @Test("An added object has a row, and its switch changes it")
  func adds() throws {
    let addresses = Addresses(ModelContext())
    let test = PageTest(AddressesPage(addresses: addresses))
    let address = Address()
    address.street = "High Street"
    addresses.add(address)
    try test.toggle("High Street")
    #expect(address.isPreferred)
  }

  @MainActor protocol NSFetchRequestResult {}

  @MainActor
  final class NSFetchedResultsController<Result> {
    weak var delegate: (any NSFetchedResultsControllerDelegate)?

    func performFetch() throws {}
  }

  @MainActor protocol NSFetchedResultsControllerDelegate: AnyObject {}

  final class Order: NSFetchRequestResult {}

  @MainActor
  final class History: NSObject, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<Order>
    var navigator: Navigator?

    init(_ results: NSFetchedResultsController<Order>) {
      self.results = results
      super.init()
      results.delegate = self
      try? results.performFetch()
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      navigator?.update()
    }
  }
}
