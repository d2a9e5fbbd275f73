// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Converts trees of documents into lines that can be compared. Runs before a page's scripts.
window.tree = (() => {
  const one = (name, root = document) => root.querySelector(name);
  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const post = async (path) => (await fetch(path, { method: "POST" })).json();

  // Returns the rules of a session's classes.
  const generated = /(?:^\.|main\.)(s[0-9a-z]+)\)?$/;
  const meanings = (sheets) => new Map(sheets.flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => [rule.selectorText?.match(generated)?.[1], rule.style?.cssText]));
  // The rules of this document, which are read again when some were added.
  let known = { sheets: [], count: 0, meaning: new Map() };
  function meaningsHere() {
    const sheets = [
      ...[...document.styleSheets].filter((sheet) => !sheet.href?.endsWith("/page.css")),
      ...document.adoptedStyleSheets];
    const count = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    const isSame = count === known.count && sheets.every((sheet, index) => sheet === known.sheets[index]);
    if (!isSame) known = { sheets, count, meaning: meanings(sheets) };
    return known.meaning;
  }
  async function meaningsOf(page) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(one("#rules", page).getAttribute("href"))).text());
    return meanings([sheet]);
  }

  // Returns a tree as lines. Each session numbers its own classes, so rules replace the names of classes if
  // they are given.
  function lines(node, meaning, depth = 0, into = []) {
    const margin = " ".repeat(depth);
    // While an option has the focus, a script takes the other options of its group out of the tab order.
    const isFocusedGroup = node.role === "radio" &&
      node.closest("[role=radiogroup]")?.contains(document.activeElement);
    if (node.nodeType === 3) {
      into.push(margin + JSON.stringify(node.data));
      return into;
    }
    const attributes = [...node.attributes]
      // Scripts open dialogs, and set the space in large sections.
      .filter(({ name }) => !(node.nodeName === "DIALOG" && name === "open") && name !== "style" &&
        !(isFocusedGroup && name === "tabindex"))
      .map(({ name, value }) => {
        const classes = () => value.split(" ").map((one) => meaning?.get(one) ?? one).join(" | ");
        return `${name}=${JSON.stringify(name === "class" ? classes() : value)}`;
      }).sort();
    into.push(`${margin}<${[node.localName, ...attributes].join(" ")}>`);
    // Without a script, buttons lead to the other rows of a large section. The client has none. It adds announcements to
    // an open dialog.
    const children = [...node.childNodes].filter(({ className, id }) => className !== "steps" && id !== "announcement");
    for (const child of children) lines(child, meaning, depth + 1, into);
    return into;
  }
  return { one, parsed, pause, post, meaningsHere, meaningsOf, lines };
})();
