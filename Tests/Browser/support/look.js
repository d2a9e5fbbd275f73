// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Returns the position and the style of each element of a page.
() => {
  const names = [
    "display", "visibility", "opacity", "color", "background-color", "color-scheme", "direction",
    "text-align", "font-family", "font-size", "font-weight", "line-height", "padding", "gap",
    "align-items", "min-height", "border-top", "border-radius", "width", "height", "white-space",
  ];
  scrollTo(0, 0);
  // Ends all animations, so that elements are at their final positions.
  for (const motion of document.getAnimations()) motion.cancel();
  const main = document.querySelector("main");
  const { left, top } = main.getBoundingClientRect();
  const look = (node) => {
    const box = node.getBoundingClientRect(), style = getComputedStyle(node);
    const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    const own = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data);
    return [`${node.localName} “${own.join("")}” at ${place}`,
      ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join("; ");
  };
  return [document.documentElement, main, ...main.querySelectorAll("*")].map((node, index) =>
    // The height of the document depends on its bar, which may have a back button.
    index ? look(node) : look(node).replace(/(at \S+)|((height|width): \S+)/g, ""));
}
