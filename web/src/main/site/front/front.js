/* The front door's script: the page works without it. */

import { base, folder, page, query } from '../shared/address.js';
import { shelf } from '../shared/shelf.js';
import { keep, keepChosenLanguages, kept, wantedLanguage } from './language.js';
import { beOffline } from './offline.js';
import { bringBoxesAlive } from './showcase.js';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/* Colours chosen at a table hold here too; the pictures have no contrasts of their own. */
function wearColours() {
  const kinds = { light: 'not all', dark: 'all', contrast: DARK_SYSTEM };
  const asked = kept('setting.colours');
  const isOwn = Object.hasOwn(kinds, asked);
  if (isOwn) page.dataset.colours = asked;
  else delete page.dataset.colours;
  for (const dark of document.querySelectorAll('source')) dark.media = isOwn ? kinds[asked] : DARK_SYSTEM;
}

/* Links of earlier versions named the game in the query. */
function lead() {
  const language = wantedLanguage();
  const asked = query.get('game');
  const isGame = boxes.some(box => box.dataset.game === asked);
  if (asked && !isGame) {
    const notice = document.getElementById('notice');
    notice.textContent = notice.dataset.text.replace('{0}', asked.length > 60 ? `${asked.slice(0, 59)}…` : asked);
    notice.hidden = false;
  }
  if (!isGame && language === page.lang) return false;
  query.delete('lang');
  if (isGame) query.delete('game');
  const rest = String(query);
  location.replace(base + folder(language) + (isGame ? `${asked}/` : '') + (rest && `?${rest}`) + location.hash);
  return true;
}

const boxes = [...document.querySelectorAll('#games > li')];
const first = boxes[0];

/* A record without a result goes on. */
function recordOf(box) {
  const text = kept(`record.${box.dataset.game}`) ?? '';
  const isBegun = /^\d+ /m.test(text);
  return { isBegun, goesOn: isBegun && !/^result /m.test(text), people: text.match(/^seat \d+ human/gm)?.length };
}

/* Who comes back finds the game played last in the large box. */
function showWhereOneLeftOff() {
  const latest = boxes.find(box => box.dataset.game === kept('latest') && recordOf(box).isBegun);
  const large = latest ?? first;
  document.getElementById('games').append(large, ...boxes.filter(box => box !== large));
  for (const box of boxes) {
    const { goesOn, people } = recordOf(box);
    box.classList.toggle('large', box === large);
    box.classList.toggle('back', box === latest);
    const play = box.querySelector('.play');
    for (const words of play.querySelectorAll('.short, .long')) {
      words.dataset.name ??= words.textContent;
      words.textContent = goesOn ? play.dataset.goOn : box === latest ? play.querySelector('.short').dataset.name : words.dataset.name;
    }
    const left = box.querySelector('.left');
    left.hidden = !goesOn || box !== latest;
    left.textContent = people === 1 ? left.dataset.turn : left.dataset.left;
  }
}

/* Where the browser forbids it, none were kept. */
async function showSavedGames() {
  const games = await shelf.games().catch(() => []);
  const saved = document.getElementById('saved');
  saved.closest('section').hidden = false;
  saved.classList.toggle('some', games.length > 0);
  for (const row of saved.querySelectorAll('li')) {
    const count = games.filter(game => game === row.dataset.game).length;
    const link = row.querySelector('a');
    row.hidden = count === 0;
    link.dataset.name ??= link.textContent;
    link.textContent = `${link.dataset.name} (${count})`;
  }
}

function showLessonsDone() {
  for (const link of document.querySelectorAll('a.learn')) {
    const done = new Set((kept(`learn.${link.closest('li').dataset.game}`) ?? '').split(' '));
    const lessons = link.dataset.lessons.split(';');
    const count = lessons.filter(boards => boards.split(' ').every(board => done.has(board))).length;
    const told = link.dataset.progress.replace('{0}', count).replace('{1}', lessons.length);
    link.querySelector('.done').textContent = count ? ` (${told})` : '';
    const bar = link.querySelector('.bar');
    bar.hidden = !count;
    bar.firstChild.style.width = `${100 * count / lessons.length}%`;
  }
}

/* The table asks newcomers whether to learn or to play, and stores the answer under this key; choosing to play here answers it. */
function takeAnswer(game) {
  if (kept(`offer.${game}`) === null) keep(`offer.${game}`, 'declined');
}

/* While the boxes are looked at, what the game played last needs is fetched, unless the line is metered. */
function fetchNext() {
  const latest = kept('latest');
  const byScreen = JSON.parse(document.getElementById('next').textContent)[latest];
  if (!byScreen || navigator.connection?.saveData) return;
  const files = Object.keys(byScreen).filter(screen => matchMedia(screen).matches).flatMap(screen => byScreen[screen]);
  /* Safari has no idle times. */
  const soon = window.requestIdleCallback || (task => setTimeout(task, 500));
  soon(() => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = base + file;
      document.head.append(link);
    }
  });
}

/* Boards that play are better than pictures of them. */
for (const link of document.querySelectorAll('a.rules, a.learn'))
  link.href = link.getAttribute('href').replace('rules/', '#rules').replace('lessons/', '#learn');
for (const link of document.querySelectorAll('a.play'))
  link.addEventListener('click', () => takeAnswer(link.closest('li').dataset.game));
keepChosenLanguages();
if (!lead()) {
  wearColours();
  showWhereOneLeftOff();
  showLessonsDone();
  showSavedGames();
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    wearColours();
    showWhereOneLeftOff();
    showLessonsDone();
    showSavedGames();
  });
  window.addEventListener('load', () => {
    fetchNext();
    bringBoxesAlive();
    beOffline();
  });
}
