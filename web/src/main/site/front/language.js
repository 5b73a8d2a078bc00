/* The language of a page without a program, and what a table has kept. */

import { knownLanguage, page, query } from '../shared/address.js';

/* Where storage is forbidden nothing has been kept. */
export function kept(key) {
  try {
    return localStorage.getItem(`uniboard.${key}`);
  } catch {
    return null;
  }
}

export function keep(key, text) {
  try {
    localStorage.setItem(`uniboard.${key}`, text);
  } catch { /* it will be asked for again */ }
}

/* The language of this page, unless the address or, where it names none, the player or the browser asks for another one. */
export function wantedLanguage() {
  const asked = knownLanguage(query.get('lang'));
  if (asked || page.lang !== 'en') return asked || page.lang;
  return knownLanguage(kept('setting.language')) || navigator.languages.map(knownLanguage).find(Boolean) || page.lang;
}

export function keepChosenLanguages() {
  for (const link of document.querySelectorAll('nav a')) link.addEventListener('click', () => keep('setting.language', link.lang));
}
