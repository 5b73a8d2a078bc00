/* What happens to the canvas from outside. */

import { darkScheme, element, lessMotion, moreContrast, uniboard } from './page.js';
import { wake } from './frames.js';
import { measureTable } from './size.js';

/* The canvas has the window's size in physical pixels; the program follows at its next frame. */
export function followWindow() {
  const canvas = element('canvas');
  measureTable();
  canvas.width = uniboard.width;
  canvas.height = uniboard.height;
  window.addEventListener('resize', measureTable);
  const observer = new ResizeObserver(([entry]) => {
    measureTable();
    const box = entry.devicePixelContentBoxSize?.[0];
    /* Rounded as the screen rounds; where the browser pretends to another density, it isn't told here. */
    if (box && Math.abs(box.inlineSize - uniboard.width) <= 1) uniboard.width = box.inlineSize;
    if (box && Math.abs(box.blockSize - uniboard.height) <= 1) uniboard.height = box.blockSize;
    wake();
  });
  /* Safari knows no other box than the content's. */
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
}

/* Whatever comes from outside, the program has seen to it when it has told so at the end of a frame. */
export function noticeDisturbances() {
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel', 'click', 'keydown', 'keyup', 'focusin', 'focusout',
    'resize', 'visibilitychange']) window.addEventListener(type, wake, { capture: true, passive: true });
  for (const looks of [darkScheme, moreContrast, lessMotion]) looks.addEventListener('change', wake);
}
