/* The front door's script: the page works without it. */

import { base, folder, knownLanguage, page, query } from '../shared/address.js';
import { shelf } from '../shared/shelf.js';
import { beOffline } from './offline.js';
import { bringBoxesAlive } from './showcase.js';

/* Where storage is forbidden nothing has been kept. */
function kept(key) {
  try {
    return localStorage.getItem(`uniboard.${key}`);
  } catch {
    return null;
  }
}

function keep(key, text) {
  try {
    localStorage.setItem(`uniboard.${key}`, text);
  } catch { /* it will be asked for again */ }
}

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

/* The language of this page, unless the address or, where it names none, the player or the browser asks for another one. */
function wantedLanguage() {
  const asked = knownLanguage(query.get('lang'));
  if (asked || page.dataset.root !== './') return asked || page.lang;
  return knownLanguage(kept('setting.language')) || navigator.languages.map(knownLanguage).find(Boolean) || page.lang;
}

/* Links of earlier versions named the game in the query. */
function lead() {
  const language = wantedLanguage();
  const asked = query.get('game');
  const boxes = [...document.querySelectorAll('#games > li')];
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

/* A record without a result goes on. */
function showWhereOneLeftOff() {
  const latest = kept('latest');
  for (const box of document.querySelectorAll('#games > li')) {
    const record = kept(`record.${box.dataset.game}`);
    const goesOn = record && !/^result /m.test(record) && /^\d+ /m.test(record);
    const play = box.querySelector('.play');
    if (!play.dataset.name) play.dataset.name = play.textContent;
    play.textContent = goesOn ? play.dataset.goOn : play.dataset.name;
    play.setAttribute('aria-label', `${box.querySelector('h2').textContent}: ${play.textContent}`);
    box.querySelector('.left').hidden = !goesOn || box.dataset.game !== latest;
  }
}

/* Where the browser forbids it, none were kept. */
async function showKeptGames() {
  const games = await shelf.games().catch(() => []);
  for (const box of document.querySelectorAll('#games > li')) {
    const count = games.filter(game => game === box.dataset.game).length;
    const link = box.querySelector('.kept a');
    link.parentNode.hidden = count === 0;
    link.textContent = `${link.dataset.name} (${count})`;
    link.setAttribute('aria-label', `${link.dataset.label} (${count})`);
  }
}

function showLessonsDone() {
  for (const link of document.querySelectorAll('a.learn')) {
    const box = link.closest('li');
    const done = new Set((kept(`learn.${box.dataset.game}`) ?? '').split(' '));
    const lessons = link.dataset.lessons.split(';');
    const count = lessons.filter(boards => boards.split(' ').every(board => done.has(board))).length;
    if (!link.dataset.name) link.dataset.name = link.textContent;
    link.textContent = count ? `${link.dataset.name} ${count}/${lessons.length}` : link.dataset.name;
    const told = link.dataset.progress.replace('{0}', count).replace('{1}', lessons.length);
    link.setAttribute('aria-label', `${box.querySelector('h2').textContent}: ${link.dataset.name}${count ? `, ${told}` : ''}`);
  }
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
for (const link of document.querySelectorAll('nav a')) link.addEventListener('click', () => keep('setting.language', link.lang));
if (!lead()) {
  wearColours();
  showWhereOneLeftOff();
  showLessonsDone();
  showKeptGames();
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return;
    wearColours();
    showWhereOneLeftOff();
    showLessonsDone();
    showKeptGames();
  });
  window.addEventListener('load', () => {
    fetchNext();
    bringBoxesAlive();
    beOffline();
  });
}
