/* The page around this one, where there is one: it is greeted, and whoever answers with the greeting's own number gets the only line. */

/* Milliseconds, and messages within that time; characters of a message as JSON. More than that closes the line. */
const SPAN = 1000;
const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 65536;
/* What happened before somebody listened. */
const MOST_WAITING = 40;

const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
/* The only origin that is talked to, if the address names one. */
const hostOrigin = originOf(query.get('origin'));
let line = null;
const untold = [];
let arrivals = [];

function originOf(asked) {
  if (!asked) return '';
  try {
    const { origin } = new URL(asked);
    if (origin !== 'null') return origin;
  } catch { /* told below */ }
  console.warn(`Uniboard: “origin” can’t be “${asked.slice(0, 60)}”: an address such as https://school.example`);
  return '';
}

function greetHost() {
  if (!uniboard.framed) return;
  window.addEventListener('message', answerHost);
  greet();
  window.addEventListener('resize', tellSize);
  tellWhenFocusLeaves();
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

function tell(event) {
  if (!uniboard.framed) return;
  const { type } = event;
  if (type === 'lesson' || type === 'exercise') addSeconds(event);
  if (line) line.postMessage(event);
  else if (untold.push(event) > MOST_WAITING) untold.shift();
}

let openedAt = 0;

/* Since the step was shown. */
function addSeconds(event) {
  if (event.result === 'shown') openedAt = performance.now();
  else event.seconds = Math.round((performance.now() - openedAt) / SPAN);
}

function closeLine(why) {
  tell({ type: 'error', message: `The line is closed: ${why}.` });
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

function hear(order) {
  const now = performance.now();
  arrivals = arrivals.filter(time => now - time < SPAN);
  if (arrivals.push(now) > MOST_MESSAGES) return closeLine(`more than ${MOST_MESSAGES} messages came within a second`);
  if (isTooLong(order)) return closeLine(`a message is longer than ${LONGEST_MESSAGE}`);
  const type = order?.type;
  if (typeof type !== 'string' || !Object.hasOwn(ORDERS, type)) return undefined;
  const wrong = mismatch(order, ORDERS[type], type) || carryOut(type, order);
  if (wrong) tell({ type: 'error', message: wrong, of: type, ...typeof order.id === 'string' && order.id.length <= 64 ? { id: order.id } : {} });
  return undefined;
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
  const answer = uniboard.order(type, (VALUES[type]?.(order) ?? []).map(value => `\0${String(value).replaceAll('\0', '')}`).join(''));
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
function tellSize() {
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
