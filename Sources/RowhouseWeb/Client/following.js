// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Opens pages at their end, and keeps the end in view while rows arrive or grow, until the user scrolls up. Loaded only
// for pages that follow their end.

import { findAll, main } from "./elements.js";
import { reveals } from "./patches.js";

/**
 * The known pages, with true for those whose end is in view.
 * @type {WeakMap<Element, boolean>}
 */
const known = new WeakMap();
/**
 * The last known request to scroll each page to a row.
 * @type {WeakMap<Element, object>}
 */
const obeyed = new WeakMap();
/**
 * The page that was shown when the position was last read.
 * @type {Element | undefined}
 */
let page;
/** The last known position of that page. */
let top = 0;
/** The last known height of that page. */
let height = 0;
/** True while the browser scrolls to the end because of a key. */
let isHeading = false;

/** Returns true if the last row is in view to its end, even if a footer or the space below it is not. */
function isAtEnd() {
  // The padding of a list is the space of rows that are not in the document.
  const list = findAll(".rows > li:last-child").at(-1)?.parentElement;
  const end = list ? list.getBoundingClientRect().bottom : document.documentElement.scrollHeight - scrollY;
  return end < innerHeight + 2;
}

/** Stores the position and the height of the page. */
function read() {
  page = main;
  top = scrollY;
  height = main.offsetHeight;
}

/** Scrolls to the end, if it was in view. */
function follow() {
  if (!("follows" in main.dataset && known.get(main))) return;
  scrollTo(0, 1e9);
  read();
}

// A page is scrolled before it is drawn with its new height. The cause of the change does not matter.
const observer = new ResizeObserver(follow);

/** True if elements were inserted or deleted since `attend` was last called. */
let isChanged = false;
// A row that arrives while another one leaves moves the page without changing its height.
const changes = new MutationObserver(() => {
  isChanged = true;
});

addEventListener("resize", follow);

addEventListener("scroll", () => {
  // If the page has become taller in the same moment, only a movement of the user leaves its end.
  const isMoved = !isHeading && page === main && (scrollY < top || isAtEnd());
  if (isMoved && known.has(main)) known.set(main, isAtEnd());
  read();
});

for (const type of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(type, () => {
    isHeading = false;
  }, { capture: true, passive: true });
}

// Rows may arrive while the browser scrolls to the end that the page had when the key was pressed.
addEventListener("scrollend", () => {
  if (isHeading) follow();
  isHeading = false;
});

addEventListener("keydown", (event) => {
  const { key, altKey, metaKey, shiftKey } = event;
  if (key !== "End" || altKey || metaKey || shiftKey || event.defaultPrevented) return;
  // These elements handle the key themselves.
  if (/** @type {Element} */ (event.target).closest("input,textarea,select,dialog,.pager")) return;
  if (!known.has(main)) return;
  known.set(main, true);
  isHeading = !isAtEnd();
});

/**
 * Opens a new page at its end, unless the application has scrolled it to a row, or the browser has restored its position, and
 * follows its rows and its height until the application or the user scrolls up. Other changes do not move the page.
 */
export function attend() {
  const reveal = reveals.get(main);
  const wasShown = page === main && known.has(main);
  const keepsHeight = isChanged && main.offsetHeight === height;
  isChanged = false;
  if ("follows" in main.dataset && (reveal !== obeyed.get(main) || !known.has(main))) {
    obeyed.set(main, reveal);
    // A row that was in view has not scrolled the page, although further rows may have arrived since.
    const isKept = known.get(main) ? page === main && scrollY >= top : !scrollY && !reveal;
    known.set(main, isKept || isAtEnd());
    read();
    observer.observe(main);
    changes.observe(main, { childList: true, subtree: true });
  }
  if (!wasShown || keepsHeight) follow();
}
