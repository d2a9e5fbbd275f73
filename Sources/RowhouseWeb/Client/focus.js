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
 * Changes the page, and moves the focus to the same row or a neighbor if the focused element was removed, hidden, or
 * disabled. If no row remains of its section, moves the focus to the next section or to the end of the previous one.
 * @param {() => void} change
 */
export function keepFocus(change) {
  const old = focused();
  const row = rowAround(old);
  const section = row?.closest("section");
  const all = [...row?.parentNode.children ?? []];
  const index = all.indexOf(row);
  const rows = [
    ...all.slice(index), ...all.slice(0, index).reverse(),
    section?.nextElementSibling, section?.previousElementSibling.querySelector("li:last-child"),
  ];
  change();
  const isLost = !old.checkVisibility() || old.matches(":disabled");
  // A button that is disabled while a form is sent must not lead to a button of another section, which a second press
  // of the key would press.
  if (row?.isConnected) rows.splice(-2);
  // A browser removes the focus from a disabled element later.
  if ([document.body, isLost && old].includes(focused())) {
    focus(isLost ? firstControl(rows.find(firstControl)) : old);
  }
}

/**
 * Returns the first control of a row or section that can have the focus. In one that was removed, no control is visible.
 * @param {Element} [row]
 */
const firstControl = (row) => row && [...row.querySelectorAll("a,summary,[name]:enabled")]
  .find((control) => control.checkVisibility({ checkVisibilityCSS: true }));
