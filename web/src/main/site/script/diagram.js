/* A diagram in somebody's page is painted once. Then its picture stands there, and the graphics card is free for other boards. */

/* Milliseconds without a frame, after which nothing more is on its way: the page around may still be giving the frame its height. */
const SETTLED = 400;
/* The same for one that was painted anew because something was asked of it: more may follow, as from a slider. */
const LISTENS = 30000;
/* Milliseconds in which what changes together is gathered. */
const GATHERED = 100;
const MOST_JOURNAL = 40;
/* What can be answered without painting. */
const QUIET = ['getState', 'focus'];

/* What the diagram has been told and is to be told again where it is painted anew. */
const before = history.state?.journal ?? [];
const wasAsked = history.state?.asked === true;
let journal = [];
let print = null;
let isPrinted = false;
let drawn = 0;
let printing = 0;
let painting = 0;
let isAsked = false;

const isPaintedOnce = () => uniboard.framed && isPicture && query.get('auto') !== '1';

/* Called at the end of each frame: only then the browser still has what was drawn in it. */
function keepPrint() {
  if (!isPaintedOnce() || !uniboard.ready || isPrinted) return;
  clearTimeout(printing);
  if (uniboard.frames !== drawn) {
    const canvas = element('canvas');
    print ??= Object.assign(document.createElement('canvas'), { id: 'print' });
    Object.assign(print, { width: canvas.width, height: canvas.height });
    print.getContext('2d').drawImage(canvas, 0, 0);
    drawn = uniboard.frames;
  }
  if (resting && print) printing = setTimeout(standStill, wasAsked ? LISTENS : SETTLED);
}

function standStill() {
  /* Their words will be painted anew. */
  if (document.fonts.status === 'loading' || !uniboard.still || failed) return;
  isPrinted = true;
  const canvas = element('canvas');
  canvas.after(print);
  canvas.style.visibility = 'hidden';
  const context = ['webgl2', 'webgl'].map(type => HTMLCanvasElement.prototype.getContext.call(canvas, type)).find(Boolean);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  window.addEventListener('resize', () => paintAnew());
  for (const looks of [darkScheme, moreContrast]) looks.addEventListener('change', () => paintAnew());
  tell({ type: 'drawn' });
}

/* Of orders that set the same thing the last one counts; what shows something else makes all before it void. */
function note(order) {
  if (!isPaintedOnce() || QUIET.includes(order.type)) return;
  const kind = ({ type, with: asked }) => type === 'set' ? `set ${Object.keys(asked).sort()}` : type;
  const isVoid = ['load', 'new'].includes(order.type);
  journal = isVoid ? [order] : [...journal.filter(each => !SETTING.includes(order.type) || kind(each) !== kind(order)), order].slice(-MOST_JOURNAL);
}

function repeatJournal() {
  for (const order of before) obey(order);
}

/* Only a new page has a new graphics card. */
function paintAnew(order) {
  if (order) note(order);
  isAsked ||= order !== undefined;
  clearTimeout(painting);
  painting = setTimeout(() => reloadAsBrought({ ...history.state, journal, asked: isAsked }), GATHERED);
}
