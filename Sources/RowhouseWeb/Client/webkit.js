// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// What the client does only in Safari and other browsers with WebKit.

import { findAll, focused } from "./elements.js";
import { isField } from "./fields.js";

// iOS zooms in on a field with small text when it gets the focus, and stays there, unless the page has a maximum
// scale. Users of iOS can zoom in nevertheless. Other systems would not allow it.
if (CSS.supports("-webkit-touch-callout", "none")) {
  /** @type {HTMLMetaElement} */ (document.querySelector("[name=viewport]")).content += ",maximum-scale=1";
}

// iOS shows that a finger presses an element only if the page listens for touches.
document.addEventListener("touchstart", () => {}, { passive: true });

const hasScrollAnchoring = CSS.supports("overflow-anchor", "auto");

/**
 * Stores the positions of visible rows. Called before a change.
 * @returns {((scrollTo?: unknown) => void) | undefined} A function to call after the change, which keeps one of these rows
 *   in place, the one in which the user types or the first one, unless the page is about to scroll to a row. `undefined` if
 *   the browser does this itself, or at the top of the page, where no position must be kept.
 */
export function keepPlace() {
  if (hasScrollAnchoring || scrollY <= 0) return undefined;
  // An animation of a row does not change these positions.
  const seen = findAll("li").map((row) => ({ row, top: row.offsetTop }))
    .filter(({ row, top }) => top + row.offsetHeight > scrollY && top < scrollY + innerHeight);
  return (scrollTo) => {
    const field = focused();
    const anchor = (isField(field) && seen.find(({ row }) => row.contains(field)))
      || seen.find(({ row }) => row.isConnected);
    if (anchor && !scrollTo) scrollBy(0, anchor.row.offsetTop - anchor.top);
  };
}
