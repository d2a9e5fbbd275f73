// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Closes the opened actions of a row after Escape or a click elsewhere.

import { findAll, focused } from "./elements.js";
import { focus } from "./focus.js";

/** Returns the opened actions of rows. */
const openedActions = () => findAll("details[open]");

addEventListener("click", ({ target }) => {
  for (const actions of openedActions()) {
    if (!actions.contains(/** @type {Node} */ (target))) actions.removeAttribute("open");
  }
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
  for (const actions of openedActions()) {
    const hadFocus = actions.contains(focused());
    actions.removeAttribute("open");
    if (hadFocus) focus(actions.querySelector("summary"));
  }
});
