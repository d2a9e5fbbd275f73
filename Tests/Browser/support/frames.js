// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The frames of each row's parts in the order of the tree, relative to the top left corner of the row.
// Elements inside a control or a tile, and the suggestions of a control, are not parts.
() => [...document.querySelectorAll("li.row")].map((row) => {
  const { left, top, height } = row.getBoundingClientRect(), frames = [], kinds = [];
  const visit = (node) => {
    const box = node.getBoundingClientRect();
    frames.push([box.left - left, box.top - top, box.width, box.height]);
    kinds.push(node.className);
    const holder = node.matches(".pages") ? node.firstElementChild : node;
    if (node.matches(".toggle, .stepper, .picker, .segments, .secret, .tile")) return;
    for (const child of holder.children) if (!child.matches("datalist")) visit(child);
  };
  const body = row.querySelector(".cell").firstElementChild;
  if (body) visit(body);
  return { height, frames, kinds };
})
