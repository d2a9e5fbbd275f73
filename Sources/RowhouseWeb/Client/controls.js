// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Controls that few pages have, and their style sheet. Loaded where a page has one.

import { focused, onForm } from "./elements.js";
import { isField } from "./fields.js";

const controlSheet = document.createElement("link");
controlSheet.rel = "stylesheet";
controlSheet.href = new URL("controls.css", import.meta.url).href;
document.head.append(controlSheet);

/**
 * Lets a field report its value.
 * @param {Element} field
 */
function commit(field) {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type));
}

// The field of a stepper counts, also if presses outpace the server.
onForm("click", (event) => {
  const button = event.target.closest(".stepper > button");
  // Return in a field presses the first button of the form.
  if (!button || isField(focused())) return;
  event.preventDefault();
  const field = button.parentElement.querySelector("input");
  const { value } = field;
  if (button.matches(".more")) field.stepUp();
  else field.stepDown();
  if (field.value !== value) commit(field);
});
