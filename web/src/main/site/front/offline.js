/* What works without a network, and new versions of the site. */

import { base, page } from '../shared/address.js';

function ask(active, message) {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === 'kept');
    active.postMessage(message, [port2]);
  });
}

/* A new version waits until no page of the old one is open, or the player asks for it here. */
function tellOfNewVersion(registration) {
  const line = document.getElementById('update');
  const tell = () => { line.hidden = !registration.waiting || !navigator.serviceWorker.controller; };
  const follow = installing => installing?.addEventListener('statechange', tell);
  tell();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  line.querySelector('button').addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage({ takeOver: true });
  });
}

function offerToKeepAll() {
  const offer = document.getElementById('keep');
  const games = [...document.querySelectorAll('#games > li')].map(box => box.dataset.game);
  const isKept = async () => {
    const files = await caches.open('uniboard-files');
    return (await Promise.all(games.map(game => files.match(`${base}kept/${game}`)))).every(Boolean);
  };
  const button = offer.querySelector('button');
  const told = offer.querySelector('p');
  const show = kept => {
    offer.hidden = false;
    offer.closest('section').hidden = false;
    button.hidden = kept;
    if (kept) told.textContent = told.dataset.kept;
  };
  button.addEventListener('click', async () => {
    button.disabled = true;
    told.textContent = told.dataset.coming;
    const kept = await ask((await navigator.serviceWorker.ready).active, { keep: games });
    button.disabled = false;
    if (kept) show(true);
    else told.textContent = told.dataset.failed;
  });
  return isKept().then(show);
}

export function beOffline() {
  if (!page.dataset.offline || window.top !== window.self || !navigator.serviceWorker) return;
  navigator.serviceWorker.register(base + page.dataset.offline).then(registration => {
    tellOfNewVersion(registration);
    return offerToKeepAll();
  }).catch(() => { /* the site works as without it */ });
}
