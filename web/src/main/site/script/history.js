/* The browser's Back closes what lies over the table (a sheet, the rules, the curtain) before it leaves the page. */

import { uniboard } from './page.js';
import { listener } from './accessibility/acts.js';

/* Whether the newest entry of the browser's history is ours, to be gone back over. After a reload it may still be. */
let hasEntry = history.state?.over === true;
/* Whether we have asked for our entry to go, and hear of it later. */
let leaving = false;

/* Called with whether a step back leads to what lies below. In a frame the history is the outer page's. */
export function keepWayBack(over) {
  if (uniboard.framed || over === hasEntry) return;
  hasEntry = over;
  if (over) {
    history.pushState({ ...history.state, over }, '');
  } else {
    leaving = true;
    history.back();
  }
}

/* The invitation to the shared table at which the page sits, as its address has it; else empty. */
export let sharedFragment = '';

/* Entries of the history that have it are marked: one that isn't was brought by the player. */
const isBrought = () => location.hash.startsWith('#t=') && !history.state?.shared;

/* A reload comes back to a shared table. */
function showFragment() {
  const { hash, pathname, search } = location;
  if (leaving || (sharedFragment ? hash === sharedFragment && !isBrought() : !hash.startsWith('#t='))) return;
  history.replaceState({ ...history.state, shared: sharedFragment !== '' }, '', sharedFragment || pathname + search);
}

export function share(newFragment) {
  sharedFragment = newFragment;
  showFragment();
}

export function followHistory() {
  window.addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      /* Something was laid over the table meanwhile. */
      if (hasEntry) history.pushState({ ...history.state, over: true }, '');
    } else if (hasEntry) {
      hasEntry = false;
      listener.back();
    } else if (history.state?.over) {
      /* Forward, to where there is nothing any more. */
      leaving = true;
      history.back();
    }
    if (!isBrought()) showFragment();
  });
}
