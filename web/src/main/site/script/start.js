/* Runs when all other parts are there. */

import { darkScheme, element, moreContrast, uniboard } from './page.js';
import { page, query } from '../shared/address.js';
import { leadToAskedLanguage, leadToPoster } from './address.js';
import { askForFonts, filesToStart, load, showProgress } from './assets.js';
import { followWindow, noticeDisturbances } from './canvas.js';
import { takeWhatIsBrought } from './sharing.js';
import { fail } from './failure.js';
import { noticeSight } from './frames.js';
import { givenIn } from './given.js';
import { callTheGraphicsCard, outliveTheGraphicsCard } from './graphics.js';
import { followHistory, sharedFragment } from './history.js';
import { greetHost } from './embed.js';
import { keepKeys } from './keys.js';
import { persist } from './line.js';
import { startAnew } from './offline.js';
import { programHasCome, startProgram } from './program.js';
import { keepClicksWhereTheyBegan, translateTouch } from './touch.js';

/* What isn't a program at all is noticed where it is loaded. */
window.addEventListener('error', event => { if (event.error && (uniboard.target || !(event.error instanceof SyntaxError))) fail(event.message); });
window.addEventListener('unhandledrejection', event => { if (!uniboard.ready) fail(String(event.reason?.message || event.reason)); });
/* The backend disposes of the program when the page is left: what the browser would bring back is dead. */
window.addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
/* A link to a game, opened where its table is open already, changes nothing but what stands behind the #. */
window.addEventListener('hashchange', () => { if (location.hash !== sharedFragment && givenIn(location.hash)) location.reload(); });
darkScheme.addEventListener('change', () => { uniboard.dark = darkScheme.matches; });
moreContrast.addEventListener('change', () => { uniboard.contrast = moreContrast.matches; });
page.classList.toggle('clear', query.get('bg') === 'transparent');
keepKeys();
translateTouch();
keepClicksWhereTheyBegan();
outliveTheGraphicsCard();
followWindow();
noticeSight();
noticeDisturbances();
followHistory();
greetHost();
element('splash').addEventListener('click', event => {
  event.preventDefault();
  if (event.target.closest('a')) startAnew();
});
takeWhatIsBrought();
if (!leadToPoster() && !leadToAskedLanguage()) {
  persist(startProgram).catch(error => fail(error.message));
  programHasCome.then(() => {
    for (const file of filesToStart(page.lang)) load(file).then(showProgress).catch(() => { /* told when the program asks for it */ });
    askForFonts();
  });
  setTimeout(callTheGraphicsCard);
}
