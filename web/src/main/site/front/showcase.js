/* A box comes alive: under the pointer, or where fingers scroll in the middle of the screen, its picture is a board that plays by itself. */

import { base, page } from '../shared/address.js';

/* Milliseconds for which a box is looked at before that. */
const LOOKED_AT = 700;
/* CSS pixels. In a lower picture a whole board would be too small to follow. */
const LEAST_HEIGHT = 120;
const MIDDLE = '-42% 0px -42% 0px';

let showing = null;
let soonToShow = 0;
let elementScript = null;

function bringElement() {
  elementScript ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${base}uni-board.js`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return elementScript;
}

/* On a metered line, or where nothing should move, there are pictures. */
const mayShow = () => !navigator.connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function showSoon(box) {
  clearTimeout(soonToShow);
  if (showing?.box === box || !mayShow() || box.querySelector('.picture').clientHeight < LEAST_HEIGHT) return;
  soonToShow = setTimeout(() => bringElement().then(() => show(box)).catch(() => { /* the picture stays */ }), LOOKED_AT);
}

function show(box) {
  endShow();
  const board = document.createElement('uni-board');
  const asked = { game: box.dataset.game, mode: 'diagram', auto: '1', lang: page.lang, controls: 'none', coords: '0' };
  if (page.dataset.colours) asked.theme = page.dataset.colours;
  for (const [name, value] of Object.entries(asked)) board.setAttribute(name, value);
  board.inert = true;
  const picture = box.querySelector('.picture');
  board.style.height = `${picture.clientHeight}px`;
  showing = { box, board };
  board.addEventListener('uniboard-ready', () => picture.classList.add('alive'), { once: true });
  picture.append(board);
}

function endShow() {
  showing?.board.remove();
  showing?.box.querySelector('.picture').classList.remove('alive');
  showing = null;
}

export function bringBoxesAlive() {
  const boxes = [...document.querySelectorAll('#games > li')];
  if (matchMedia('(hover: hover)').matches) {
    for (const box of boxes) {
      box.addEventListener('pointerenter', () => showSoon(box));
      box.addEventListener('pointerleave', () => {
        clearTimeout(soonToShow);
        if (showing?.box === box) endShow();
      });
    }
    return;
  }
  const middle = new IntersectionObserver(entries => {
    const entered = entries.find(({ isIntersecting }) => isIntersecting);
    if (entered) showSoon(entered.target);
  }, { rootMargin: MIDDLE });
  for (const box of boxes) middle.observe(box);
}
