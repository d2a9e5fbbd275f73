// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Returns the faults of the texts of a page: those that extend beyond it, and pairs that overlap.
() => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page scrolls sideways: ${root.scrollWidth}`);

  // The visible frame of a text, without the part that its boxes cut off.
  const seen = (box, node) => {
    let { left, right, top, bottom } = box;
    for (; node && node !== document.body; node = node.parentElement) {
      if (getComputedStyle(node).overflow === "visible") continue;
      const edge = node.getBoundingClientRect();
      left = Math.max(left, edge.left), right = Math.min(right, edge.right);
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim() || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = seen(line, node.parentElement);
      if (box.right <= box.left || box.bottom <= box.top) continue;
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`outside: ${node.data}`);
      texts.push({ node, box });
    }
  }
  // The boxes of two lines of a font may touch, which is not an overlap.
  const slack = 3;
  texts.forEach(({ node, box }, index) => {
    for (const { node: other, box: next } of texts.slice(index + 1)) {
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const along = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (other !== node && across > slack && along > slack) {
        wrong.push(`overlap: ${node.data} / ${other.data}`);
      }
    }
  });
  return wrong;
}
