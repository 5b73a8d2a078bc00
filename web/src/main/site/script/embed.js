/* The page around this one, where there is one: it is greeted, and anybody who answers with the greeting's own number gets the only line. */

import { uniboard } from './page.js';
import { LANGUAGES, knownLanguage, query } from '../shared/address.js';
import { QUIET, isPrinted, note, paintAnew } from './diagram.js';
import { isInSight, wake } from './frames.js';
import { targets } from './program.js';
import { ORDERS, mismatch } from './schema.js';
import { NARROW } from './size.js';

/* Milliseconds, and messages within that time; characters of a message as JSON. More than that closes the line. */
const SPAN = 1000;
const MOST_MESSAGES = 20;
/* Of these the last one alone is carried out where several come at once, so that a slider may send one at each of its steps. */
export const SETTING = ['goto', 'set', 'lock', 'highlight', 'pause'];
const MOST_SETTING = 300;
/* Milliseconds from one to the next that is carried out. */
const SETTING_SPAN = 100;
const LONGEST_MESSAGE = 65536;
/* What happened before somebody listened. */
const MOST_WAITING = 40;

const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
/* The only origin that is talked to, if the address names one. */
const hostOrigin = originOf(query.get('origin'));
let line = null;
const untold = [];
let arrivals = [];
let settings = [];
/* Orders that wait to be carried out, by what they set. */
const due = new Map();
let setAt = -SETTING_SPAN;
let setting = 0;

function originOf(asked) {
  if (!asked) return '';
  try {
    const { origin } = new URL(asked);
    if (origin !== 'null') return origin;
  } catch { /* told below */ }
  console.warn(`Uniboard: “origin” can’t be “${asked.slice(0, 60)}”: an address such as https://school.example`);
  return '';
}

export function greetHost() {
  complainOfAddress();
  if (!uniboard.framed) return;
  window.addEventListener('message', answerHost);
  greet();
  window.addEventListener('resize', tellSize);
  window.addEventListener('pointerdown', noticeStep, true);
  window.addEventListener('keydown', noticeStep, true);
  tellWhenFocusLeaves();
}

/* What the page itself sees to, and can't be had; of the rest the program tells. */
function complainOfAddress() {
  const wrong = (name, accepted) => {
    const asked = query.get(name);
    if (asked === null || accepted.includes(asked)) return;
    const message = `“${name}” can’t be “${asked.slice(0, 60)}”: ${accepted.join(', ')}`;
    console.warn(`Uniboard: ${message}`);
    tell({ type: 'error', message });
  };
  wrong('target', Object.keys(targets));
  wrong('start', ['poster']);
  if (query.get('lang') !== null && !knownLanguage(query.get('lang'))) wrong('lang', ['auto', ...Object.keys(LANGUAGES)]);
}

const greet = () => window.parent.postMessage({ uniboard: 1, type: 'hello', nonce }, hostOrigin || '*');

function answerHost({ source, origin, data, ports }) {
  if (source !== window.parent || hostOrigin && origin !== hostOrigin || line || data?.uniboard !== 1) return;
  /* Who began to listen late asks to be greeted again. */
  if (data.type === 'greet') greet();
  if (data.type !== 'welcome' || data.nonce !== nonce || ports.length !== 1) return;
  [line] = ports;
  line.onmessage = event => hear(event.data);
  for (const event of untold.splice(0)) line.postMessage(event);
}

export function tell(event) {
  if (!uniboard.framed) return;
  const { type } = event;
  if (type === 'hint') hints++;
  if (type === 'lesson' || type === 'exercise') addMeasures(event);
  if (line) line.postMessage(event);
  else if (untold.push(event) > MOST_WAITING) untold.shift();
}

/* When the step shown was first in sight, or tapped; null before. */
let seenAt = null;
/* Given at that step. */
let hints = 0;

export function noticeStep() {
  seenAt ??= performance.now();
}

/* Hints, and seconds since the step was seen: it may lie below the window's edge for a while. */
function addMeasures(event) {
  if (event.result !== 'shown') {
    event.seconds = Math.round((performance.now() - (seenAt ?? performance.now())) / SPAN);
  } else {
    seenAt = isInSight ? performance.now() : null;
    hints = 0;
  }
  event.hints = hints;
}

