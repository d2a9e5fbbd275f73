// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Makes the browser show a question before a tab with unsaved changes is closed or loads another
// document.

import { form } from "./elements.js";
import { load } from "./transport.js";

// Loads the document again without the question, if a login page covers the other modules meanwhile.
load("documents.js");

addEventListener("beforeunload", (event) => {
  if (form.querySelector("[data-guard]")) event.preventDefault();
});
