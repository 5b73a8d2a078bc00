/* Where a page is, in the site and among its languages. */

/* English first: it has the site's own folder, and is spoken where nothing else is asked for. */
export const LANGUAGES = { en: 'ltr', fr: 'ltr', uk: 'ltr', he: 'rtl' };
export const page = document.documentElement;
export const query = new URLSearchParams(location.search);
/* The site's folder. */
export const base = new URL(page.dataset.root, location.href).href;

export const folder = language => language === 'en' ? '' : `${language}/`;

export function knownLanguage(tag) {
  const code = String(tag || '').toLowerCase().split(/[-_]/)[0].replace('iw', 'he');
  return Object.hasOwn(LANGUAGES, code) ? code : null;
}
