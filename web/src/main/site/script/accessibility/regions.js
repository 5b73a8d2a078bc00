/* Regions of places, and the moves, as elements. */

import { attribute, keep, lay, make, text } from './elements.js';

/* A list is one Tab stop with arrow keys inside: the role toolbar makes screen readers pass those keys to the page. */
const ROLES = { GRID: 'grid', LIST: 'toolbar', TOOLBAR: 'toolbar', RADIO: 'radiogroup' };

/* Of the places that can be used now. */
export const buttons = new Map();
/* Where Tab comes back to in each region. */
export const stops = new Map();

const choosable = ({ state }) => state === 'ON' || state === 'OFF';

function beginButton(place, kind) {
  const button = make('button', kind === 'RADIO' ? 'radio' : null);
  button.type = 'button';
  button.dataset.place = place.name;
  button.toggles = choosable(place);
  /* A language is called what it is called in that language. */
  attribute(button, 'lang', /^control:language:(\w+)$/.exec(place.name)?.[1]);
  return button;
}

/* Some browsers don't tell when a button begins or ceases to be one that can be chosen: it is made again. The one that has the focus only if
   that is the news; else it would be read once more for nothing. */
function asItIsNow(button, place, region) {
  const isStale = button.toggles !== choosable(place) && (button !== document.activeElement || place.state === 'ON');
  if (!isStale) return button;
  const replacement = beginButton(place, region.kind);
  replacement.key = button.key;
  button.replaceWith(replacement);
  return replacement;
}

/* A label alone, no text: the picture of it is on the canvas. */
function updateButton(shown, place, region) {
  const { state } = place;
  const button = asItIsNow(shown, place, region);
  attribute(button, 'aria-label', place.label);
  attribute(button, region.kind === 'RADIO' ? 'aria-checked' : 'aria-pressed', button.toggles ? state === 'ON' : null);
  attribute(button, 'aria-disabled', state === 'UNAVAILABLE' ? true : null);
  /* Safari comes by Tab only to buttons of which this is said, and before version 17 to none unless its settings ask for that. */
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
  const made = make('div', ROLES[region.kind]);
  made.dataset.region = region.name;
  made.kind = region.kind;
  if (region.kind === 'LIST') make('ul', 'list', made);
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
    const [first, second] = region.places;
    attribute(made, 'aria-orientation', second?.y >= first.y + first.height ? 'vertical' : null);
    wrapped(made.firstElementChild, 'li', null, region.places);
  } else if (region.kind === 'GRID') {
    const rows = [];
    for (const place of region.places) (rows[place.row] ??= { name: place.row, places: [] }).places.push(place);
    attribute(made, 'aria-rowcount', rows.length);
    attribute(made, 'aria-colcount', Math.max(...region.places.map(place => place.column)) + 1);
    keep(made, rows, () => make('div', 'row'), (row, { name, places }) => {
      attribute(row, 'aria-rowindex', name + 1);
      wrapped(row, 'div', 'gridcell', places, (cell, place) => {
        attribute(cell, 'aria-colindex', place.column + 1);
        /* The places have names of their own, beside which the numbers of row and column would be told. */
        for (const of of ['row', 'col']) attribute(cell, `aria-${of}indextext`, '\u00a0');
      });
    });
  } else {
    keep(made, region.places, begin, update);
  }
}

export function showRegions(parent, regions) {
  const shown = regions.filter(region => region.places.length);
  /* Another screen may give the name to a region of another kind, whose element is built otherwise. */
  for (const made of [...parent.children]) if (shown.some(({ name, kind }) => name === made.key && kind !== made.kind)) made.remove();
  keep(parent, shown, beginRegion, updateRegion);
}

export function showLog(parent, log) {
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
