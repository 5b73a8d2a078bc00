/* After the first visit the game works without a network. In frames, which belong to other pages, nothing is kept. */

import { uniboard } from './page.js';
import { base, page } from '../shared/address.js';

export function keepForOffline() {
  if (!page.dataset.offline || uniboard.framed || !navigator.serviceWorker) return;
  navigator.serviceWorker.register(base + page.dataset.offline).then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active.postMessage({ keep: [page.dataset.game] })).catch(() => { /* the site works as without it */ });
}

/* Milliseconds. */
const LONGEST_CHECK = 3000;

/* Files that are kept here and aren't what they should be go, so that what failed can succeed the next time. */
export function mend() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve();
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    setTimeout(resolve, LONGEST_CHECK);
    worker.postMessage({ check: true }, [port2]);
  });
}

export const startAnew = () => mend().then(() => location.reload());
