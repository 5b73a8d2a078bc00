/* Where a page is, in the site and among its languages. */

/* English first: it has the site's own folder, and is spoken where nothing else is asked for. */
const LANGUAGES = { en: 'ltr', fr: 'ltr', uk: 'ltr', he: 'rtl' };
const page = document.documentElement;
const query = new URLSearchParams(location.search);
/* The site's folder. */
const base = new URL(page.dataset.root, location.href).href;

const folder = language => language === 'en' ? '' : `${language}/`;

function knownLanguage(tag) {
  const code = String(tag || '').toLowerCase().split(/[-_]/)[0].replace('iw', 'he');
  return Object.hasOwn(LANGUAGES, code) ? code : null;
}
