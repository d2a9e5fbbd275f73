// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Keeps a page live: sends user events, and shows changes.

import "./actions.js";
import { form } from "./elements.js";
import { isField } from "./fields.js";
import { begin, receive, receiveAnswer } from "./messages.js";
import { hasMoved } from "./history.js";
import { connect, renewal } from "./transport.js";

if (hasMoved()) {
  location.reload();
} else {
  // The browser restores no position of an entry below other pages.
  if (history.scrollRestoration === "manual") scrollTo(0, history.state?.top);
  begin();
  connect({ receive, receiveAnswer });
  // Restores text that was typed before the document was loaded, and finds text that was typed before this
  // script was loaded.
  try {
    if ([...form].some((field) => isField(field) && field.value !== field.defaultValue) || sessionStorage.rowhouse) {
      renewal().then((module) => module.restoreDrafts());
    }
  } catch {
    // The browser blocks the storage.
  }
}
