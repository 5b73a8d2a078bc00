/* Loads the program, as JavaScript or WebAssembly. */

import { uniboard } from './page.js';
import { base, page, query } from '../shared/address.js';
import { files } from './address.js';
import { beginPatienceAnew, bytesOf, filesOf, load } from './assets.js';
import { hidePanel, offer, offerFirst, showPanel } from './failure.js';
import { Hindered, LineLost, persist, rounds } from './line.js';
import { mend, startAnew } from './offline.js';
import { wordsOf } from './words.js';

/* Less than half of WebAssembly, which can't be cut in two, and as quick to draw: mvn -Pmeasure. */
const DEFAULT_TARGET = 'js';

export async function script(source) {
  if (rounds) await fetch(base + source, { cache: 'reload' }).catch(() => { /* the tag will tell */ });
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = base + source;
    tag.onload = resolve;
    tag.onerror = () => reject(new LineLost(`${source} could not be loaded.`));
    document.head.append(tag);
  });
}

/* Milliseconds after which nobody waits any more for a browser to tell. */
const LONGEST_TO_TELL = 2000;
/* Milliseconds within which this script has come where the line is no matter. */
const FAST = 100;

const isLineFast = performance.getEntriesByName(document.currentScript.src).some(({ duration }) => duration < FAST);

/* Resolved when the program has loaded: on a slow line anything loaded beside it would delay it. */
export const programHasCome = new Promise(resolve => {
  if (isLineFast) {
    resolve();
    return;
  }
  const alarm = setTimeout(resolve, LONGEST_TO_TELL);
  const come = () => {
    clearTimeout(alarm);
    resolve();
  };
  const link = document.querySelector('link[rel=preload][as=script]');
  if (performance.getEntriesByName(link.href).length) come();
  else link.onload = link.onerror = come;
});

/* What tables on several devices need, which most players never ask for. */
let farLoading = null;

export function loadFar() {
  farLoading ??= script(page.dataset.far);
  farLoading.catch(() => { farLoading = null; });
  return farLoading;
}

/* What the program's later scripts add, by their names: what the first board doesn't need, rules, where positions are analysed and set up,
 * tables on several devices, classes, and what a teacher of one needs besides. */
const sources = { rest: () => files.later, rules: () => files.rules, analysis: () => files.analysis, setup: () => files.setup,
  remote: () => files.remote, classroom: () => files.classroom, teaching: () => files.teaching };
/* Each script takes what it mentions from those before it. */
const before = { rules: 'rest', analysis: 'rules', setup: 'analysis', remote: 'setup', classroom: 'remote', teaching: 'classroom' };
/* Null where the program is one. */
const sourceOf = part => uniboard.target === 'js' && sources[part]() || null;
const here = new Set();
const coming = new Map();

export const hasPart = part => here.has(part) || !sourceOf(part);

/* Run once alone: so that it doesn't come after all when it was given up, its bytes are fetched before. */
async function run(part) {
  const source = sourceOf(part);
  const earlier = before[part] && begin(before[part]);
  try {
    await Promise.all([bytesOf(source, rounds > 0), ...part === 'rest' ? filesOf('rest', page.lang).map(load) : []]);
  } catch (error) {
    if (error instanceof LineLost || [404, 410].includes(error.status)) throw error;
    throw new LineLost(`${source} could not be loaded (${error.message}).`);
  }
  await earlier;
  await script(source);
  here.add(part);
}

function begin(part) {
  if (!coming.has(part)) {
    const running = run(part);
    coming.set(part, running);
    running.catch(() => coming.delete(part));
  }
  return coming.get(part);
}

/* Milliseconds before a waiting player is told to wait, and before the rest is fetched unasked. */
const SOON = 1000;

let unasked = 0;

/* Fetched unasked, so a failure isn't reported; the delay lets an early tap be answered first. */
export function fetchRest(begun, there, lost) {
  unasked = setTimeout(() => {
    begun();
    begin('rest').then(there, lost);
  }, SOON);
}

/* The part that an invitation leads to at once: to a class, or to a table on several devices. */
function invitation() {
  const { kind, text } = uniboard.given ?? {};
  return kind === 't' && (text.startsWith('c') ? 'classroom' : 'remote');
}

/* Another version of the site has taken this one's place, and has no such file. */
function tellOfNewVersion(error) {
  showPanel(wordsOf('page.newer'), error.message);
  offerFirst('table.error.reload', startAnew);
  offer('page.later', hidePanel);
}

/* Asked for by the player, who is told what hinders. */
export function bringPart(part, there, late, gone) {
  clearTimeout(unasked);
  const alarm = setTimeout(late, SOON);
  if (invitation()) begin(invitation()).catch(() => { /* told where it is waited for */ });
  persist(() => begin(part)).finally(() => clearTimeout(alarm)).then(there, error => {
    tellOfNewVersion(error);
    gone();
  });
}

export const targets = {
  async js() {
    await programHasCome;
    await script(files.program);
    if (!window.main) throw new Hindered(`${files.program} is no program, or none for this browser.`);
    return window.main;
  },
  async wasm() {
    if (!files.wasm) throw new Error('it was built without');
    await script(files.wasmRuntime);
    if (!window.TeaVM) throw new Hindered(`${files.wasmRuntime} is no program, or none for this browser.`);
    return (await TeaVM.wasmGC.load(base + files.wasm)).exports.main;
  },
};

/* The other one where the browser can't run the first: WebAssembly as we have it takes Safari 18.2, Firefox 120 or Chromium 119. It has no
 * classes. */
export async function startProgram() {
  const asked = query.get('target');
  const first = Object.hasOwn(targets, asked) && invitation() !== 'classroom' ? asked : DEFAULT_TARGET;
  let main;
  let failure = null;
  for (const target of [first, ...Object.keys(targets).filter(other => other !== first)]) {
    try {
      main = await targets[target]();
      uniboard.target = target;
      break;
    } catch (error) {
      console.warn(`Uniboard can't be loaded as ${target}: ${error.message}`);
      if (error instanceof Hindered) mend();
      failure ??= error;
      if (target !== first) throw failure;
    }
  }
  beginPatienceAnew();
  main([]);
}
