// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The Xcode project of the example app")
struct ExampleProjectTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Examples/GalleryApp")

  private let project: String

  init() throws {
    let file = Self.folder.appending(path: "GalleryApp.xcodeproj/project.pbxproj")
    project = try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the values of a setting in the objects of a kind.
  private func values(of key: String, in kind: String) throws -> Set<String> {
    let parts = project.components(separatedBy: "\tisa = \(kind);")
    #expect(parts.count > 1, "The project has no \(kind)")
    return Set(
      parts.dropFirst().compactMap { part -> String? in
        // An object ends where the next line begins with two tabs and a brace.
        let lines = (part.components(separatedBy: "\n\t\t}").first ?? "").split(separator: "\n")
        return lines.lazy.map { $0.trimmingCharacters(in: .whitespaces) }
          .first { $0.hasPrefix("\(key) = ") }
          .map { String($0.dropFirst(key.count + 3).dropLast()).replacing("\"", with: "") }
      })
  }

  @Test(
    "All folders of the project exist, including the tests of the host and of the gallery's pages")
  func folders() throws {
    let paths = try values(of: "path", in: "PBXFileSystemSynchronizedRootGroup")
    #expect(
      paths.isSuperset(of: [
        "../../Tests/RowhouseUIKitTests", "../../Gallery/Tests/GalleryUIKitTests", "TestHost",
      ]))
    for path in paths {
      let folder = Self.folder.appending(path: path).standardized
      #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true, "\(path)")
    }
  }

  @Test("The products that it links are in the manifest")
  func products() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8
    ).filter { !$0.isWhitespace }
    for name in try values(of: "productName", in: "XCSwiftPackageProductDependency") {
      #expect(manifest.contains(".library(name:\"\(name)\""), "\(name)")
    }
  }

  @Test("Each application has a scene manifest in every configuration")
  func sceneManifests() {
    // Two applications, each for debugging and for release. Without the manifest, an application
    // ignores its scene delegate.
    let configurations = project.components(separatedBy: "\tisa = XCBuildConfiguration;")
    let applications = configurations.dropFirst().filter {
      $0.contains("INFOPLIST_KEY_UILaunchScreen_Generation")
    }
    #expect(applications.count == 4)
    for application in applications {
      #expect(application.contains("INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"))
    }
  }

  @Test("The modules, which have declarations with package access, belong to a package")
  func packageName() throws {
    // Without the name of a package, `package` is an error. The configurations of the project, which set the version
    // of the language, apply to all targets.
    let paths = try values(of: "path", in: "PBXFileSystemSynchronizedRootGroup")
    let pattern = /^ *(@\S+ )*package [a-z]/.anchorsMatchLineEndings()
    let users = try paths.filter { path in
      let folder = Self.folder.appending(path: path).standardized
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).contains {
        try $0.pathExtension == "swift"
          && String(contentsOf: $0, encoding: .utf8).contains(pattern)
      }
    }
    #expect(users.contains("../../Gallery/Sources/GalleryPages"))
    let configurations = project.components(separatedBy: "\tisa = XCBuildConfiguration;")
      .dropFirst().filter { $0.contains("SWIFT_VERSION = ") }
    #expect(configurations.count == 2)
    for configuration in configurations {
      #expect(configuration.contains("SWIFT_PACKAGE_NAME = "))
    }
  }

  @Test("The schemes of the project refer to its targets")
  func schemes() throws {
    for name in ["GalleryApp", "TestHost"] {
      let scheme = try String(
        contentsOf: Self.folder.appending(
          path: "GalleryApp.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"),
        encoding: .utf8)
      let targets = scheme.components(separatedBy: "BlueprintIdentifier = \"").dropFirst()
      #expect(!targets.isEmpty)
      for target in targets {
        #expect(project.contains("\(target.prefix { $0 != "\"" }) /* "))
      }
    }
  }
}
