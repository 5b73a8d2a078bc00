/* <uni-board>: a board of the site in anyone's page, as a frame that tells what happens in it. Without this script the element's own content
   stays. */

const GAMES = ['onitama', 'unlur', 'unikat', 'unitary', 'unitar'];
const CODES = ['en', 'fr', 'uk', 'he'];
/* What the element sees to itself; whatever else it carries is asked of the board as in its address. */
const OWN = ['base', 'game', 'lang', 'link', 'position', 'record', 'start', 'id', 'class', 'style', 'slot', 'title', 'hidden', 'inert', 'tabindex', 'dir', 'role'];
/* Changed without loading the board again. */
const LIVELY = ['theme', 'motion', 'sound', 'coords'];
/* Boards that hold a graphics card at a time. */
const MOST_ALIVE = 8;
/* Diagrams that are being painted at a time: one that has been painted holds no graphics card. */
const MOST_PAINTED = 4;
/* Milliseconds after which one that doesn't come keeps nobody waiting any more. */
const LONGEST_PAINTED = 20000;
const NARROW = 600;
/* Milliseconds after which a board that hasn't greeted is told of. */
const LONGEST_SILENCE = 30000;

/* Those that are playing, the one longest unused first. */
const alive = new Set();
const painting = new Set();
/* Diagrams waiting to be painted, in their order. */
const unpainted = new Set();
let look = null;

function paintNext() {
  for (const board of unpainted) {
    if (painting.size >= MOST_PAINTED) return;
    unpainted.delete(board);
    painting.add(board);
    board.paint();
  }
}

function sheet() {
  if (look) return look;
  look = new CSSStyleSheet();
  look.replaceSync(':host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;height:100%;border:0;border-radius:inherit}');
  return look;
}

