// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Parts of the browser that the type checker does not know, or knows less precisely.

interface Element {
  /** Moves a node without losing its state. Missing in older browsers. */
  moveBefore?(node: Node, child: Node | null): void;
  checkVisibility(options?: { checkVisibilityCSS: boolean }): boolean;
  role: string | null;
}

interface ParentNode {
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}

interface Navigator {
  /** The clicks and keys that allow more to the page for a while. Missing in older browsers. */
  userActivation?: { isActive: boolean };
}

interface MapConstructor {
  groupBy<Key, Item>(items: Iterable<Item>, key: (item: Item) => Key): Map<Key, Item[]>;
}

/** Decompresses what is written to it. */
declare class DecompressionStream implements ReadableWritablePair<Uint8Array, Uint8Array> {
  constructor(format: "gzip");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
