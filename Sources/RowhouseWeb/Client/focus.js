// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Keeps the focus in its row, or moves it to an element nearby.

import { focused, form, rowAround } from "./elements.js";

/**
 * Moves the focus to an element, or to the title if there is none.
 * @param {HTMLElement | null} [element]
 */
export function focus(element) {
  (element ?? form.querySelector("h1")).focus({ preventScroll: true });
}

/**
 * Changes the page, and moves the focus to the same row or a neighbor if the focused element was removed or
 * disabled.
 * @param {() => void} change
 */
export function keepFocus(change) {
  const old = focused();
  const row = rowAround(old);
  const near = [row, row?.nextElementSibling, row?.previousElementSibling];
  change();
  const isLost = !old.isConnected || old.matches(":disabled");
  // A browser removes the focus from a disabled element later.
  if (old !== document.body && [document.body, isLost && old].includes(focused())) {
    focus(isLost ? near.map(firstControl).find(Boolean) : old);
  }
}

/**
 * Returns the first control of a row that can have the focus. In a row that was removed, no control is visible.
 * @param {Element} [row]
 */
const firstControl = (row) => row && [...row.querySelectorAll("a,summary,[name]:enabled")]
  .find((control) => control.checkVisibility({ checkVisibilityCSS: true }));
