/* What the page is, and `window.uniboard`: what the program and tests may use of it. */

/* Physical pixels of a board square up to which the small art is enough. */
const SMALL_ART = 136;

const base = new URL('.', location.href).href;
const element = id => document.getElementById(id);

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const uniboard = window.uniboard = {
  /* For tests and for pages that embed the table. */
  ready: false,
  target: null,
  bot: null,
  status: '',
  places: [],
  frames: 0,
  /* Nothing moves, nothing is to be drawn, no bot thinks and nothing is on its way. */
  still: false,
  digest: null,
  play: null,
  decide: null,
  finger: null,
  wheel: null,

  /* For the program. */
  base,
  game: query.get('game'),
  askedLanguage: query.get('lang') && language,
  language,
  /* Dense screens show small signs sharply whatever the board's size. */
  art: devicePixelRatio <= 1 && Math.min(innerWidth - 16, innerHeight * 0.75) / 5 * devicePixelRatio <= SMALL_ART ? '1x' : '2x',
  dark: darkScheme.matches,
  contrast: moreContrast.matches,
  width: 0,
  height: 0,
  /* Where fingers are the board's and not the page's, and how many: { fingers, x, y, width, height }, or null. */
  grip: null,

  useLanguage(code) {
    if (document.documentElement.lang === code) return;
    useLanguage(code);
    beginMirrorAnew();
  },

  filesToStart,
  filesOf,
  picture: file => pictures.get(file),
  load,
  need,
  lineIsBack,
  askAgain: words => askAgain(new LineLost(words)),
  fonts,
  script,
  clock: { next: nextFrame, wake, wakeIn, rest },
  mirror: { listen: listenToMirror, focus: focusPlace, wayBack: keepWayBack },

  show(view) {
    if (failed) return;
    view.places = view.regions.flatMap(region => region.places);
    uniboard.status = view.status;
    uniboard.places = view.places;
    showMirror(view);
  },

  /* The page's own parts look like the table. */
  wear(values, scheme) {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value);
    style.colorScheme = scheme;
    document.querySelector('meta[name=theme-color]').content = values.table;
  },

  shown() {
    element('splash').hidden = true;
    performance.mark('uniboard-ready');
    uniboard.ready = true;
  },

  fail,
};
