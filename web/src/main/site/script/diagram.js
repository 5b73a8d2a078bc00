/* An embedded diagram is painted once, then replaced by a picture, which releases its WebGL context. */

import { darkScheme, element, moreContrast, uniboard } from './page.js';
import { query } from '../shared/address.js';
import { reloadAsBrought } from './address.js';
import { failed } from './failure.js';
import { resting } from './frames.js';
import { SETTING, obey, tell } from './embed.js';
import { isPicture } from './size.js';

/* Milliseconds without a frame before the picture is taken: the host page may still resize the frame. */
const SETTLED = 400;
/* The same after a reload by an order: more may follow, as from a slider. */
const LISTENS = 30000;
/* Milliseconds in which orders are collected before a reload. */
const GATHERED = 100;
const MOST_JOURNAL = 40;
/* Orders that need no painting. */
export const QUIET = ['getState', 'focus'];

/* The orders of before the reload, to be repeated. */
export const before = history.state?.journal ?? [];
const wasAsked = history.state?.asked === true;
let journal = [];
let print = null;
export let isPrinted = false;
let drawn = 0;
let printing = 0;
let painting = 0;
let isAsked = false;

const isPaintedOnce = () => uniboard.framed && isPicture && query.get('auto') !== '1';

/* Called at the end of each frame, while the drawing buffer is still readable. */
export function keepPrint() {
  if (!isPaintedOnce() || !uniboard.ready || isPrinted) return;
  clearTimeout(printing);
  if (uniboard.frames !== drawn) {
    const canvas = element('canvas');
    print ??= Object.assign(document.createElement('canvas'), { id: 'print' });
    Object.assign(print, { width: canvas.width, height: canvas.height });
    print.getContext('2d').drawImage(canvas, 0, 0);
    drawn = uniboard.frames;
  }
  if (resting && print) printing = setTimeout(standStill, wasAsked ? LISTENS : SETTLED);
}

function standStill() {
  /* Late fonts repaint the words. */
  if (document.fonts.status === 'loading' || !uniboard.still || failed) return;
  isPrinted = true;
  const canvas = element('canvas');
  canvas.after(print);
  canvas.style.visibility = 'hidden';
  const context = ['webgl2', 'webgl'].map(type => HTMLCanvasElement.prototype.getContext.call(canvas, type)).find(Boolean);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  window.addEventListener('resize', () => paintAnew());
  for (const looks of [darkScheme, moreContrast]) looks.addEventListener('change', () => paintAnew());
  tell({ type: 'drawn' });
}

/* Keeps the last order of each kind of setting; loading something else discards all earlier ones. */
export function note(order) {
  if (!isPaintedOnce() || QUIET.includes(order.type)) return;
  const kind = ({ type, with: asked }) => type === 'set' ? `set ${Object.keys(asked).sort()}` : type;
  const isVoid = ['load', 'new'].includes(order.type);
  journal = isVoid ? [order] : [...journal.filter(each => !SETTING.includes(order.type) || kind(each) !== kind(order)), order].slice(-MOST_JOURNAL);
}

export function repeatJournal() {
  for (const order of before) obey(order);
}

/* A lost WebGL context is never restored: reload. */
export function paintAnew(order) {
  if (order) note(order);
  isAsked ||= order !== undefined;
  clearTimeout(painting);
  painting = setTimeout(() => reloadAsBrought({ ...history.state, journal, asked: isAsked }), GATHERED);
}
