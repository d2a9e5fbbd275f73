// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The regions that share a variant of their language with other regions.
///
/// Source: `parentLocales` of the Unicode Common Locale Data Repository, version 45
/// (`common/supplemental/supplementalData.xml`).
package enum SharedRegions {
  /// The regions with the Spanish of Latin America, `es-419`.
  package static let latinAmerica: Set = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "jp", "mx", "ni", "pa",
    "pe", "pr", "py", "sv", "us", "uy", "ve",
  ]
  /// The regions with the Portuguese of Portugal, `pt-PT`, except for Portugal.
  package static let portugal: Set = [
    "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl",
  ]
}
