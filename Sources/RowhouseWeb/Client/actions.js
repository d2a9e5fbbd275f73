// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Sends the events of buttons.

import { focused, onForm } from "./elements.js";
import { isField } from "./fields.js";
import { toggle } from "./switches.js";
import { send } from "./transport.js";

/**
 * Sends the event of a button, or changes the state of a switch.
 * @param {HTMLButtonElement} button
 */
function press(button) {
  if (button.role === "switch") toggle(button);
  else send(button.value);
}

onForm("submit", (event) => {
  event.preventDefault();
  // The Return key in a field would press the first button of the form.
  if (!isField(focused())) press(event.submitter);
});

// A key that is held down would also press the control to which the focus moves.
onForm("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.type === "submit") event.preventDefault();
});
