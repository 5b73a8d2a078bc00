/* What the player sees when the program can't go on. */

import { element, uniboard } from './page.js';
import { base } from '../shared/address.js';
import { files } from './address.js';
import { tell } from './embed.js';
import { cover, make } from './accessibility/elements.js';
import { dialog } from './accessibility/tree.js';
import { startAnew } from './offline.js';
import { isPicture } from './size.js';
import { wordsOf } from './words.js';

/* The first failure stays: what follows it is its consequence. */
export let failed = false;

/* Nothing more is done on this page. */
export function giveUp() {
  failed = true;
}

/* The record, of the game on the table, may be empty. */
export function fail(detail, record) {
  if (failed) return;
  failed = true;
  showPanel(wordsOf('table.error.text'), detail);
  tell({ type: 'error', message: String(detail) });
  if (record) offerToCopy(record);
  offerFirst('table.error.reload', startAnew);
}

/* A position that the page around has chosen: no other one may stand in its place. */
export const showsItsOwn = () => isPicture || uniboard.given !== null;

/* Where the board can't be in this frame: its picture, and where it can be played. Links may be dead here, so the address is text too. */
export function showElsewhere(why) {
  failed = true;
  showPanel(wordsOf(why));
  const panel = element('failure');
  const link = make('a', null, panel);
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener' });
  const name = element('title').textContent;
  if (showsItsOwn()) link.textContent = name;
  else Object.assign(make('img', null, link), { src: base + files.picture, alt: name, width: 360, height: 270 });
  Object.assign(addToPanel('p', location.href), { className: 'detail', dir: 'ltr' });
  tell({ type: 'error', message: panel.textContent });
}

export function addToPanel(name, words) {
  const child = make(name, null, element('failure'));
  child.textContent = words;
  return child;
}

/* What had the focus before the panel. */
let focusedBelow = null;

/* Over everything; what lies below can't be used until the panel goes. */
export function showPanel(message, detail) {
  const panel = element('failure');
  panel.setAttribute('role', 'alert');
  panel.removeAttribute('aria-label');
  if (panel.hidden) focusedBelow = document.activeElement;
  panel.replaceChildren();
  addToPanel('p', message);
  if (detail) Object.assign(addToPanel('p', detail), { className: 'detail', dir: 'auto' });
  element('splash').hidden = true;
  panel.hidden = false;
  coverBelow();
}

/* Whatever the program lays there meanwhile. */
export function coverBelow() {
  const covered = !element('failure').hidden;
  cover(element('screen'), covered || dialog !== null);
  if (dialog) cover(dialog, covered);
}

export function hidePanel() {
  element('failure').hidden = true;
  element('splash').hidden = uniboard.ready;
  element('failure').replaceChildren();
  coverBelow();
  focusedBelow?.focus();
}

export function offer(words, act) {
  const button = addToPanel('button', wordsOf(words));
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

/* What helps most. A table within a page doesn't take the focus from it. */
export function offerFirst(words, act) {
  const button = offer(words, act);
  button.className = 'first';
  if (document.hasFocus()) button.focus();
}

function offerToCopy(text) {
  const record = addToPanel('textarea', text);
  record.readOnly = true;
  record.dir = 'ltr';
  record.setAttribute('aria-labelledby', 'failure-copy');
  const copy = addToPanel('button', wordsOf('table.error.copy'));
  copy.id = 'failure-copy';
  copy.addEventListener('click', () => {
    record.select();
    navigator.clipboard ? navigator.clipboard.writeText(record.value).catch(() => document.execCommand('copy')) : document.execCommand('copy');
  });
}
