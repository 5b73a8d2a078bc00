/* How large the table is: as large as the window, unless nobody could play at that size. */

import { element, uniboard } from './page.js';
import { query } from '../shared/address.js';
import { stripHeight } from './plain.js';

/* CSS pixels: which windows are too low, and how high the table is there. A window enlarged four times has some 320 by 256. */
const TOO_LOW = { narrow: 480, wide: 320 };
const SCROLLED = { narrow: 640, wide: 360 };
export const NARROW = 600;

/* A board to be looked at alone is as small as its frame. */
export const isPicture = query.get('mode') === 'diagram';
const scrolls = () => document.documentElement.classList.contains('scrolls');

export function measureTable() {
  const { documentElement: page } = document;
  const form = innerWidth < NARROW ? 'narrow' : 'wide';
  const room = innerHeight - stripHeight();
  const isTooLow = !isPicture && room < TOO_LOW[form];
  page.classList.toggle('scrolls', isTooLow);
  const height = isTooLow ? SCROLLED[form] : room;
  element('canvas').style.height = isTooLow ? `${height}px` : '';
  uniboard.width = Math.max(1, Math.round((isTooLow ? page.clientWidth : innerWidth) * devicePixelRatio));
  uniboard.height = Math.max(1, Math.round(height * devicePixelRatio));
}
