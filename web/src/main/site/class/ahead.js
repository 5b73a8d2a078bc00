/* What a game's page will ask for: the browser keeps it from here on. */

import { base, page } from '../shared/address.js';

/* Milliseconds after which the page is led to in any case. */
const LONGEST = 15000;

const fetched = address => fetch(address).then(answer => answer.blob());

/* The files that a class needs there, as the page itself names them. Its style is left out: this page's policy holds for what is parsed. */
function filesOf(html, address) {
  const table = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');
  const files = JSON.parse(table.getElementById('files').textContent);
  const linked = [...table.querySelectorAll('link[rel=preload], script[src]')].filter(({ media }) => !media || matchMedia(media).matches)
    .map(element => new URL(element.getAttribute('href') ?? element.getAttribute('src'), address).href);
  const named = [files.later, files.rules, files.analysis, files.setup, files.remote, files.classroom, ...files.fonts,
    files.assets[`text/rest/${page.lang}.properties`]];
  return new Set([...linked, ...named.map(file => base + file)]);
}

async function fetchAll(address) {
  const html = await (await fetch(address)).text();
  await Promise.all([...filesOf(html, address)].map(fetched));
}

/* Never fails: what isn't there is asked for again. */
export const fetchAhead = address => Promise.race([
  fetchAll(address).catch(() => { /* the page tells what is the matter */ }),
  new Promise(resolve => setTimeout(resolve, LONGEST)),
]);
