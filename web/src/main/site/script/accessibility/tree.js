/* The screen once more as elements of the page, for assistive technology and the keyboard: what the program says of it (uniboard.stage.kit.AccessibilityTree). */

import { coverBelow } from '../failure.js';
import { element, uniboard } from '../page.js';
import { focusPlace, setStop } from './acts.js';
import { showArticle } from './article.js';
import { attribute, cover, make, text } from './elements.js';
import { buttons, showLog, showRegions } from './regions.js';
import { speak } from './speech.js';

export let dialog = null;
/* The place that had the focus when a sheet was laid over the screen. */
let opener = null;
/* Focus events of elements that are only moved about mean nothing. */
export let patching = false;
export let changes = 0;
/* The place that has the focus while there are no elements. */
let refocus = null;

/* Who reads aloud in one language doesn't notice that an element's words are another one's now. */
export function beginTreeAnew() {
  refocus = document.activeElement?.dataset.place;
  patching = true;
  element('screen').replaceChildren(make('div'));
  dialog?.remove();
  dialog = null;
  patching = false;
}

/* A sheet that only changes its language has the same places as before. */
function showDialog(view) {
  const places = view.dialog === null ? null : view.places.map(place => place.name).join('\n');
  if (dialog && dialog.heading !== view.dialog && dialog.places !== places) {
    dialog.remove();
    dialog = null;
  }
  for (const behind of ['heading', 'screen']) cover(element(behind), view.dialog !== null);
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

export function showTree(view) {
  changes++;
  const focused = refocus || document.activeElement?.dataset.place;
  const region = buttons.get(focused)?.region;
  const hadArticle = Boolean(document.querySelector('article'));
  const isRead = document.activeElement?.localName === 'article';
  const sheet = dialog;
  const returns = view.dialog === null && sheet?.contains(document.activeElement);
  if (!sheet && !refocus) opener = focused;
  refocus = null;
  patching = true;
  buttons.clear();
  /* Another screen begins at its top. */
  if (element('title').textContent !== view.title) scrollTo(0, 0);
  document.title = uniboard.call + (view.title === 'Uniboard' ? view.title : `${view.title} – Uniboard`);
  text(element('title'), view.title);
  text(element('aim'), view.aim);
  showDialog(view);
  if (view.dialog === null) {
    const screen = element('screen');
    showRegions(screen.firstElementChild, view.regions);
    showLog(screen, view.log);
    showArticle(screen, view.article);
  }
  coverBelow();
  speak(view);
  const again = document.activeElement?.dataset.place === focused ? null : buttons.get(focused);
  /* A place that has gone elsewhere, as a card from hand to hand, doesn't take the focus along: the program says where it goes. */
  if (again && (!region || again.region === region)) {
    again.focus();
    setStop(again);
  }
  patching = false;
  if (returns) focusPlace(opener);
  /* A book that comes late takes the place of the article that is read until then. */
  if (view.article && (isRead || !hadArticle && focused)) document.querySelector('article').focus();
}
