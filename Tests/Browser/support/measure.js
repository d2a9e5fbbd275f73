// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Returns the sizes of texts as the style sheet of the page draws them.
(questions) => {
  const holder = document.createElement("div");
  holder.style.cssText = "position:absolute;inset-block-start:0;visibility:hidden";
  const nodes = questions.map(({ text, size, weight, lines, width }) => {
    const node = document.createElement("span");
    node.className = `text ${lines === 1 ? "one-line" : lines > 1 ? "some-lines" : ""}`;
    node.dir = "auto";
    node.style.font = `${weight} ${size / 16}rem/1.3 system-ui,sans-serif`;
    node.style.position = "absolute";
    node.style.maxWidth = "none";
    node.style.width = width < 0 ? "max-content" : `${width}px`;
    if (lines > 1) node.style.webkitLineClamp = lines;
    node.textContent = text;
    holder.append(node);
    return node;
  });
  document.body.append(holder);
  const sizes = nodes.map((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [width, height];
  });
  // A text without any space is as wide as its widest letter.
  questions.forEach(({ width }, index) => {
    if (width !== 0) return;
    nodes[index].style.width = "min-content";
    sizes[index][0] = nodes[index].getBoundingClientRect().width;
  });
  holder.remove();
  return sizes;
}
