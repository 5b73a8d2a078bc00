/* What goes out of the page and comes in by a person's hand. */

import { element, uniboard } from './page.js';
import { base, folder, page } from '../shared/address.js';
import { saveBlob } from '../shared/file.js';
import { addToPanel, hidePanel, offer, showPanel } from './failure.js';
import { make } from './accessibility/elements.js';
import { wordsOf } from './words.js';

export const saveFile = (name, text) => saveBlob(name, new Blob([text], { type: 'text/plain' }));

/* Rows come from the lowest. */
export function savePicture(name, pixels, width, height) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const image = new ImageData(width, height);
  const row = 4 * width;
  for (let y = 0; y < height; y++) image.data.set(pixels.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  canvas.getContext('2d').putImageData(image, 0, 0);
  canvas.toBlob(blob => { if (blob) saveBlob(name, blob); });
}

/* Where the clipboard can't be had, as on plain http, the text is there to be selected. */
function showText(text) {
  showPanel(wordsOf('page.select'));
  const field = addToPanel('textarea', text);
  Object.assign(field, { readOnly: true, dir: 'ltr' });
  field.setAttribute('aria-label', wordsOf('page.select'));
  offer('page.done', hidePanel).className = 'first';
  field.focus();
  field.select();
}

export function copy(text, told) {
  const failed = () => {
    showText(text);
    told(false);
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => told(true), failed);
  else failed();
}

/* Cancelling is no failure. */
export const send = what => navigator.share(what).catch(() => { });

function toBase64(text) {
  const signs = [...new TextEncoder().encode(text)].map(byte => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/* The address of a game's page, if the site has it; else null. */
async function pageOf(game) {
  const address = `${base}${folder(page.lang)}${game}/`;
  const found = /^[a-z]+$/.test(game) && await fetch(address).catch(() => null);
  return found && found.ok ? address : null;
}

/* An invitation to another game's table than this page's. */
export async function leadTo(game, invitation) {
  const address = await pageOf(game);
  if (address) location.replace(address + invitation);
}

/* Where a game is opened that isn't this page's, if the site has it; else null. */
async function itsPage(text) {
  const link = /([a-z]+)\/((?:\?ply=[\d.]+)?#(?:g=|r=~)[\w-]+)/.exec(text);
  const game = link ? link[1] : /^uniboard [12]\n(?:id \w+\n)?game ([a-z]+)\n/.exec(text)?.[1];
  if (!game || game === uniboard.game) return null;
  const address = await pageOf(game);
  return address ? address + (link ? link[2] : `#r=~${toBase64(text)}`) : null;
}

async function take(text, reader) {
  const elsewhere = await itsPage(text);
  if (elsewhere) location.assign(elsewhere);
  else reader(text);
}

/* What is dropped on the page, or pasted where nothing is typed. */
export function takeWhatIsBrought() {
  if (uniboard.framed) return;
  const bring = text => { if (text.trim() && uniboard.bring) take(text, uniboard.bring); };
  window.addEventListener('dragover', event => event.preventDefault());
  window.addEventListener('drop', event => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) readFile(file, bring);
    else bring(event.dataTransfer.getData('text'));
  });
  window.addEventListener('paste', event => {
    if (event.target.closest?.('input, textarea')) return;
    bring(event.clipboardData.getData('text'));
  }, true);
}

/* Characters; many times a hundred long games. */
const LONGEST_FILE = 8000000;

async function readFile(file, reader) {
  reader(file.size > LONGEST_FILE ? '' : await file.text());
}

export function chooseFile(reader) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.txt,.uniboard,text/plain';
  field.addEventListener('change', () => { if (field.files.length) readFile(field.files[0], text => take(text, reader)); });
  field.click();
}

/* A field over the table, in the language and with the keyboard that the person has. Keys other than Escape are the browser's there: it is
   the form that Enter sends. */
export function askFor(question, text, longest, reader) {
  showPanel(question);
  const panel = element('failure');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', question);
  const form = addToPanel('form', '');
  const field = make('input', null, form);
  Object.assign(field, { type: 'text', value: text, maxLength: longest, dir: 'auto', autocomplete: 'off' });
  field.setAttribute('aria-label', question);
  Object.assign(make('button', null, form), { type: 'submit', className: 'first', textContent: wordsOf('page.done') });
  const cancel = Object.assign(make('button', null, form), { type: 'button', textContent: wordsOf('page.cancel') });
  cancel.addEventListener('click', hidePanel);
  form.addEventListener('submit', event => {
    event.preventDefault();
    hidePanel();
    reader(field.value);
  });
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !form.isConnected) return;
    event.stopPropagation();
    hidePanel();
  });
  field.focus();
  /* Of a long text the beginning is seen. */
  field.setSelectionRange(0, text.length, 'backward');
  field.scrollLeft = 0;
}

export const newId = () => [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('');

export function date(seconds, language) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}

/* Time to announce and read the end of a game, in milliseconds. */
const TOLD = 30000;

/* Some browsers ask the player: once, and not while the result is being announced. */
export function keepLastingly() {
  setTimeout(async () => {
    try {
      if (!await navigator.storage.persisted()) await navigator.storage.persist();
    } catch { /* it is kept as long as there is room */ }
  }, TOLD);
}
