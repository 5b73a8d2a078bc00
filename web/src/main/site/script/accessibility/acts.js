/* What is done with the accessibility tree's elements. */

import { element } from '../page.js';
import { changes, dialog, patching } from './tree.js';
import { buttons, stops } from './regions.js';
import { sayAgain } from './speech.js';

const WAYS = { ArrowLeft: 'LEFT', ArrowRight: 'RIGHT', ArrowUp: 'UP', ArrowDown: 'DOWN', Home: 'FIRST', End: 'LAST' };

export let listener = null;
/* The last focused place; null once the canvas is touched. */
let left = null;

export function setStop(button) {
  const before = [...buttons.values()].find(other => other.region === button.region && other.tabIndex === 0);
  if (before) before.tabIndex = -1;
  button.tabIndex = 0;
  stops.set(button.region, button.dataset.place);
}

export function focusPlace(place) {
  const button = buttons.get(place);
  if (button) button.focus();
  else if (document.activeElement?.dataset.place) document.activeElement.blur();
}

const buttonOf = event => event.target.closest?.('[data-place]');

/* All announcements and all labels. */
const told = () => [...['said', 'status', 'urgent'].map(id => element(id).textContent), !dialog, element('screen').innerHTML].join();

function activate(button) {
  /* Some browsers don't focus what assistive technology presses. */
  if (document.activeElement !== button) button.focus();
  if (button.getAttribute('aria-disabled')) return;
  const before = told();
  const shown = changes;
  listener.activated(button.dataset.place);
  if (changes > shown && !dialog && told() === before) sayAgain();
}

/* Reading a sheet in browse mode moves the focus to the body: Escape then acts on the last focused place. */
function readFrom({ key, target }) {
  const button = key === 'Escape' && dialog && target === document.body ? buttons.get(left) : null;
  if (button) listener.focused(left);
  return button;
}

function keyDown(event) {
  const button = buttonOf(event) ?? readFrom(event);
  if (!button) return;
  const way = WAYS[event.key];
  if (way) {
    const to = listener.neighbour(button.dataset.place, way);
    if (to) focusPlace(to);
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
export function listenToElements(newListener) {
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
    left = button.dataset.place;
    listener.focused(left);
  });
  body.addEventListener('focusout', event => {
    if (!patching && buttonOf(event) && !event.relatedTarget?.dataset.place) listener.focused(null);
  });
  /* The backend keeps the focus from leaving when the canvas is touched. */
  element('canvas').addEventListener('pointerdown', () => {
    left = null;
    focusPlace(null);
  });
}
