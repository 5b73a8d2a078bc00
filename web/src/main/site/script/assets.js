/* Words, pictures and fonts, as they are downloaded. */

import { element, uniboard } from './page.js';
import { base, page } from '../shared/address.js';
import { files } from './address.js';
import { fail } from './failure.js';
import { wake } from './frames.js';
import { Hindered, LineLost, need, rounds } from './line.js';

const downloads = new Map();
export const pictures = new Map();

/* What the program needs before it can show anything in a language. */
export function filesToStart(code) {
  return [...filesOf('table', code), `text/${uniboard.game}/box/${code}.properties`, ...filesOf(uniboard.game, code)];
}

/* A game's words and pictures, or what every game shares. */
export function filesOf(area, code) {
  const art = `art/${uniboard.art}/${area}`;
  return Object.keys(files.assets).filter(file => file === `text/${area}/${code}.properties` || file.startsWith(art) && /^\d*\.\w+$/.test(file.slice(art.length)));
}

/* Has pictures come, which wake the program. Returns the other files of the area. */
export function bringArea(area, code) {
  const isPicture = file => file.endsWith('.png');
  const all = filesOf(area, code);
  for (const file of all) {
    if (isPicture(file) && !pictures.has(file)) need(file).then(wake, error => fail(error.message));
  }
  return all.filter(file => !isPicture(file));
}

export function load(file) {
  if (!downloads.has(file)) {
    const coming = download(file);
    downloads.set(file, coming);
    coming.catch(() => downloads.delete(file));
  }
  return downloads.get(file);
}

/* Seconds without a byte before giving up; seconds in which the page is too busy to read don't count. */
const LONGEST_SILENCE = 9;

/* The browser's own cache isn't asked where it may have something else in the file's place. */
export async function bytesOf(path, isAnew) {
  const stop = new AbortController();
  let silence = 0;
  const clock = setInterval(() => { if (++silence > LONGEST_SILENCE) stop.abort(); }, 1000);
  try {
    const response = await fetch(base + path, { signal: stop.signal, cache: isAnew ? 'reload' : 'default' });
    if (!response.ok) throw Object.assign(new Error(`${response.status} ${response.statusText}`), { status: response.status });
    if (/html/.test(response.headers.get('content-type'))) throw new Hindered(`A page came in the place of ${path}.`);
    const parts = [];
    const reader = response.body.getReader();
    for (let part; !(part = await reader.read()).done; silence = 0) {
      parts.push(part.value);
      beginPatienceAnew();
    }
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    parts.reduce((at, part) => { bytes.set(part, at); return at + part.length; }, 0);
    return bytes.buffer;
  } catch (error) {
    throw stop.signal.aborted ? Object.assign(new Hindered(`${path} doesn’t come.`), { hangs: true }) : error;
  } finally {
    clearInterval(clock);
  }
}

/* Sets of pictures, each in one file. */
const sets = new Map();

async function contentOf(file, isAnew) {
  const place = files.assets[file];
  if (typeof place === 'string') return new Int8Array(await bytesOf(place, isAnew));
  const [path, from, to] = place;
  if (!sets.has(path)) sets.set(path, bytesOf(path, isAnew));
  const set = sets.get(path);
  try {
    /* Not response.blob(): on a busy machine Chromium sometimes never answers. */
    const bytes = new Uint8Array(await set, from, to - from);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    pictures.set(file, picture);
    return picture;
  } catch (error) {
    if (sets.get(path) === set) sets.delete(path);
    throw error;
  }
}

async function download(file) {
  if (!Object.hasOwn(files.assets, file)) throw new Error(`This table has no ${file}.`);
  for (let attempt = 1; ; attempt++) {
    try {
      return await contentOf(file, attempt > 1 || rounds > 0);
    } catch (error) {
      if (error.hangs || attempt === 3 && error instanceof Hindered) throw error;
      if (attempt === 3) throw new LineLost(`${file} could not be loaded (${error.message}).`);
      await new Promise(resolve => setTimeout(resolve, 300 * attempt));
    }
  }
}

/* Before the program wants to write with them. */
export function askForFonts() {
  for (const path of files.fonts) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/ttf', crossOrigin: '', href: base + path });
    document.head.append(link);
  }
}

/* Milliseconds. */
const LONGEST_FOR_FONTS = 3000;

/* Never rejected: a text in a system font is better than none. Fonts that come later have all words laid again. */
export function fonts(sample) {
  const coming = Promise.allSettled(['16px "Uniboard Sans"', 'bold 16px "Uniboard Sans"', '16px "Uniboard Serif"']
    .map(font => document.fonts.load(font, sample)));
  let isLate = false;
  const patience = new Promise(resolve => {
    const alarm = setTimeout(() => { isLate = true; resolve(); }, LONGEST_FOR_FONTS);
    coming.then(() => clearTimeout(alarm));
  });
  coming.then(() => {
    if (!isLate) return;
    uniboard.faces++;
    wake();
  });
  return Promise.race([coming, patience]);
}

/* How much of what the start needs is there. */
export function showProgress() {
  beginPatienceAnew();
  element('progress').value += 1 / (filesToStart(page.lang).length + 1);
}

/* The splash says after ten seconds without progress that something is missing; where this script itself is, its style does. */
export function beginPatienceAnew() {
  for (const late of document.querySelectorAll('#splash .late')) late.replaceWith(late.cloneNode(true));
}
