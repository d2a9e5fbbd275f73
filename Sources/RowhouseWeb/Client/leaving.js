// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Makes the browser show a question before a tab with unsaved changes is closed or loads another
// document.

import { form } from "./elements.js";

addEventListener("beforeunload", (event) => {
  if (form.querySelector("[data-guard]")) event.preventDefault();
});