/* As an address has a text: escaped, or in base64url behind a ~, whichever is shorter. */
function packed(text) {
  const signs = Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join('');
  const base64 = `~${btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  const escaped = encodeURIComponent(text);
  return base64.length < escaped.length ? base64 : escaped;
}

const schemeOf = theme => theme === 'dark' || theme === 'light' ? theme : 'light dark';

const near = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) target.come();
}, { rootMargin: '300px' });

/* Browsers give a frame that is out of sight nothing to paint with. */
const sight = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) target.see(isIntersecting);
});

/** A board. Its properties and events are described in types.d.ts. */
class UniBoard extends HTMLElement {
  /** Where the site is, unless an element says otherwise: an address that ends in a slash. */
  static base = '';

  #frame = null;
  #line = null;
  #unsent = [];
  #state = null;
  /* What was on the board before it went back to its picture. */
  #kept = '';
  #lesson = null;
  #hasCome = false;
  #ready = false;
  /* Whether a diagram has become a picture: the next order reloads its frame. */
  #drawn = false;
  #painting = 0;
  /* Until the board in the frame has greeted. */
  #silence = 0;
  #changes = new MutationObserver(records => this.#follow(records.map(({ attributeName }) => attributeName)));
  #greeted = event => this.#answer(event);

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open', delegatesFocus: true }).append(document.createElement('slot'));
      this.shadowRoot.adoptedStyleSheets = [sheet()];
    }
    if (!this.hasAttribute('game')) return this.#waitForGame();
    if (!GAMES.includes(this.getAttribute('game'))) return this.#complain(`“game” can’t be “${this.getAttribute('game').slice(0, 60)}”: ${GAMES.join(', ')}`);
    const language = this.getAttribute('lang')?.toLowerCase().split('-')[0];
    if (language && language !== 'auto' && !CODES.includes(language)) this.#tell(`“lang” can’t be “${language.slice(0, 60)}”: auto, ${CODES.join(', ')}`);
    const start = this.getAttribute('start');
    if (start !== null && start !== 'poster') this.#tell(`“start” can’t be “${start.slice(0, 60)}”: poster`);
    this.#keepRoom();
    window.addEventListener('message', this.#greeted);
    this.#changes.observe(this, { attributes: true });
    (this.#isDiagram() ? sight : near).observe(this);
    return undefined;
  }

  /* A script may say which one right after it has put the element there. */
  #waitForGame() {
    this.#changes.observe(this, { attributes: true });
    setTimeout(() => {
      if (this.isConnected && !this.hasAttribute('game')) this.#complain(`“game” is missing: ${GAMES.join(', ')}`);
    });
  }

  /* There is no board that could say it. */
  #complain(message) {
    this.#tell(message);
    const words = document.createElement('p');
    words.textContent = message;
    this.shadowRoot.replaceChildren(words, document.createElement('slot'));
  }

  #tell(message) {
    console.error(`Uniboard: ${message}`);
    this.#dispatch('error', { type: 'error', message });
  }

  disconnectedCallback() {
    near.unobserve(this);
    sight.unobserve(this);
    this.#changes.disconnect();
    window.removeEventListener('message', this.#greeted);
    this.#leave();
  }

  /* Called when it is about to be seen. */
  come() {
    if (this.#hasCome) return;
    this.#hasCome = true;
    near.unobserve(this);
    this.#load(this.getAttribute('start') === 'poster' || alive.size >= MOST_ALIVE);
  }

  /* Called when a diagram comes into sight, and when it has left before it was painted. */
  see(isSeen) {
    if (isSeen && !this.#hasCome) {
      this.#hasCome = true;
      unpainted.add(this);
      paintNext();
    } else if (!isSeen && (painting.has(this) || unpainted.has(this))) {
      this.#leave();
    }
  }

  /* Called when it is a diagram's turn. */
  paint() {
    this.#load(false);
    this.#painting = setTimeout(() => this.#painted(), LONGEST_PAINTED);
  }

  #painted() {
    clearTimeout(this.#painting);
    painting.delete(this);
    paintNext();
  }

  #isDiagram() {
    return this.getAttribute('mode') === 'diagram' && this.getAttribute('auto') !== '1';
  }

  #leave() {
    alive.delete(this);
    unpainted.delete(this);
    this.#painted();
    clearTimeout(this.#silence);
    this.#line?.close();
    this.#line = null;
    this.#ready = false;
    this.#frame?.remove();
    this.#frame = null;
    this.#hasCome = false;
  }

  /* Until the board tells how high it would like to be. */
  #keepRoom() {
    if (this.style.height) return;
    const { clientWidth: width } = this;
    this.style.height = `${width && width < NARROW ? 640 : Math.round(Math.max(400, Math.min(900, width * 0.625)))}px`;
    this.#keptRoom = this.style.height;
  }

  #keptRoom = null;

  #base() {
    const base = this.getAttribute('base') || UniBoard.base;
    return base.endsWith('/') ? base : `${base}/`;
  }

  #language() {
    const asked = this.getAttribute('lang');
    const around = asked && asked !== 'auto' ? asked : this.parentElement?.closest('[lang]')?.lang;
    return [around, ...navigator.languages].map(tag => String(tag || '').toLowerCase().split('-')[0]).find(code => CODES.includes(code)) || 'en';
  }

  /** The address of the board, or of its picture. */
  address(poster = false) {
    const asked = new URLSearchParams({ v: '1' });
    for (const { name, value } of this.attributes) if (!OWN.includes(name) && !/^(data|aria|on)/.test(name)) asked.set(name, value);
    const scheme = getComputedStyle(this).colorScheme;
    if (!asked.has('theme') && (scheme === 'dark' || scheme === 'light')) asked.set('theme', scheme);
    if (this.#lesson) asked.set('step', this.#lesson.step);
    const exercise = this.querySelector('script[type="text/uniboard"]')?.textContent;
    if (exercise) asked.set('mode', 'exercise');
    if (window.origin !== 'null') asked.set('origin', window.origin);
    const language = this.#language();
    const fragment = exercise ? `#x=${packed(exercise.trim())}`
      : this.hasAttribute('position') ? `#p=${packed(this.getAttribute('position'))}`
        : this.hasAttribute('link') ? `#g=${this.getAttribute('link').replace(/^.*#g=/, '')}` : '';
    const folder = `${this.#base()}${language === 'en' ? '' : `${language}/`}${this.getAttribute('game')}/`;
    /* What stands there can't be told by the address alone. */
    const own = poster && !fragment && (this.#kept || this.hasAttribute('record')) ? '#own' : fragment;
    return `${folder}${poster ? 'poster/' : ''}?${asked}${own}`;
  }

  #load(asPoster) {
    const frame = document.createElement('iframe');
    frame.title = this.title || `Uniboard: ${this.getAttribute('game')}`;
    frame.allow = 'fullscreen; clipboard-write';
    frame.src = this.address(asPoster);
    if (this.getAttribute('bg') === 'transparent') {
      /* Browsers paint a ground below a frame whose scheme isn't its page's. */
      frame.style.colorScheme = schemeOf(new URL(frame.src).searchParams.get('theme'));
    }
    this.#frame?.remove();
    this.#frame = frame;
    this.#line = null;
    this.#ready = false;
    this.#drawn = false;
    clearTimeout(this.#silence);
    if (asPoster) {
      alive.delete(this);
    } else {
      this.#use();
      this.#silence = setTimeout(() => this.#tell(`No board at ${frame.src.split(/[?#]/)[0]} has answered within ${LONGEST_SILENCE / 1000} seconds. “base” is the site’s address`), LONGEST_SILENCE);
    }
    this.shadowRoot.replaceChildren(frame);
  }

  /* The one used last is the last to go back to its picture. */
  #use() {
    if (this.#isDiagram()) return;
    alive.delete(this);
    alive.add(this);
    if (alive.size > MOST_ALIVE) [...alive][0].#rest();
  }

  #rest() {
    this.#line?.close();
    if (!this.#lesson) this.#kept = this.#state?.record ?? '';
    this.#load(true);
  }

  /* A greeting counts only from the element's own frame. */
  #answer({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || data?.uniboard !== 1 || data.type !== 'hello') return;
    if (origin !== new URL(this.#frame.src).origin && origin !== 'null') return;
    clearTimeout(this.#silence);
    const { port1, port2 } = new MessageChannel();
    this.#line?.close();
    this.#line = port1;
    this.#use();
    port1.onmessage = event => this.#hear(event.data);
    source.postMessage({ uniboard: 1, type: 'welcome', nonce: data.nonce }, origin === 'null' ? '*' : origin, [port2]);
  }

  #hear(event) {
    const { type } = event;
    if (type === 'drawn') {
      this.#drawn = true;
      this.#painted();
    }
    if (type === 'ready') {
      const given = event.resumed ? '' : this.#kept || this.getAttribute('record');
      this.#ready = true;
      if (given) this.send({ type: 'load', kind: 'record', text: given });
      for (const order of this.#unsent.splice(0)) this.send(order);
    }
    if (type === 'state' && event.record) this.#state = event;
    if (type === 'lesson') this.#lesson = event;
    if (type === 'resize' && this.style.height === this.#keptRoom) this.#keptRoom = this.style.height = `${event.height}px`;
    if (type === 'move' || type === 'lesson' || type === 'exercise') this.#use();
    this.#dispatch(type, event);
    if (type === 'lesson' || type === 'exercise') for (const statement of this.#statements(event)) this.#dispatch('xapi', statement);
  }

  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(`uniboard-${type}`, { detail, bubbles: true, composed: true }));
  }

  /* What happened, as xAPI has it, without an actor: the page knows who it is. */
  #statements({ type, lesson, title, step, result, tries, hints, done, solved, seconds }) {
    if (result === 'shown' && !done) return [];
    const address = this.address().split(/[?#]/)[0];
    const activity = lesson ? `${address}?mode=lesson&lesson=${lesson}` : `${location.href.split('#')[0]}#${this.id || 'exercise'}`;
    const statement = (verb, object, outcome) => ({
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } },
      object: { objectType: 'Activity', id: object, definition: { type: `http://adlnet.gov/expapi/activities/${type === 'lesson' ? 'lesson' : 'assessment'}`,
        name: { [this.#language()]: this.title || title || lesson || this.getAttribute('game') } } },
      result: outcome,
    });
    const success = result === 'right';
    const outcome = { success, score: { scaled: success ? 1 / tries : 0 }, extensions: { [`${address}#hints`]: hints }, ...seconds === undefined ? {} : { duration: `PT${seconds}S` } };
    const statements = result === 'shown' ? [] : [statement('answered', `${activity}${lesson ? '&' : '/'}step=${step}`, outcome)];
    if (done || solved) statements.push(statement('completed', activity, { success: true, completion: true }));
    return statements;
  }

  #follow(names) {
    const changed = names.filter(name => !['style', 'class', 'id', 'title', 'hidden'].includes(name));
    if (!changed.length) return;
    const lively = changed.filter(name => LIVELY.includes(name) && this.hasAttribute(name));
    if (lively.length === changed.length && this.#ready) {
      if (lively.includes('theme') && this.#frame.style.colorScheme) this.#frame.style.colorScheme = schemeOf(this.getAttribute('theme'));
      this.set(Object.fromEntries(lively.map(name => [name, this.getAttribute(name)])));
    } else if (this.#hasCome) {
      this.#state = null;
      this.#kept = '';
      this.#lesson = null;
      this.#load(false);
    } else if (this.hasAttribute('game')) {
      this.connectedCallback();
    }
  }

  /** How the game stands: the last state told, or null. */
  get state() {
    return this.#state;
  }

  /** Sends an order as messages.schema.json has it; before the board is ready it waits. */
  send(order) {
    if (!this.#ready) {
      this.#unsent.push(order);
      return;
    }
    this.#line.postMessage(order);
    /* That order reloads the frame. */
    if (this.#drawn && order.type !== 'getState' && order.type !== 'focus') this.#ready = this.#drawn = false;
  }

  load(kind, text) { this.send({ type: 'load', kind, text }); }
  new(asked = {}) { this.send({ type: 'new', with: asked }); }
  set(asked) { this.send({ type: 'set', with: asked }); }
  goto(ply) { this.send({ type: 'goto', ply }); }
  play(move) { this.send({ type: 'play', move }); }
  undo() { this.send({ type: 'undo' }); }
  redo() { this.send({ type: 'redo' }); }
  hint() { this.send({ type: 'hint' }); }
  lock(moves = []) { this.send({ type: 'lock', moves }); }
  highlight(places = []) { this.send({ type: 'highlight', places }); }
  pause(paused = true) { this.send({ type: 'pause', paused }); }
  getState() { this.send({ type: 'getState' }); }

  focus() {
    if (this.#ready) this.send({ type: 'focus' });
    else super.focus();
  }
}
