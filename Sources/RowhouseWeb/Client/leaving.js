// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Before a tab with unsaved changes is closed or leads elsewhere, the browser asks.

import { form } from "./elements.js";

addEventListener("beforeunload", (event) => {
  if (form.querySelector("[data-guard]")) event.preventDefault();
});
