// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Marks a field whose text was not accepted, until the user types again. Loaded when text is first refused.

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
 * Shows that the page has not accepted the text of a field.
 * @param {import("./fields.js").Field} field
 */
export function explain(field) {
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
  field.addEventListener("input", () => {
    // The server may have changed the attributes.
    if (field.getAttribute("aria-describedby") !== problem.id) return;
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, { once: true });
}
