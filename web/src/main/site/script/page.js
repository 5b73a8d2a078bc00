/* What the page is, and `window.uniboard`: what the program and tests may use of it. */

import { base, folder, page } from '../shared/address.js';
import { shelf } from '../shared/shelf.js';
import { files, fragment, openEmbedding, openFrontDoor, useLanguage } from './address.js';
import { bringArea, fonts, load, pictures } from './assets.js';
import { before, repeatJournal } from './diagram.js';
import { askFor, chooseFile, copy, date, keepLastingly, leadTo, newId, saveFile, savePicture, send } from './sharing.js';
import { fail, failed } from './failure.js';
import { nextFrame, rest, wake, wakeIn } from './frames.js';
import { givenIn } from './given.js';
import { keepWayBack, share } from './history.js';
import { tell, tellSize } from './embed.js';
import { LineLost, askAgain, need } from './line.js';
import { focusPlace, listenToElements } from './accessibility/acts.js';
import { beginTreeAnew, showTree } from './accessibility/tree.js';
import { keepForOffline } from './offline.js';
import { bringPart, fetchRest, hasPart, loadFar, script } from './program.js';

export const element = id => document.getElementById(id);

export const darkScheme = matchMedia('(prefers-color-scheme: dark)');
export const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
export const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const uniboard = window.uniboard = {
  /* For tests and for pages that embed the table. */
  ready: false,
  target: null,
  bot: null,
  status: '',
  places: [],
  frames: 0,
  /* Nothing moves or waits to be drawn, no bot thinks and nothing is on its way. */
  still: false,
  digest: null,
  isAsOpened: null,
  play: null,
  decide: null,
  finger: null,
  wheel: null,

  /* For the program. */
  base,
  game: page.dataset.game,
  language: page.lang,
  /* A link to the rules, lessons or one's games leads to them once; a reload leads to the table. */
  opening: ['#rules', '#learn', '#games'].includes(fragment) ? fragment.slice(1) : '',
  /* Read once. */
  given: givenIn(fragment),
  /* Within a page of somebody's. */
  framed: window.parent !== window,
  tell,
  order: null,
  art: matchMedia(files.smallScreen).matches ? '1x' : '2x',
  dark: darkScheme.matches,
  /* How often fonts have come after words had been painted without them. */
  faces: 0,
  contrast: moreContrast.matches,
  width: 0,
  height: 0,
  /* Where fingers are the board's and not the page's, and how many: { fingers, x, y, width, height }, or null. */
  grip: null,

  useLanguage(code) {
    if (page.lang === code) return;
    useLanguage(code);
    beginTreeAnew();
  },

  hasFile: file => Object.hasOwn(files.assets, file),
  bringArea,
  hasPicture: file => pictures.has(file),
  picture: file => pictures.get(file),
  load,
  need,
  askAgain: words => askAgain(new LineLost(words)),
  fonts,
  startWorker: () => new Worker(base + files.worker),
  runWorkerInPage: () => script(files.worker),
  openFrontDoor,
  openEmbedding,
  leadTo,
  shelf,
  saveFile,
  savePicture,
  copy,
  send,
  /* Given each text that is dropped on the page or pasted into it. */
  bring: null,
  tableAddress: () => `${base}${folder(page.lang)}${page.dataset.game}/`,
  tableAddressForOthers: () => `${base}${page.dataset.game}/?lang=auto`,
  ownAddress: () => location.href.split('#')[0] + fragment,
  chooseFile,
  askFor,
  share,
  loadFar,
  hasPart,
  fetchRest,
  bringPart,
  /* What the title begins with while anybody who is called looks at something else. */
  call: '',
  newId,
  date,
  keepLastingly,
  clock: { next: nextFrame, wake, wakeIn, rest },
  mirror: { listen: listenToElements, focus: focusPlace, wayBack: keepWayBack },

  show(view) {
    if (failed) return;
    view.places = view.regions.flatMap(region => region.places);
    uniboard.status = view.status;
    uniboard.places = view.places;
    showTree(view);
  },

  /* The page's own parts look like the table. */
  wear(values, scheme) {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value);
    style.colorScheme = scheme;
    document.querySelector('meta[name=theme-color]').content = values.table;
  },

  shown() {
    element('splash').hidden = true;
    performance.mark('uniboard-ready');
    uniboard.ready = true;
    repeatJournal();
    tell({ type: 'ready', game: uniboard.game, language: page.lang, version: 1, ...before.length ? { resumed: true } : {} });
    tellSize();
    keepForOffline();
  },

  fail,
};
