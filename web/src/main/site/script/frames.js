/* The program's frames: they come while something is going on, and then no more until something happens. */

import { uniboard } from './page.js';
import { isPrinted, keepPrint } from './diagram.js';
import { sharedFragment } from './history.js';
import { noticeStep } from './embed.js';

/* What draws the program's next frame, while the browser hasn't been asked for one. */
let waitingStep = null;
/* Nothing moves or waits to be drawn; a bot may think, or a file be on its way, which wake the program themselves. */
export let resting = false;
let alarm = 0;

/* Called by the backend at the end of each frame. */
export function nextFrame(step) {
  waitingStep = step;
  keepPrint();
  if (!resting) askForFrame();
}

/* In somebody's page nothing is drawn while it can't be seen. */
export let isInSight = true;

export function noticeSight() {
  if (!uniboard.framed) return;
  new IntersectionObserver(entries => {
    isInSight = entries.at(-1).isIntersecting;
    if (isInSight) noticeStep();
    if (isInSight && !resting) askForFrame();
  }).observe(document.documentElement);
}

function askForFrame() {
  if (!isInSight && uniboard.ready || isPrinted) return;
  const step = waitingStep;
  waitingStep = null;
  if (!step) return;
  asked = step;
  /* Others at a shared table wait for a page that nobody looks at, too: it draws, and isn't seen. Before the first picture the backend
     takes several steps that draw nothing: they needn't wait for the screen. */
  if (document.hidden ? sharedFragment : !uniboard.ready) setTimeout(() => run(step, performance.now()));
  else requestAnimationFrame(time => run(step, time));
}

/* The step that comes next, once the browser has been asked for it. */
let asked = null;

function run(step, time) {
  if (asked !== step) return;
  asked = null;
  step(time);
}

/* The browser gives a hidden page no frames, not even one that it was asked for before. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden && sharedFragment && asked) {
    const step = asked;
    setTimeout(() => run(step, performance.now()));
  }
});

/* Something has happened that the program has to see to: until it has told of its next frame, something is going on. */
export function wake() {
  if (isPrinted) return;
  uniboard.still = false;
  resting = false;
  askForFrame();
}

/* Told by the program within each frame. */
export function rest(nothingMoves, still) {
  resting = nothingMoves;
  uniboard.still = still;
}

/* One time at most is set: the last. */
export function wakeIn(seconds) {
  clearTimeout(alarm);
  alarm = setTimeout(wake, Math.max(0, seconds * 1000));
}
