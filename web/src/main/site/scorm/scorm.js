/* The script of a SCORM 1.2 package's page: what is done on the board is told to the learning platform around it. */

import { marksFrom } from './marks.js';
import { findPlatform } from './platform.js';

/* Milliseconds after which the site is said to be missing. */
const LONGEST_WAIT = 15000;

const board = document.querySelector('uni-board');

function missSite() {
  const words = document.getElementById('away');
  const alarm = setTimeout(() => { words.hidden = false; }, LONGEST_WAIT);
  window.addEventListener('message', ({ source, data }) => {
    if (data?.uniboard !== 1 || source !== board.shadowRoot?.querySelector('iframe')?.contentWindow) return;
    clearTimeout(alarm);
    words.hidden = true;
  });
}

function mark(platform) {
  const marks = marksFrom(platform.suspended);
  /* This script runs before the element's, so that no frame is loaded twice. */
  if (marks.next > 1) board.setAttribute('step', marks.next);
  const hear = ({ detail }) => {
    /* A frame leads on to the next lesson, which isn't this package's. */
    if (detail.type === 'lesson' && detail.lesson !== board.getAttribute('lesson')) return;
    const wasOver = marks.isOver;
    const counts = marks.hear(detail);
    if (counts) platform.answer(detail);
    if (counts || marks.isOver !== wasOver) platform.keep(marks);
  };
  board.addEventListener('uniboard-lesson', hear);
  board.addEventListener('uniboard-exercise', hear);
  window.addEventListener('pagehide', () => platform.finish(), { once: true });
  /* A page that was put aside has closed its line to the platform. */
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });
}

missSite();
const platform = findPlatform();
if (platform) mark(platform);
else document.getElementById('alone').hidden = false;
