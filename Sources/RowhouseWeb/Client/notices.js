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
 * Shows a message for four seconds, below those that are still shown, except for one with the same text.
 * @param {string} text
 */
export function showToast(text) {
  const toasts = document.querySelector("#toast");
  [...toasts.children].find((shown) => shown.textContent === text)?.remove();
  const toast = document.createElement("span");
  toast.textContent = text;
  toasts.append(toast);
  setTimeout(() => toast.remove(), 4_000);
}
