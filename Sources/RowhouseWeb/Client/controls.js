// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Controls that few pages have. Loaded when a page has one.

import { focused, onForm } from "./elements.js";
import { isField } from "./fields.js";
import { isQueued, load, send } from "./transport.js";

// The field of a stepper contains the newest number, even if presses outpace the server.
onForm("click", (event) => {
  const button = event.target.closest(".stepper > button");
  // The Return key in a field presses the first button of the form.
  if (!button || isField(focused())) return;
  event.preventDefault();
  const field = button.parentElement.querySelector("input");
  const { value } = field;
  if (button.matches(".more")) field.stepUp();
  else field.stepDown();
  if (field.value === value) return;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type));
});

// The field of a stepper shows no typed text, so a typed number becomes the nearest number of the range, as a range input
// rounds it. Without a number, the field keeps its own. This listener is called before those of the form.
document.addEventListener("change", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  if (!field.matches(".stepper > input")) return;
  const { value } = Object.assign(/** @type {HTMLInputElement} */ (field.cloneNode()), { type: "range" });
  field.value = field.value ? value : field.defaultValue;
}, true);

/**
 * The lists whose choices the server has not answered, with the last event of each.
 * @type {WeakMap<HTMLSelectElement, string>}
 */
const choosing = new WeakMap();
/**
 * The lists that have a change handler.
 * @type {WeakSet<HTMLSelectElement>}
 */
const heard = new WeakSet();

/**
 * Returns the option that the server has chosen, or `null` if it has chosen none.
 * @param {HTMLSelectElement} list
 * @returns {HTMLOptionElement | null}
 */
const choiceOf = (list) => /** @type {any} */ (list.querySelector("option[selected]"));

/**
 * Shows the choice of the server, unless the user has made another choice in the meantime.
 * @param {HTMLSelectElement} list
 */
function showChoice(list) {
  if (choosing.has(list)) return;
  const index = choiceOf(list)?.index ?? -1;
  if (list.selectedIndex !== index) list.selectedIndex = index;
}

/**
 * Sends the choice of the user.
 * @param {HTMLSelectElement} list
 */
function sendChoice(list) {
  // The choice replaces the mark of the old choice in the name.
  const event = list.name.replace(/\w*$/, encodeURIComponent(list.value));
  choosing.set(list, event);
  send(event, () => {
    if (choosing.get(list) === event) choosing.delete(list);
    showChoice(list);
  });
}

/**
 * Adds a change handler to a list, and sends a choice that was made before.
 * @param {HTMLSelectElement} list
 */
function hear(list) {
  heard.add(list);
  // If the server has chosen no option, a browser shows the first one that can be chosen.
  const shown = choiceOf(list) ?? list.querySelector("option:not(:disabled)");
  const isChanged = shown && list.options[list.selectedIndex] !== shown;
  if (isChanged && !choosing.has(list)) sendChoice(list);
}

onForm("change", ({ target }) => {
  if (target.matches(".picker > select")) sendChoice(target);
});

// Normally, the segment that the server has chosen sends no event, but it must send one while another choice
// is being sent.
onForm("click", (event) => {
  const segment = event.target.closest(".segment[value=fields]:not([aria-disabled])");
  const other = segment?.parentElement.querySelector(".segment:not([value=fields])");
  if (!other || isField(focused())) return;
  const stem = other.value.replace(/[^/]*$/, "");
  if (!isQueued((posted) => posted.event.startsWith(stem))) return;
  event.preventDefault();
  send(stem + encodeURIComponent(segment.dataset.option));
});

// The arrow keys move the focus to the next option in reading direction, and choose it if it is a segment. They do not
// choose a row, because a choice may close the page.
onForm("keydown", (event) => {
  const radio = event.target.closest("[role=radio]");
  const group = radio?.closest("[role=radiogroup]");
  const isForward = getComputedStyle(event.target).direction === "ltr";
  const steps = { ArrowRight: isForward ? 1 : -1, ArrowLeft: isForward ? -1 : 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[/** @type {keyof steps} */ (event.key)];
  if (!group || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const options = [...group.querySelectorAll("[role=radio]:not(:disabled,[aria-disabled])")];
  const next = options.at((options.indexOf(radio) + step) % options.length);
  next.focus();
  if (next.matches(".segment")) next.click();
});

/**
 * Lets the Tab key stop only once in a group of options, at the chosen one. The other options leave the tab order while one
 * of them has the focus.
 * @param {Element | null} before The element that had the focus before.
 */
function stopOnce(before) {
  const radio = focused();
  const group = radio.closest("[role=radiogroup]");
  if (!group || !radio.matches("[role=radio]:focus-visible")) return;
  const chosen = /** @type {HTMLElement | null} */ (group.querySelector("[aria-checked=true]:enabled"));
  if (chosen && chosen !== radio && !group.contains(before)) {
    chosen.focus();
    return;
  }
  for (const other of /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll("[role=radio]"))) {
    if (other === radio) other.removeAttribute("tabindex");
    else other.tabIndex = -1;
  }
}

onForm("focusin", ({ relatedTarget }) => stopOnce(relatedTarget));

onForm("focusout", ({ target, relatedTarget }) => {
  const group = target.closest("[role=radiogroup]");
  if (!group || group.contains(relatedTarget)) return;
  for (const radio of group.querySelectorAll("[role=radio]")) radio.removeAttribute("tabindex");
});

// A date that is incomplete or does not exist stays in its field, and the reason is shown.
onForm("focusout", ({ target }) => {
  if (!target.matches(".date") || target.validity.valid) return;
  load("problems.js").then(({ explain }) => explain(target));
});

/**
 * Shows the choices of the server on the page.
 * @param {Element} main
 */
export function attend(main) {
  // The options may have changed.
  stopOnce(focused());
  for (const element of main.querySelectorAll(".picker > select")) {
    const list = /** @type {HTMLSelectElement} */ (element);
    if (!heard.has(list)) hear(list);
    showChoice(list);
  }
}
