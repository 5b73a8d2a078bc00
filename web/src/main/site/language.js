/* Runs before there is a body: who reads the page aloud asks for its language when its first words come. */

const LANGUAGES = { en: 'ltr', fr: 'ltr', uk: 'ltr', he: 'rtl' };
const query = new URLSearchParams(location.search);

/* The one that the link or else the browser asks for. */
const language = (() => {
  for (const tag of [query.get('lang'), ...navigator.languages]) {
    if (!tag) continue;
    const code = tag.toLowerCase().split(/[-_]/)[0].replace('iw', 'he');
    if (code in LANGUAGES) return code;
  }
  return 'en';
})();

function useLanguage(code) {
  document.documentElement.lang = code;
  document.documentElement.dir = LANGUAGES[code];
}

useLanguage(language);
