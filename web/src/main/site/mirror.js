/* The screen once more as elements of the page, for assistive technology and the keyboard: the program's views (uniboard.stage.Mirror) are
   patched in place, so that the focus and a screen reader's place survive. */
const pageMirror = (() => {
'use strict';

const ROLES = { GRID: 'grid', LIST: 'list', TOOLBAR: 'toolbar', RADIO: 'radiogroup' };
const WAYS = { ArrowLeft: 'LEFT', ArrowRight: 'RIGHT', ArrowUp: 'UP', ArrowDown: 'DOWN', Home: 'FIRST', End: 'LAST' };
const BLOCKS = { TITLE: 'h2', HEADING: 'h3', PARAGRAPH: 'p', ITEM: 'li', NOTE: 'p' };

const element = id => document.getElementById(id);
/* Of the places that can be used now. */
const buttons = new Map();
/* Where Tab comes back to in each region. */
const stops = new Map();
let listener = null;
let dialog = null;
/* The place that had the focus when a sheet was laid over the screen. */
let opener = null;
/* Focus events of elements that are only moved about mean nothing. */
let patching = false;
let changes = 0;

function make(name, role, parent) {
  const made = document.createElement(name);
  if (role) made.setAttribute('role', role);
  parent?.append(made);
  return made;
}

function attribute(of, name, value) {
  if (value === null || value === undefined) of.removeAttribute(name);
  else if (of.getAttribute(name) !== String(value)) of.setAttribute(name, value);
}

function text(of, words) {
  if (of.textContent !== words) of.textContent = words;
}

function lay(target, { x, y, width, height }) {
  const box = `${x} ${y} ${width} ${height}`;
  if (target.box === box) return;
  target.box = box;
  Object.assign(target.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/* Gives the parent one child an item, in order. What stays isn't touched. */
function keep(parent, items, begin, update) {
  const names = new Set(items.map(item => item.name));
  const old = new Map();
  for (const child of [...parent.children]) {
    if (names.has(child.key)) old.set(child.key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const item of items) {
    let child = old.get(item.name);
    if (!child) {
      child = begin(item);
      child.key = item.name;
    }
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
    update(child, item);
  }
}

function beginButton(place, kind) {
  const button = make('button', kind === 'RADIO' ? 'radio' : null);
  button.type = 'button';
  button.dataset.place = place.name;
  return button;
}

/* A label alone, no text: the picture of it is on the canvas. */
function updateButton(button, place, region) {
  const { state } = place;
  const choosable = state === 'ON' || state === 'OFF';
  attribute(button, 'aria-label', place.label);
  attribute(button, region.kind === 'RADIO' ? 'aria-checked' : 'aria-pressed', choosable ? state === 'ON' : null);
  attribute(button, 'aria-disabled', state === 'UNAVAILABLE' ? true : null);
  attribute(button, 'tabindex', place.name === region.stop ? 0 : -1);
  button.region = region.name;
  lay(button, place);
  buttons.set(place.name, button);
}

function stopOf(region) {
  const last = stops.get(region.name);
  if (region.places.some(place => place.name === last)) return last;
  const ticked = region.kind === 'RADIO' && region.places.find(place => place.state === 'ON');
  return (ticked || region.places[0])?.name;
}

function beginRegion(region) {
  const made = make(region.kind === 'LIST' ? 'ul' : 'div', ROLES[region.kind]);
  made.dataset.region = region.name;
  /* Boards aren't mirrored, whatever way the language runs. */
  if (region.kind === 'GRID') made.dir = 'ltr';
  return made;
}

function updateRegion(made, region) {
  region.stop = stopOf(region);
  attribute(made, 'aria-label', region.label);
  const begin = place => beginButton(place, region.kind);
  const update = (button, place) => updateButton(button, place, region);
  /* A wrapper around each button. */
  const wrapped = (parent, name, role, places, wrap) => keep(parent, places, place => {
    const wrapper = make(name, role);
    wrapper.append(begin(place));
    return wrapper;
  }, (wrapper, place) => {
    wrap?.(wrapper, place);
    update(wrapper.firstElementChild, place);
  });
  if (region.kind === 'LIST') {
    wrapped(made, 'li', null, region.places);
  } else if (region.kind === 'GRID') {
    const rows = [];
    for (const place of region.places) (rows[place.row] ??= { name: place.row, places: [] }).places.push(place);
    attribute(made, 'aria-rowcount', rows.length);
    attribute(made, 'aria-colcount', Math.max(...region.places.map(place => place.column)) + 1);
    keep(made, rows, () => make('div', 'row'), (row, { name, places }) => {
      attribute(row, 'aria-rowindex', name + 1);
      wrapped(row, 'div', 'gridcell', places, (cell, place) => attribute(cell, 'aria-colindex', place.column + 1));
    });
  } else {
    keep(made, region.places, begin, update);
  }
}

function showRegions(parent, regions) {
  keep(parent, regions.filter(region => region.places.length), beginRegion, updateRegion);
}

function showLog(parent, log) {
  let section = parent.querySelector('.log');
  if (!log) return section?.remove();
  if (!section) {
    section = make('section', null, parent);
    section.className = 'log unseen';
    make('h2', null, section);
    make('ol', 'list', section);
  }
  attribute(section, 'aria-label', log.label);
  text(section.firstElementChild, log.label);
  const list = section.lastElementChild;
  keep(list, log.lines.map((line, name) => ({ name, line })), () => make('li'), (item, { line }) => text(item, line));
}

/* The one part of the mirror that is seen. */
function showArticle(parent, article) {
  let shown = parent.querySelector('article');
  if (!article) return shown?.remove();
  const words = JSON.stringify(article.blocks);
  if (shown?.key !== article.name) {
    shown?.remove();
    shown = make('article', null, parent);
    shown.key = article.name;
  }
  lay(shown, article);
  if (shown.words !== words) {
    shown.words = words;
    shown.replaceChildren();
    for (const { kind, text: paragraph } of article.blocks) {
      let into = shown;
      if (kind === 'ITEM') into = shown.lastElementChild?.localName === 'ul' ? shown.lastElementChild : make('ul', null, shown);
      const block = make(BLOCKS[kind], null, into);
      block.textContent = paragraph;
      /* Notices are in English, whatever the language. */
      block.dir = 'auto';
      if (kind === 'NOTE') block.className = 'note';
    }
  }
  const title = article.blocks.find(block => block.kind === 'TITLE' || block.kind === 'HEADING');
  const scrolls = shown.scrollHeight > shown.clientHeight;
  attribute(shown, 'tabindex', scrolls ? 0 : null);
  attribute(shown, 'role', scrolls ? 'region' : null);
  attribute(shown, 'aria-label', scrolls ? title?.text || document.title : null);
}

/* A sheet that only changes its language has the same places as before. */
function showDialog(view) {
  const places = view.dialog === null ? null : view.places.map(place => place.name).join('\n');
  if (dialog && dialog.heading !== view.dialog && dialog.places !== places) {
    dialog.remove();
    dialog = null;
  }
  element('screen').inert = view.dialog !== null;
  if (view.dialog === null) return;
  if (!dialog) {
    dialog = make('div', 'dialog');
    dialog.setAttribute('aria-modal', true);
    make('h2', null, dialog).className = 'unseen';
    make('div', null, dialog);
    element('screen').after(dialog);
  }
  dialog.heading = view.dialog;
  dialog.places = places;
  attribute(dialog, 'aria-label', view.dialog);
  text(dialog.firstElementChild, view.dialog);
  showRegions(dialog.children[1], view.regions);
  showArticle(dialog, view.article);
}

function show(view) {
  changes++;
  const focused = document.activeElement?.dataset.place;
  const sheet = dialog;
  const returns = view.dialog === null && sheet?.contains(document.activeElement);
  if (!sheet) opener = focused;
  patching = true;
  buttons.clear();
  document.title = view.title === 'Uniboard' ? view.title : `${view.title} – Uniboard`;
  text(element('title'), view.title);
  showDialog(view);
  if (view.dialog === null) {
    const screen = element('screen');
    showRegions(screen.firstElementChild, view.regions);
    showLog(screen, view.log);
    showArticle(screen, view.article);
  }
  speak(view);
  const again = document.activeElement?.dataset.place === focused ? null : buttons.get(focused);
  if (again) {
    again.focus();
    setStop(again);
  }
  patching = false;
  if (returns) focus(opener);
}

/* Each of the elements is spoken when its words change. A sheet doesn't know what happened on the table below it. */
function speak(view) {
  const urgent = view.urgency === 'ASSERTIVE';
  if (view.dialog === null) text(element('said'), view.said);
  say(element('status'), urgent ? '' : view.status);
  say(element('urgent'), urgent ? view.status : '');
}

function say(into, words) {
  if (into.textContent.trimEnd() !== words) into.textContent = words;
}

/* What was tried once more in vain is answered once more. */
function sayAgain() {
  const status = element(element('urgent').textContent ? 'urgent' : 'status');
  status.textContent = status.textContent.endsWith('\u00a0') ? status.textContent.trimEnd() : `${status.textContent}\u00a0`;
}

function setStop(button) {
  const before = [...buttons.values()].find(other => other.region === button.region && other.tabIndex === 0);
  if (before) before.tabIndex = -1;
  button.tabIndex = 0;
  stops.set(button.region, button.dataset.place);
}

function focus(place) {
  const button = buttons.get(place);
  if (button) button.focus();
  else if (document.activeElement?.dataset.place) document.activeElement.blur();
}

const buttonOf = event => event.target.closest?.('[data-place]');

function activate(button) {
  /* Some browsers don't focus what assistive technology presses. */
  if (document.activeElement !== button) button.focus();
  if (button.getAttribute('aria-disabled')) return;
  const spoken = () => [element('said').textContent, element('status').textContent, element('urgent').textContent, !dialog].join();
  const before = spoken();
  const shown = changes;
  listener.activated(button.dataset.place);
  if (changes > shown && !dialog && spoken() === before) sayAgain();
}

function keyDown(event) {
  const button = buttonOf(event);
  if (!button) return;
  const way = WAYS[event.key];
  if (way) {
    const to = listener.neighbour(button.dataset.place, way);
    if (to) focus(to);
    event.preventDefault();
  } else if (event.key === 'Escape') {
    listener.back();
  } else if (event.key === 'Enter' || event.key === ' ') {
    /* The browser presses the button: once, however long the key is held. */
    if (event.repeat) event.preventDefault();
  } else {
    if (event.key.startsWith('Page')) event.preventDefault();
    return;
  }
  event.stopPropagation();
}

/* On the body: before the backend, which listens on the document. */
function listen(newListener) {
  listener = newListener;
  const { body } = document;
  body.addEventListener('click', event => {
    const button = buttonOf(event);
    if (button) activate(button);
  });
  body.addEventListener('keydown', keyDown);
  body.addEventListener('focusin', event => {
    const button = buttonOf(event);
    if (!button || patching) return;
    setStop(button);
    listener.focused(button.dataset.place);
  });
  body.addEventListener('focusout', event => {
    if (!patching && buttonOf(event) && !event.relatedTarget?.dataset.place) listener.focused(null);
  });
  /* The backend keeps the focus from leaving when the canvas is touched. */
  element('canvas').addEventListener('pointerdown', () => focus(null));
}

return { show, listen, focus };
})();
