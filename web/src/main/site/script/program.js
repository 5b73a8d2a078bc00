/* Loads the program, as JavaScript or WebAssembly. */

import { uniboard } from './page.js';
import { base, page, query } from '../shared/address.js';
import { files } from './address.js';
import { beginPatienceAnew } from './assets.js';
import { Hindered, LineLost, rounds } from './line.js';
import { mend } from './offline.js';

/* A third smaller than WebAssembly, which is beyond the budget of what is downloaded, and as quick to draw: mvn -Pmeasure. */
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

/* What tables on several devices need, which most players never ask for. */
let farLoading = null;

export function loadFar() {
  farLoading ??= script(page.dataset.far);
  farLoading.catch(() => { farLoading = null; });
  return farLoading;
}

export const targets = {
  async js() {
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

/* The other one where the browser can't run the first: WebAssembly as we have it takes Safari 18.2, Firefox 120 or Chromium 119. */
export async function startProgram() {
  const asked = query.get('target');
  const first = Object.hasOwn(targets, asked) ? asked : DEFAULT_TARGET;
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
