// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Applies patches, which describe changes by the positions of sections and rows.

import { build, findAll, listOf, main, rowsOf } from "./elements.js";
import { arrange, assign, morph, remove } from "./morphing.js";
import { fadeOut, glideToNewPlaces } from "./motion.js";

/**
 * @typedef {[section: number, row: number]} Position
 * @typedef {[section: number, html: string]} SectionMarkup
 * @typedef {[section: number, row: number, html: string]} RowMarkup
 *
 * @typedef {object} Edit
 * @property {number[]} [deletedSections] Old positions.
 * @property {[from: number, to: number][]} [movedSections] Old and new positions.
 * @property {SectionMarkup[]} [insertedSections] New positions.
 * @property {Position[]} [deletedRows] Old positions.
 * @property {[...Position, ...Position][]} [movedRows] Old and new positions.
 * @property {RowMarkup[]} [insertedRows] New positions.
 *
 * @typedef {object} Patch
 * @property {Edit} [edit] Deletions, moves, and insertions. All other positions are new positions.
 * @property {SectionMarkup[]} [slices] The attributes of sections with other rows or reports than before.
 * @property {string} [attributes] The attributes of the page.
 * @property {RowMarkup[]} [updatedRows]
 * @property {[section: number, header: string, footer: string][]} [updatedHeaders]
 * @property {[header: string, footer: string]} [updatedPageHeader]
 * @property {SectionMarkup[]} [updatedSections]
 * @property {[...row: Position, block?: ScrollLogicalPosition]} [scrollTo] The row to scroll to, and its place.
 */

/**
 * The last request to scroll each page to a row.
 * @type {WeakMap<Element, Patch["scrollTo"]>}
 */
export const reveals = new WeakMap();

/**
 * Deletes, moves, and inserts sections and rows.
 * @param {Edit} edit
 * @param {boolean} isAnimated
 */
export function applyEdit(edit, isAnimated) {
  if (isAnimated) glideToNewPlaces(() => perform(edit));
  else perform(edit);
}

/** @param {Edit} edit */
function perform(edit) {
  const { deletedSections = [], movedSections = [], insertedSections = [] } = edit;
  const { deletedRows = [], movedRows = [], insertedRows = [] } = edit;
  // Finds all elements before it changes any.
  const oldSections = findAll("section");
  const oldRows = oldSections.map(rowsOf);
  const goneSections = deletedSections.map((section) => oldSections[section]);
  const goneRows = deletedRows.map(([section, row]) => oldRows[section][row]);
  const sections = [
    ...movedSections.map(([from, to]) => ({ section: to, row: 0, node: oldSections[from] })),
    ...insertedSections.map(([section, html]) => ({ section, row: 0, node: build(html) })),
  ].sort(byPosition);
  const rows = [
    ...movedRows.map(([fromSection, fromRow, section, row]) => (
      { section, row, node: oldRows[fromSection][fromRow] })),
    ...insertedRows.map(([section, row, html]) => ({ section, row, node: build(html) })),
  ].sort(byPosition);

  /** @type {Set<Node>} */
  const moved = new Set([...goneRows, ...goneSections, ...[...sections, ...rows].map(({ node }) => node)]);
  const newSections = oldSections.filter((node) => !moved.has(node));
  for (const { section, node } of sections) newSections.splice(section, 0, node);
  const newRows = newSections.map((section) => rowsOf(section).filter((node) => !moved.has(node)));
  for (const { section, row, node } of rows) newRows[section].splice(row, 0, node);

  fadeOut(goneRows);
  arrange(main, [main.firstChild, ...newSections, main.lastChild], moved);
  newRows.forEach((nodes, index) => arrange(listOf(newSections[index]), nodes, moved));
  goneSections.forEach(remove);
}

/**
 * @param {{ section: number, row: number }} one
 * @param {{ section: number, row: number }} other
 */
const byPosition = (one, other) => one.section - other.section || one.row - other.row;

/**
 * Applies the updates of a patch, and scrolls to the requested row.
 * @param {Patch} patch
 * @param {(scrollTo?: unknown) => void} [keepPlace] Keeps the visible rows in place.
 */
export function applyUpdates(patch, keepPlace) {
  const { slices = [], updatedRows = [], updatedHeaders = [], updatedSections = [] } = patch;
  const sections = findAll("section");
  for (const [section, html] of slices) assign(sections[section], build(html));
  if (patch.attributes) assign(main, build(patch.attributes));
  for (const [section, row, html] of updatedRows) morph(listOf(sections[section]).children[row], build(html));
  for (const [section, header, footer] of updatedHeaders) morphEnds(sections[section], header, footer);
  if (patch.updatedPageHeader) morphEnds(main, ...patch.updatedPageHeader);
  for (const [section, html] of updatedSections) morph(sections[section], build(html));
  keepPlace?.(patch.scrollTo);
  if (!patch.scrollTo) return;
  reveals.set(main, patch.scrollTo);
  const [section, number, block] = patch.scrollTo;
  const row = listOf(sections[section]).children[number];
  // A row that is still moving would be measured at its old place.
  row.getAnimations().map((motion) => motion.cancel());
  row.scrollIntoView({ block });
}

/**
 * Changes the header and footer of a section or a page.
 * @param {Element} element
 * @param {string} header
 * @param {string} footer
 */
function morphEnds(element, header, footer) {
  morph(element.firstChild, build(header));
  morph(element.lastChild, build(footer));
}
