/* The page to which pupils come with a code: scanned, it stands in the address; else it is typed. */

import { base, folder, page } from '../shared/address.js';
import { keepChosenLanguages, wantedLanguage } from '../front/language.js';
import { arrive } from './arrival.js';

/* As uniboard.remote.classroom.ClassCode reads them. */
const SIGNS = 8;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/* What looks like a sign, or is the same letter on a Ukrainian keyboard. */
const MEANT = { O: '0', I: '1', L: '1', U: 'V', А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: '0', Р: 'P', С: 'C', Т: 'T', Х: 'X', І: '1' };

const form = document.getElementById('join');
const field = form.elements.code;
const wrong = document.getElementById('wrong');

const typed = () => [...field.value.toUpperCase().replace(/[\s-]/g, '')];

/* What is the matter with the signs; empty: nothing. */
function complaint(signs) {
  const none = signs.find(sign => !ALPHABET.includes(MEANT[sign] ?? sign));
  if (!signs.length) return wrong.dataset.empty;
  if (none) return wrong.dataset.sign.replace('{0}', none);
  return signs.length === SIGNS ? '' : wrong.dataset.count.replace('{0}', signs.length);
}

function tell(sentence) {
  wrong.textContent = sentence;
  field.setAttribute('aria-invalid', String(sentence !== ''));
}

/* In two groups, as on the wall, while it is typed at the end. */
field.addEventListener('input', event => {
  tell('');
  const isAtEnd = field.selectionStart === field.value.length;
  if (!isAtEnd || event.inputType?.startsWith('delete') || event.isComposing) return;
  const signs = typed().join('');
  field.value = signs.length > SIGNS / 2 ? `${signs.slice(0, SIGNS / 2)} ${signs.slice(SIGNS / 2)}` : signs;
});
form.addEventListener('submit', event => {
  event.preventDefault();
  const signs = typed();
  tell(complaint(signs));
  if (wrong.textContent) {
    field.focus();
    return;
  }
  const code = signs.map(sign => MEANT[sign] ?? sign).join('');
  arrive(`c${code}`);
});

/* Null unless the address brings a class along. */
const given = () => /^#t=(.+)$/.exec(location.hash)?.[1] ?? null;

window.addEventListener('hashchange', () => { if (given()) location.reload(); });
keepChosenLanguages();
const language = wantedLanguage();
if (language !== page.lang) location.replace(`${base}${folder(language)}class/${location.hash}`);
else if (given()) arrive(given());
else if (matchMedia('(hover: hover)').matches) field.focus();
