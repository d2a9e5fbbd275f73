// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import ArgumentParser
public import GalleryPages

extension ThemeChoice: ExpressibleByArgument {}
