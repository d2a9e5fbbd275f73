// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Opens pages at their end, and keeps the end in view while rows arrive or grow, until the user scrolls up. Loaded only
// for pages that follow their end.

import { findAll, main } from "./elements.js";

/**
 * The known pages, with true for those whose end is in view.
 * @type {WeakMap<Element, boolean>}
 */
const known = new WeakMap();
/**
 * The page that was shown when the position was last read.
 * @type {Element | undefined}
 */
let page;
/** The last known position of that page. */
let top = 0;

/** Returns true if the last row is in view to its end, even if a footer or the space below it is not. */
function isAtEnd() {
  // The padding of a list is the space of rows that are not in the document.
  const list = findAll(".rows:has(> li)").at(-1);
  const end = list ? list.getBoundingClientRect().bottom : document.documentElement.scrollHeight - scrollY;
  return end < innerHeight + 2;
}

/** Scrolls to the end, if it was in view. */
function follow() {
  if ("follows" in main.dataset && known.get(main)) scrollTo(0, 1e9);
}

// A page is scrolled before it is drawn with its new height. The cause of the change does not matter.
const observer = new ResizeObserver(follow);

addEventListener("resize", follow);

addEventListener("scroll", () => {
  // If the page has become taller in the same moment, only a movement of the user leaves its end.
  const isMoved = page === main && (scrollY < top || isAtEnd());
  if (isMoved && known.has(main)) known.set(main, isAtEnd());
  page = main;
  top = scrollY;
});

/**
 * Opens a new page at its end, unless the browser has restored its position, and a page to which the user returns. Later
 * changes of its height are observed, so that other changes do not move a user who scrolls up.
 */
export function attend() {
  if ("follows" in main.dataset && !known.has(main)) {
    known.set(main, !scrollY || isAtEnd());
    page = main;
    top = scrollY;
    observer.observe(main);
  } else if (page === main) {
    return;
  }
  follow();
}
