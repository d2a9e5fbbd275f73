// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Closes the opened actions of a row and the menus in them when the user chooses an action, presses Escape, clicks
// elsewhere, or moves the focus out of them.

import { findAll, focused, onForm } from "./elements.js";
import { focus } from "./focus.js";

/** Returns the opened actions of rows. */
const openedActions = () => findAll("details[open]");

onForm("submit", ({ submitter }) => {
  const actions = submitter?.closest(".row-menu");
  // The Return key in a field presses the first button of the form, which may be in closed actions.
  if (!actions?.open) return;
  actions.open = false;
  focus(actions.querySelector("summary"));
});

// On iPhone, Safari sends no click event for text or an empty part of the page, unless an element below the body
// listens.
onForm("click", () => {});

addEventListener("click", ({ target }) => {
  for (const actions of openedActions()) {
    if (!actions.contains(/** @type {Node} */ (target))) actions.removeAttribute("open");
  }
});

// A press moves the focus before it is a click. Closing the actions then could move another element under the pointer.
let isPressing = false;
addEventListener("mousedown", () => { isPressing = true; }, true);
addEventListener("mouseup", () => { isPressing = false; }, true);

onForm("focusout", ({ target, relatedTarget }) => {
  const actions = target.closest(".row-menu");
  // Safari moves the focus of a pressed button to an element around the menu.
  const isOutside = relatedTarget && !actions?.contains(relatedTarget) && !relatedTarget.contains(actions);
  if (actions && isOutside && !isPressing) actions.open = false;
});

addEventListener("keydown", (event) => {
  // After a drag, a browser does not send the end of the press.
  isPressing = false;
  if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
  const opened = openedActions();
  // A submenu is closed before the menu around it.
  const inner = opened.filter((actions) => actions.contains(focused())).pop();
  for (const actions of inner?.matches(".row-submenu") ? [inner] : opened) {
    const hadFocus = actions.contains(focused());
    actions.removeAttribute("open");
    if (hadFocus) focus(actions.querySelector("summary"));
  }
});

addEventListener("toggle", ({ target }) => {
  const actions = /** @type {HTMLDetailsElement} */ (target);
  if (actions.open || !actions.matches(".row-menu")) return;
  for (const menu of actions.querySelectorAll("details[open]")) menu.removeAttribute("open");
}, true);
