/* What live regions say. */

import { element } from '../page.js';
import { text } from './elements.js';

/* The last message of each screen, by title: it isn't repeated when one returns there. */
const news = new Map();

/* Each of the elements is spoken when its words change. What happened on the table below a sheet is said when the sheet is closed;
   a status that only says what happened isn't said besides. */
export function speak(view) {
  const urgent = view.urgency === 'ASSERTIVE';
  if (view.dialog === null && !(view.said && news.get(view.title) === view.said)) {
    text(element('said'), view.said);
    news.set(view.title, view.said);
  }
  say(element('status'), urgent || view.status === view.said ? '' : view.status);
  say(element('urgent'), urgent ? view.status : '');
}

function say(into, words) {
  if (into.textContent.trimEnd() !== words) into.textContent = words;
}

/* What was tried once more in vain is answered once more. */
export function sayAgain() {
  const status = element(element('urgent').textContent ? 'urgent' : 'status');
  status.textContent = status.textContent.endsWith('\u00a0') ? status.textContent.trimEnd() : `${status.textContent}\u00a0`;
}
