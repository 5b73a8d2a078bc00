/* When the line is gone. */

import { element, uniboard } from './page.js';
import { load } from './assets.js';
import { failed, hidePanel, offer, offerFirst, showElsewhere, showPanel } from './failure.js';
import { mend } from './offline.js';
import { wordsOf } from './words.js';

/* Something that couldn't be loaded; it may be had another time. */
export class LineLost extends Error {}
/* It hangs, or something else comes in its place. */
export class Hindered extends LineLost {}

const lineIsBack = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }));

/* While something waits for the line. */
let waiting = null;
/* How often the player or the browser had it tried again. */
export let rounds = 0;

/* Settled when the player asks to try again, or the browser tells that the line is back: nothing is given up meanwhile. */
export function askAgain(error) {
  /* Nothing goes on any more. */
  if (failed) return new Promise(() => { });
  /* Without an origin of its own a frame may fetch only where the server says that everybody may. */
  if (window.origin === 'null' && !uniboard.ready) {
    showElsewhere('page.alone');
    return new Promise(() => { });
  }
  if (!waiting) {
    waiting = {};
    waiting.over = new Promise(resolve => { waiting.end = resolve; });
    lineIsBack().then(tryAgain);
  }
  if (element('failure').hidden) askThePlayer(error);
  return waiting.over;
}

async function tryAgain() {
  if (!waiting || failed) return;
  const { end } = waiting;
  waiting = null;
  rounds++;
  hidePanel();
  await mend();
  end();
}

/* What was asked for comes when it can; until then the player may go on with what is there. */
function askThePlayer(error) {
  showPanel(wordsOf(error instanceof Hindered ? 'page.late' : 'page.offline'));
  offerFirst('page.again', tryAgain);
  if (uniboard.ready) offer('page.later', hidePanel);
}

/* Never rejected by a line that is gone: what the player has asked for is asked for again. */
export async function persist(attempt) {
  for (;;) {
    const round = rounds;
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      /* What was under way when it was asked for again hasn't been tried again yet. */
      if (round === rounds) await askAgain(error);
    }
  }
}

export const need = file => persist(() => load(file));
