// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The links of the index, which scroll to their sections.

import { onForm } from "./elements.js";

onForm("click", (event) => {
  const link = event.target.closest(".index a");
  if (!link) return;
  // Following the link would add an entry to the history of pages.
  event.preventDefault();
  const section = document.getElementById(link.hash.slice(1));
  section.tabIndex = -1;
  section.scrollIntoView();
  section.focus({ preventScroll: true });
});
