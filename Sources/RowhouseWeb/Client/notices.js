// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Notices over the page.

import { dataset } from "./session.js";

/**
 * Shows or hides the notice that the connection is lost.
 * @param {boolean} isConnected
 */
export function showConnection(isConnected) {
  const notice = document.querySelector("#lost");
  const text = isConnected ? "" : dataset.lost;
  if (notice.textContent !== text) notice.textContent = text;
}

/**
 * Shows or hides the indicator of an event that takes a long time.
 * @param {boolean} isWaiting
 */
export function showWaiting(isWaiting) {
  document.body.toggleAttribute("data-waiting", isWaiting);
}

/**
 * Shows a message for four seconds.
 * @param {string} text
 */
export function showToast(text) {
  const toast = document.createElement("span");
  toast.textContent = text;
  document.querySelector("#toast").replaceChildren(toast);
  setTimeout(() => toast.remove(), 4_000);
}
