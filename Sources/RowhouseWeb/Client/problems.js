// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Marks a field whose text was not accepted, until the user types again. Loaded when text is first refused.

import { focused } from "./elements.js";
import { drafts } from "./fields.js";
import { showToast } from "./notices.js";
import { dataset } from "./session.js";

/**
 * Returns the element with a reason, by which fields are described. Several fields may be marked for different reasons.
 * @param {"number" | "rejected"} kind
 */
function elementOf(kind) {
  const id = `problem-${kind}`;
  const element = document.getElementById(id) ?? document.createElement("div");
  // The language of the page may have changed.
  Object.assign(element, { id, hidden: true, textContent: dataset[kind] });
  document.body.append(element);
  return element;
}

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
  const { id, textContent: reason } = elementOf(field.inputMode === "decimal" ? "number" : "rejected");
  /** @type {[name: string, value: string | null][]} */
  const before = ["aria-invalid", "aria-describedby"].map((name) => [name, field.getAttribute(name)]);
  field.setAttribute("aria-invalid", "true");
  // The help of the row describes the field, too.
  const others = field.getAttribute("aria-describedby")?.replace(/^problem\S*\s?/, "");
  field.setAttribute("aria-describedby", `${id} ${others ?? ""}`.trim());
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
    if (!field.matches("[aria-describedby^=problem]")) return;
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, { once: true });
  return !isFocused;
}
