// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// A cache of loaded images, which is emptied when memory is low, and the images that are being loaded.
final class LoadedImages: @unchecked Sendable {
  private struct Load: Sendable {
    let task: Task<UIImage?, Never>
    /// The number of tasks that wait for the image.
    var waiting = 0
  }

  // An `NSCache` can be used from any thread.
  private let images = NSCache<NSString, UIImage>()
  private let loads = Locked<[String: Load]>([:])

  subscript(address: String) -> UIImage? { images.object(forKey: NSString(string: address)) }
}

extension LoadedImages {
  /// Returns the image at an address, which is loaded once for all tasks that wait for it.
  ///
  /// Loading is canceled when all of these tasks are canceled.
  func image(
    at address: String, load: @escaping @Sendable (String) async -> UIImage?
  ) async -> UIImage? {
    if let image = self[address] { return image }
    let task = loads.withLock { loads in
      var current = loads[address] ?? Load(task: Task { await load(address) })
      current.waiting += 1
      loads[address] = current
      return current.task
    }
    return await withTaskCancellationHandler {
      let image = await task.value
      if let image { images.setObject(image, forKey: NSString(string: address)) }
      loads.withLock { if $0[address]?.task == task { $0[address] = nil } }
      return image
    } onCancel: {
      stopWaiting(for: task, at: address)
    }
  }

  private func stopWaiting(for task: Task<UIImage?, Never>, at address: String) {
    loads.withLock { loads in
      guard var current = loads[address], current.task == task else { return }
      current.waiting -= 1
      loads[address] = current.waiting > 0 ? current : nil
      if current.waiting == 0 { task.cancel() }
    }
  }
}
#endif
