# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pictures whose pixels a page reads."""

# Statements of an asynchronous function that draw the picture at `address`, and declare `image` and `context`.
DRAWN = """
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
"""
