/* Loads the program, as JavaScript or WebAssembly, and is its way to the page. What the program and tests may use is in `window.uniboard`. */
(() => {
'use strict';

/* A fifth smaller than WebAssembly, which is beyond the budget of what is downloaded, and as quick to draw: mvn -Pmeasure. */
const DEFAULT_TARGET = 'js';
const LANGUAGES = { en: 'ltr', fr: 'ltr', uk: 'ltr', he: 'rtl' };
const ASSETS = [/* asset files */];
/* Physical pixels of a board square up to which the small art is enough. */
const SMALL_ART = 136;

/* Key codes. */
const CONTROL = 17;
const SHORTCUTS = { 90: 90, 89: 89, shifted: 89 };

const query = new URLSearchParams(location.search);
const base = new URL('.', location.href).href;
const element = id => document.getElementById(id);

const language = (() => {
  for (const tag of [query.get('lang'), ...navigator.languages]) {
    if (!tag) continue;
    const code = tag.toLowerCase().split(/[-_]/)[0].replace('iw', 'he');
    if (code in LANGUAGES) return code;
  }
  return 'en';
})();

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');

const uniboard = window.uniboard = {
  /* For tests and for pages that embed the table. */
  ready: false,
  target: null,
  bot: null,
  status: '',
  places: [],
  frames: 0,
  digest: null,
  play: null,
  decide: null,
  finger: null,
  wheel: null,

  /* For the program. */
  base,
  game: query.get('game'),
  askedLanguage: query.get('lang') && language,
  language,
  art: Math.min(innerWidth - 16, innerHeight * 0.75) / 5 * devicePixelRatio <= SMALL_ART ? '1x' : '2x',
  dark: darkScheme.matches,
  contrast: moreContrast.matches,
  width: 0,
  height: 0,
  /* Where fingers are the board's and not the page's, and how many: { fingers, x, y, width, height }, or null. */
  grip: null,

  useLanguage(code) {
    document.documentElement.lang = code;
    document.documentElement.dir = LANGUAGES[code];
  },

  /* What the program needs before it can show anything in a language. */
  filesToStart: code => [...uniboard.filesOf('table', code), ...ASSETS.filter(file => file.endsWith(`/box/${code}.properties`)),
    ...uniboard.game ? uniboard.filesOf(uniboard.game, code) : []],

  /* A game's words and pictures, or what every game shares. */
  filesOf(area, code) {
    const art = `art/${uniboard.art}/${area}`;
    return ASSETS.filter(file => file === `text/${area}/${code}.properties` || file.startsWith(art) && /^\d*\.\w+$/.test(file.slice(art.length)));
  },

  picture: file => pictures.get(file),

  load(file) {
    if (!downloads.has(file)) downloads.set(file, download(file));
    return downloads.get(file);
  },

  /* Never rejected: a text in a system font is better than none. */
  fonts: sample => Promise.allSettled(['16px "Uniboard Sans"', 'bold 16px "Uniboard Sans"', '16px "Uniboard Serif"']
    .map(font => document.fonts.load(font, sample))),

  mirror: pageMirror,

  show(view) {
    if (!element('failure').hidden) return;
    view.places = view.regions.flatMap(region => region.places);
    uniboard.status = view.status;
    uniboard.places = view.places;
    pageMirror.show(view);
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
  },

  fail,
  script,
};

const downloads = new Map();
const pictures = new Map();

async function download(file) {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(`${base}assets/${file}`);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      if (!file.endsWith('.png')) return new Int8Array(await response.arrayBuffer());
      const picture = await createImageBitmap(await response.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
      pictures.set(file, picture);
      return picture;
    } catch (error) {
      if (attempt === 3) throw new Error(`${file} could not be loaded (${error.message}).`);
      await new Promise(resolve => setTimeout(resolve, 300 * attempt));
    }
  }
}

/* The first failure stays: what follows it is its consequence. */
function fail(detail, words = {}) {
  const panel = element('failure');
  if (!panel.hidden) return;
  const add = (name, text, to = panel) => {
    const child = document.createElement(name);
    child.textContent = text;
    to.append(child);
    return child;
  };
  if (!words.message) {
    panel.lang = 'en';
    panel.dir = 'ltr';
  }
  add('p', words.message || 'Uniboard could not go on. Your game is kept: reload the page to return to it.');
  const what = add('p', detail);
  what.className = 'detail';
  what.dir = 'auto';
  if (words.record) {
    const record = add('textarea', words.record);
    record.readOnly = true;
    record.dir = 'ltr';
    record.setAttribute('aria-labelledby', 'failure-copy');
    const copy = add('button', words.copy || 'Copy');
    copy.id = 'failure-copy';
    copy.addEventListener('click', () => {
      record.select();
      navigator.clipboard ? navigator.clipboard.writeText(record.value).catch(() => document.execCommand('copy')) : document.execCommand('copy');
    });
  }
  const reload = add('button', words.reload || 'Reload');
  reload.className = 'first';
  reload.addEventListener('click', () => location.reload());
  for (const part of document.querySelectorAll('#screen, [role=dialog]')) part.inert = true;
  panel.hidden = false;
  reload.focus();
}

function script(source) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = base + source;
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(`${source} could not be loaded.`));
    document.head.append(tag);
  });
}