function closeLine(why) {
  tell({ type: 'error', message: `The line is closed: ${why}.` });
  due.clear();
  line.close();
  line = { postMessage() { /* nobody listens any more */ } };
}

function isTooLong(order) {
  try {
    return !(JSON.stringify(order)?.length <= LONGEST_MESSAGE);
  } catch {
    return true;
  }
}

/* The times within the last span, this one included. */
const recent = (times, now) => [...times.filter(time => now - time < SPAN), now];

function floods(isSetting) {
  const now = performance.now();
  if (isSetting) settings = recent(settings, now);
  else arrivals = recent(arrivals, now);
  return settings.length > MOST_SETTING || arrivals.length > MOST_MESSAGES;
}

function hear(order) {
  const type = order?.type;
  const isSetting = SETTING.includes(type);
  if (floods(isSetting)) return closeLine(`more than ${isSetting ? MOST_SETTING : MOST_MESSAGES} messages came within a second`);
  if (isTooLong(order)) return closeLine(`a message is longer than ${LONGEST_MESSAGE}`);
  if (typeof type !== 'string') return undefined;
  if (!Object.hasOwn(ORDERS, type)) return refuse(order, `“${type.slice(0, 60)}” isn’t known: ${Object.keys(ORDERS).join(', ')}`);
  const wrong = mismatch(order, ORDERS[type], type);
  if (wrong) return refuse(order, wrong);
  if (!isSetting) {
    /* What came before it is done before it. */
    carryOutDue();
    return obey(order);
  }
  const set = type === 'set' ? `set ${JSON.stringify(Object.keys(order.with).sort())}` : type;
  due.delete(set);
  due.set(set, order);
  const wait = setAt + SETTING_SPAN - performance.now();
  if (wait <= 0) carryOutDue();
  else setting ||= setTimeout(carryOutDue, wait);
  return undefined;
}

function carryOutDue() {
  clearTimeout(setting);
  setting = 0;
  if (!due.size) return;
  setAt = performance.now();
  const orders = [...due.values()];
  due.clear();
  orders.forEach(obey);
}

export function obey(order) {
  const wrong = carryOut(order.type, order);
  if (wrong) refuse(order, wrong);
}

function refuse({ type, id }, message) {
  console.warn(`Uniboard: ${message}`);
  tell({ type: 'error', message, of: type, ...typeof id === 'string' && id.length <= 64 ? { id } : {} });
}

/* The values of an order, in the schema's order of members. */
const VALUES = {
  load: ({ kind, text }) => [kind, text],
  new: order => Object.entries(order.with ?? {}).flat(),
  set: order => Object.entries(order.with).flat(),
  goto: ({ ply }) => [ply],
  play: ({ move }) => [move],
  lock: ({ moves }) => moves,
  highlight: ({ places }) => places,
  pause: ({ paused }) => [paused],
};

function carryOut(type, order) {
  if (type === 'focus') return focusBoard();
  if (!uniboard.ready) return 'The board isn’t ready';
  if (isPrinted && !QUIET.includes(type)) {
    paintAnew(order);
    return '';
  }
  const answer = uniboard.order(type, (VALUES[type]?.(order) ?? []).map(value => `\0${String(value).replaceAll('\0', '')}`).join(''));
  if (!answer) note(order);
  wake();
  return answer;
}

/* Where the focus was, or where it begins. */
function focusBoard() {
  window.focus();
  document.querySelector('#screen button[tabindex="0"], #screen button')?.focus();
  return '';
}

/* How high a board of this width is best played. */
export function tellSize() {
  const { innerWidth: width } = window;
  const height = width < NARROW ? Math.max(560, Math.min(720, width * 1.78)) : Math.max(400, Math.min(900, width * 0.625));
  tell({ type: 'resize', height: Math.round(height) });
}

function tellWhenFocusLeaves() {
  let way = null;
  window.addEventListener('keydown', event => {
    way = event.key === 'Tab' ? event.shiftKey ? 'before' : 'after' : null;
  }, true);
  /* The focus has stayed. */
  window.addEventListener('keyup', () => { way = null; }, true);
  window.addEventListener('blur', () => {
    if (way) tell({ type: 'focusexit', way });
    way = null;
  });
}
