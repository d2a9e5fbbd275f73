// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Draws the dots of a pager in browsers without scroll markers.

const sheet = new CSSStyleSheet();
sheet.replaceSync(".marks{position:absolute;inset-inline:0;inset-block-end:0;inline-size:fit-content;block-size:20px;margin-inline:auto;"
  + "padding-inline:6px;border:solid transparent;border-width:2px 0;border-radius:10px;background:#0009 padding-box;pointer-events:none;"
  + "display:flex;justify-content:center;align-items:center;gap:8px}"
  + ".pages:has(> .marks)>.dots{scrollbar-width:none}"
  + ".marks>i{inline-size:7px;block-size:7px;border-radius:50%;background:#fff;opacity:.6}"
  + ".marks>.here{opacity:1;background:var(--accent);box-shadow:0 0 0 1.5px #fff}"
  // As the scroll markers in `pager.css`.
  + "@media(forced-colors:active){.marks{border:0;background:none}.marks>i{forced-color-adjust:none;opacity:1;background:Canvas;"
  + "box-shadow:0 0 0 1px CanvasText}"
  + ".marks>.here{background:Highlight;box-shadow:0 0 0 2px Canvas,0 0 0 3px CanvasText}}");
document.adoptedStyleSheets.push(sheet);

/**
 * Draws a dot for each page.
 * @param {HTMLElement} pages
 * @param {number} count
 * @param {number} current
 */
export function draw(pages, count, current) {
  let marks = pages.querySelector(":scope > .marks");
  if (!marks) {
    marks = document.createElement("span");
    marks.className = "marks";
    marks.ariaHidden = "true";
    pages.append(marks);
  }
  while (marks.childElementCount > count) marks.lastElementChild.remove();
  while (marks.childElementCount < count) marks.append(document.createElement("i"));
  [...marks.children].forEach((mark, index) => mark.classList.toggle("here", index === current));
}
