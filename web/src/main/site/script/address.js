/* The page of a game's table in a language, and where its files are. */

import { uniboard } from './page.js';
import { LANGUAGES, base, folder, knownLanguage, page, query } from '../shared/address.js';
import { sharedFragment } from './history.js';

export const fragment = location.hash;
/* What this table may ask for; names carry a digest of the content. */
export const files = JSON.parse(document.getElementById('files').textContent);

/* Links of earlier versions, and of pages around a frame, name the language in the query. */
export function leadToAskedLanguage() {
  const wanted = query.get('lang') === 'auto' ? navigator.languages.map(knownLanguage).find(Boolean) : knownLanguage(query.get('lang'));
  const asked = wanted || page.lang;
  query.delete('lang');
  query.delete('game');
  const rest = String(query);
  const address = `${base}${folder(asked)}${page.dataset.game}/${rest && `?${rest}`}`;
  if (asked === page.lang) {
    /* What stood behind the # has been read: a reload doesn't mean it again. */
    if (location.href !== address) history.replaceState(history.state, '', address);
    return false;
  }
  location.replace(address + fragment);
  return true;
}

/* What was read from behind the # is read once more. */
export function reloadAsBrought(state = history.state) {
  history.replaceState(state, '', location.pathname + location.search + fragment);
  location.reload();
}

/* Where nothing is loaded before somebody wants to play. */
export function leadToPoster() {
  if (query.get('start') !== 'poster') return false;
  query.delete('start');
  location.replace(`poster/?${query}${fragment}`);
  return true;
}

/* The address follows the language that was chosen at the table, so that a reload keeps it. */
export function useLanguage(code) {
  /* Seen from the other address it would lie elsewhere, and the browser would look for it there. */
  for (const link of document.querySelectorAll('link[rel=icon], link[rel=manifest]')) link.href = link.href;
  page.lang = code;
  page.dir = LANGUAGES[code];
  history.replaceState(history.state, '', `${base}${folder(code)}${page.dataset.game}/${location.search}${sharedFragment}`);
}

/* A page of its own: the table stays as it is. */
export const openEmbedding = asked => window.open(`${base}${folder(page.lang)}embed/?${asked}`, '_blank', 'noopener');

/* To where games are chosen: back, if one came from there, so that Forward leads to the table again. In a frame the history is the outer
   page's. */
export function openFrontDoor() {
  const door = `${base}${folder(page.lang)}`;
  /* Else the English one would lead on to the language chosen before, where none can be kept. */
  const address = page.lang === 'en' ? `${door}?lang=en` : door;
  if (uniboard.framed) location.replace(address);
  else if (history.length > 1 && document.referrer.split(/[?#]/)[0] === door) history.back();
  else location.assign(address);
}
