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
 * Shows that the page has not accepted the text of a field.
 * @param {import("./fields.js").Field} field
 */
export function explain(field) {
  const reason = field.inputMode === "decimal" ? dataset.number : dataset.rejected;
  problem.textContent = reason;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", problem.id);
  showToast(`${field.ariaLabel}: ${reason}`);
  field.addEventListener("input", () => {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }, { once: true });
}
