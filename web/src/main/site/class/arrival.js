/* A pupil comes to a class: a small program knocks and tells the name while the game's program loads, whose page goes on from there. */

import { base, folder, page } from '../shared/address.js';
import { fetchAhead } from './ahead.js';

/* Milliseconds after which the game's page is led to, which tells what is the matter. */
const LONGEST = 12000;

const form = document.getElementById('join');
const arrival = document.getElementById('arrival');
const games = form.dataset.games.split(' ');

const addressOf = game => `${base}${folder(page.lang)}${games.includes(game) ? game : games[0]}/`;

const script = source => new Promise((resolve, reject) => {
  const tag = document.createElement('script');
  tag.src = base + source;
  tag.onload = resolve;
  tag.onerror = reject;
  document.head.append(tag);
});

let isLeading = false;
let isGreeted = false;
let loading = null;

function leadOn(game, fragment) {
  if (isLeading) return;
  isLeading = true;
  uniboard.hangUp?.();
  location.replace(addressOf(game) + fragment);
}

function greet(words, game, fragment) {
  document.getElementById('told').textContent = words;
  document.getElementById('soon').hidden = false;
  if (isGreeted) return;
  isGreeted = true;
  fetchAhead(addressOf(game)).finally(() => leadOn(game, fragment));
}

let farLoading = null;

function loadFar() {
  farLoading ??= script(page.dataset.far);
  return farLoading;
}

window.uniboard = { words: JSON.parse(document.getElementById('words').textContent), loadFar, greet, leadOn };

/* `given`: what stands behind `#t=`. */
export async function arrive(given) {
  if (!page.dataset.relay) return;
  const brought = `#t=${given}`;
  for (const part of document.querySelectorAll('main > .far')) part.hidden = part !== arrival;
  for (const language of document.querySelectorAll('nav a')) language.hash = brought;
  /* Nothing connects from other people's pages. */
  if (window.top !== window) {
    leadOn('', brought);
    return;
  }
  const alarm = setTimeout(leadOn, LONGEST, '', brought);
  try {
    loading ??= Promise.all([script(page.dataset.program), loadFar()]);
    await loading;
    uniboard.come(given);
    clearTimeout(alarm);
  } catch {
    leadOn('', brought);
  }
}
