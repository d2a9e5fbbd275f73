// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// What laws look at: trees of documents as lines that can be compared. Runs before a page's scripts.
window.tree = (() => {
  const one = (name, root = document) => root.querySelector(name);
  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const post = async (path) => (await fetch(path, { method: "POST" })).json();

  // What the classes of a session mean.
  const generated = /(?:^\.|main\.)(s[0-9a-z]+)\)?$/;
  const meanings = (sheets) => new Map(sheets.flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => [rule.selectorText?.match(generated)?.[1], rule.style?.cssText]));
  const meaningsHere = () => meanings([
    ...[...document.styleSheets].filter((sheet) => !sheet.href?.endsWith("/page.css")),
    ...document.adoptedStyleSheets]);
  async function meaningsOf(page) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(one("#rules", page).getAttribute("href"))).text());
    return meanings([sheet]);
  }

  // A tree as lines. Each session numbers its classes by itself, so what they mean stands for them;
  // without meanings the names stand.
  function lines(node, meaning, depth = 0, into = []) {
    const margin = " ".repeat(depth);
    if (node.nodeType === 3) {
      into.push(margin + JSON.stringify(node.data));
      return into;
    }
    const attributes = [...node.attributes]
      // A dialog that the script opened is open as well, and space in a large section is the script's.
      .filter(({ name }) => !(node.nodeName === "DIALOG" && name === "open") && name !== "style")
      .map(({ name, value }) => {
        const classes = () => value.split(" ").map((one) => meaning?.get(one) ?? one).join(" | ");
        return `${name}=${JSON.stringify(name === "class" ? classes() : value)}`;
      }).sort();
    into.push(`${margin}<${[node.localName, ...attributes].join(" ")}>`);
    // Where a script runs, nothing else leads to the rows of a large section.
    const children = [...node.childNodes].filter((child) => child.className !== "steps");
    for (const child of children) lines(child, meaning, depth + 1, into);
    return into;
  }
  return { one, parsed, pause, post, meaningsHere, meaningsOf, lines };
})();
