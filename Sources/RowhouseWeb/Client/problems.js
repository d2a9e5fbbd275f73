// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Marks a field whose text was not accepted, until the user types again. Loaded when that first happens.

import { showToast } from "./notices.js";
import { dataset } from "./session.js";

const problem = document.createElement("div");
problem.id = "problem";
problem.hidden = true;
document.body.append(problem);

/**
 * The reasons of this moment. They are shown in one message, since each message replaces the one before.
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
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }, { once: true });
}
