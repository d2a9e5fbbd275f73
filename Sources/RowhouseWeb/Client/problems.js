// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Marks a field whose text was not accepted, until the user types again. Loaded when text is first refused.

import { focused } from "./elements.js";
import { drafts } from "./fields.js";
import { showToast } from "./notices.js";
import { dataset } from "./session.js";

const problem = document.createElement("div");
problem.id = "problem";
problem.hidden = true;
document.body.append(problem);

/**
 * The current reasons. They are shown in one message, because each message replaces the previous one.
 * @type {string[]}
 */
let reasons = [];

/**
 * Shows that the page has not accepted a text of a field.
 *
 * After the Return key, the text stays until the user leaves the field. A text that is reported while the user types is
 * reported again when the user leaves the field, and explained only then.
 * @param {import("./fields.js").Field} field
 * @param {string} value
 * @returns {boolean} True if the text of the page may replace the text.
 */
export function explain(field, value = field.value) {
  const isFocused = field === focused();
  if (field.value !== value || (isFocused && field.matches(".date,[data-live]"))) return false;
  const reason = field.inputMode === "decimal" ? dataset.number : dataset.rejected;
  problem.textContent = reason;
  /** @type {[name: string, value: string | null][]} */
  const before = ["aria-invalid", "aria-describedby"].map((name) => [name, field.getAttribute(name)]);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", problem.id);
  reasons.push(`${field.ariaLabel}: ${reason}`);
  if (reasons.length === 1) {
    queueMicrotask(() => {
      showToast(reasons.join("\n"));
      reasons = [];
    });
  }
  // The page has received the text, so it is not reported again. This listener is called before those of the form.
  const forget = () => drafts.delete(field);
  if (isFocused) document.addEventListener("focusout", forget, { capture: true, once: true });
  field.addEventListener("input", () => {
    document.removeEventListener("focusout", forget, true);
    // The server may have changed the attributes.
    if (field.getAttribute("aria-describedby") !== problem.id) return;
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, { once: true });
  return !isFocused;
}