const targets = {
  async js() {
    await script('app.js');
    return window.main;
  },
  async wasm() {
    await script('app.wasm.js');
    return (await TeaVM.wasmGC.load(`${base}app.wasm`)).exports.main;
  },
};

async function start() {
  const asked = query.get('target');
  const first = asked in targets ? asked : DEFAULT_TARGET;
  let main;
  for (const target of [first, ...Object.keys(targets).filter(other => other !== first)]) {
    try {
      main = await targets[target]();
      uniboard.target = target;
      break;
    } catch (error) {
      console.warn(`Uniboard can't be loaded as ${target}: ${error.message}`);
      if (target !== first) throw error;
    }
  }
  main([]);
}

/* The canvas has the window's size in physical pixels; the program follows at its next frame. */
function followWindow() {
  const canvas = element('canvas');
  const whole = () => {
    uniboard.width = Math.max(1, Math.round(innerWidth * devicePixelRatio));
    uniboard.height = Math.max(1, Math.round(innerHeight * devicePixelRatio));
  };
  whole();
  canvas.width = uniboard.width;
  canvas.height = uniboard.height;
  window.addEventListener('resize', whole);
  const observer = new ResizeObserver(([entry]) => {
    whole();
    const box = entry.devicePixelContentBoxSize?.[0];
    /* Rounded as the screen rounds; where the browser pretends to another density, it isn't told here. */
    if (box && Math.abs(box.inlineSize - uniboard.width) <= 1) uniboard.width = box.inlineSize;
    if (box && Math.abs(box.blockSize - uniboard.height) <= 1) uniboard.height = box.blockSize;
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
}

/* The backend listens on the whole document and swallows Tab, Backspace and the clipboard. It gets no key that belongs to the browser or to
   an element of the page; the mirror's buttons see to theirs. */
function keepKeys() {
  const belongsToPage = event => event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)
    || event.target.closest?.('input, textarea, select, a[href], #failure, article') && event.key !== 'Escape';
  let telling = false;
  /* A shortcut is told as a whole: the system keeps the end of some from the page, and the backend would take them for held for ever. */
  const tell = (type, ...keys) => {
    telling = true;
    for (const keyCode of keys) document.dispatchEvent(Object.defineProperty(new KeyboardEvent(type), 'keyCode', { value: keyCode }));
    telling = false;
  };
  for (const type of ['keydown', 'keypress', 'keyup']) {
    window.addEventListener(type, event => {
      if (telling || !belongsToPage(event)) return;
      event.stopPropagation();
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.target.closest?.('textarea') && SHORTCUTS[event.keyCode];
      if (!shortcut) return;
      event.preventDefault();
      if (type !== 'keydown') return;
      const key = event.shiftKey ? SHORTCUTS.shifted : shortcut;
      tell('keydown', CONTROL, key);
      tell('keyup', key, CONTROL);
    }, true);
  }
  for (const type of ['copy', 'cut', 'paste']) window.addEventListener(type, event => event.stopPropagation(), true);
  /* A key that has brought the focus into the mirror doesn't scroll the page as well. */
  let before = null;
  window.addEventListener('keydown', () => { before = document.activeElement; }, true);
  window.addEventListener('keydown', event => { if (event.key !== 'Tab' && document.activeElement !== before) event.preventDefault(); });
}

/* The backend would prevent all that the browser does with a finger, scrolling and zooming too. It gets the finger as a mouse instead, and
   is told that the finger went elsewhere when the browser makes a gesture of it. Where the board is to be moved and enlarged by fingers, the
   browser is kept from that and the program told of the second finger; unless the page itself is enlarged and has to be left again. */
function translateTouch() {
  const canvas = element('canvas');
  const mouse = (type, at) => canvas.dispatchEvent(new MouseEvent(type, { clientX: at.clientX, clientY: at.clientY, bubbles: true, cancelable: true }));
  const nowhere = { clientX: -9999, clientY: -9999 };
  const begins = { pointerdown: 'mousedown', pointermove: 'mousemove', pointerup: 'mouseup', pointercancel: 'mouseup' };
  const framed = window.top !== window;
  const isGripped = ({ target, clientX, clientY }) => {
    const { grip } = uniboard;
    return grip && target === canvas && visualViewport.scale < 1.02 && clientX >= grip.x && clientX < grip.x + grip.width
      && clientY >= grip.y && clientY < grip.y + grip.height;
  };
  let second = null;
  const tellSecond = event => {
    if (event.type === 'pointerdown' && second === null && isGripped(event)) second = event.pointerId;
    if (event.pointerId !== second) return;
    uniboard.finger(event.type, event.clientX * devicePixelRatio, event.clientY * devicePixelRatio);
    if (event.type === 'pointerup' || event.type === 'pointercancel') second = null;
  };
  for (const [type, told] of Object.entries(begins)) {
    canvas.addEventListener(type, event => {
      if (event.pointerType === 'mouse') return;
      event.preventDefault();
      if (!event.isPrimary) return tellSecond(event);
      const at = type === 'pointercancel' ? nowhere : event;
      if (type !== 'pointermove') mouse('mousemove', at);
      mouse(told, at);
    });
  }
  let held = false;
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    window.addEventListener(type, event => {
      event.stopPropagation();
      const touches = [...event.touches];
      if (type === 'touchstart') held = touches.every(isGripped) && (touches.length > 1 || uniboard.grip.fingers === 'ALL');
      if (held && event.cancelable && type !== 'touchend') event.preventDefault();
    }, { capture: true, passive: false });
  }
  /* The backend knows whole notches only. Within another page the wheel is that page's. */
  window.addEventListener('wheel', event => {
    if (framed || event.ctrlKey || !isGripped(event)) return;
    event.preventDefault();
    event.stopPropagation();
    uniboard.wheel(event.deltaY / [100, 3, 1][event.deltaMode]);
  }, { capture: true, passive: false });
  /* Where there is nothing to scroll, a finger that slips still taps. */
  const zoomed = () => { canvas.style.touchAction = framed || visualViewport.scale > 1 ? 'manipulation' : 'pinch-zoom'; };
  zoomed();
  visualViewport.addEventListener('resize', zoomed);
}

/* The system takes the graphics card away now and then (sleep, a driver's restart). All pictures are gone with it; the game isn't. */
function outliveTheGraphicsCard() {
  element('canvas').addEventListener('webglcontextlost', event => event.preventDefault());
  element('canvas').addEventListener('webglcontextrestored', () => location.reload());
}

uniboard.useLanguage(language);
window.addEventListener('error', event => { if (event.error) fail(event.message); });
window.addEventListener('unhandledrejection', event => { if (!uniboard.ready) fail(String(event.reason?.message || event.reason)); });
/* The backend disposes of the program when the page is left: what the browser would bring back is dead. */
window.addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
darkScheme.addEventListener('change', () => { uniboard.dark = darkScheme.matches; });
moreContrast.addEventListener('change', () => { uniboard.contrast = moreContrast.matches; });
keepKeys();
translateTouch();
outliveTheGraphicsCard();
followWindow();
for (const file of uniboard.filesToStart(language)) uniboard.load(file).catch(() => { /* told when the program asks for it */ });
start().catch(error => fail(error.message));
})();
