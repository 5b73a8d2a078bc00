/* The page of all rules: finds what is typed in rules, terms and lessons, and keeps the question in the address. */

import { folded, next, parts, words } from './fold.js';

const MOST = 50;
const { games, texts } = JSON.parse(document.getElementById('texts').textContent);
const form = document.querySelector('form');
const field = document.getElementById('query');
const count = document.getElementById('count');
const list = document.getElementById('found');
let entries = null;

function readEntries() {
  entries = texts.map(([game, title, address, text]) => ({ title: `${games[game]} · ${title}`, address, text }));
  for (const entry of entries) entry.signs = folded(`${entry.title} ${entry.text}`).signs;
}

function marked(tag, text, asked) {
  const element = document.createElement(tag);
  parts(text, asked).forEach((part, i) => {
    const mark = document.createElement('mark');
    mark.textContent = part;
    element.append(i % 2 ? mark : part);
  });
  return element;
}

function row({ title, address, text }, asked) {
  const item = document.createElement('li');
  const link = marked('a', title, asked);
  link.href = address;
  item.append(link, marked('p', text, asked));
  return item;
}

function told(found) {
  if (!found) return count.dataset.none;
  return (found > MOST ? count.dataset.many : count.dataset.some).replace('{0}', found).replace('{1}', MOST);
}

function search() {
  const asked = words(field.value);
  if (asked.length && !entries) readEntries();
  const found = asked.length ? entries.filter(({ signs }) => asked.every(word => next(signs, word, 0) >= 0)) : [];
  list.replaceChildren(...found.slice(0, MOST).map(entry => row(entry, asked)));
  list.hidden = !found.length;
  count.textContent = asked.length ? told(found.length) : '';
}

/* Not at each sign: browsers stop pages that do so often. */
function keep() {
  const address = new URL(location.href);
  if (field.value) address.searchParams.set('q', field.value);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}

form.hidden = false;
field.value = new URLSearchParams(location.search).get('q') || field.value;
form.addEventListener('submit', event => event.preventDefault());
field.addEventListener('input', search);
field.addEventListener('change', keep);
if (field.value) search();
