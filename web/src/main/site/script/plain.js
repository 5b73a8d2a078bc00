/* The table without pictures: its places as buttons that say what they are, and below them what the table says. */

import { hidePanel, offer, offerFirst, showPanel } from './failure.js';
import { measureTable } from './size.js';
import { wordsOf } from './words.js';

/* CSS pixels. */
const STRIP = 96;

const isPlain = () => document.documentElement.classList.contains('plain');

export const stripHeight = () => isPlain() ? STRIP : 0;

/* Says once what is missing and what helps. */
export function layPlainly() {
  document.documentElement.classList.add('plain');
  measureTable();
  showPanel(wordsOf('page.graphics'));
  offerFirst('page.plain', hidePanel);
  offer('page.again', () => location.reload());
}
