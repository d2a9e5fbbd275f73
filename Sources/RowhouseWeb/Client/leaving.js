// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Makes the browser ask the user before a tab with unsaved changes is closed or loads another document.

import { form } from "./elements.js";
import { load } from "./transport.js";

// This module loads the document again without a question if a login page replaces the other modules in the
// meantime.
load("documents.js");

addEventListener("beforeunload", (event) => {
  if (!form.querySelector("[data-guard]")) return;
  event.preventDefault();
  // Chrome 117 and 118 ignore the call.
  event.returnValue = true;
});
