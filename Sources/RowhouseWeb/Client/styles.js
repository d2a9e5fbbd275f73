// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The style rules of the session. A strict content security policy allows no other rules.

const sheet = new CSSStyleSheet();
let rules = "";
document.adoptedStyleSheets = [sheet];

/**
 * Adds rules to those of the session.
 * @param {string} css
 */
export function addRules(css) {
  sheet.replaceSync(rules += css);
}

/**
 * Replaces all rules, including those of the document.
 * @param {string} css
 */
export function replaceRules(css) {
  rules = "";
  addRules(css);
  document.querySelector("#rules")?.remove();
}
