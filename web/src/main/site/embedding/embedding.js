/* Writes the line that shows in somebody's page what is chosen here, and shows it. */

import { givenIn } from '../script/given.js';
import { LANGUAGES, page, query } from '../shared/address.js';
import { saveBlob } from '../shared/file.js';

const games = JSON.parse(document.getElementById('games').textContent);
/* What a package's page says, by language. */
const packageWords = JSON.parse(document.getElementById('package-words').textContent);
const form = document.getElementById('form');
const fields = form.elements;
const board = document.getElementById('board');
const site = new URL(page.dataset.root, location.href).href;
/* What is on the board, as links have it; known once the board has told. */
let givenLink = '';
let shown = '';

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const isFor = (element, mode) => !element.dataset.for || element.dataset.for.split(' ').includes(mode);

function option(value, words) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = words;
  return made;
}

function showFieldsOfMode() {
  for (const element of document.querySelectorAll('[data-for]')) element.hidden = !isFor(element, fields.mode.value);
}

function chooseGame(id) {
  fields.game.value = Object.hasOwn(games, id) ? id : Object.keys(games)[0];
  const { lessons, example } = games[fields.game.value];
  fields.lesson.replaceChildren(...lessons.map(([lesson, title]) => option(lesson, title)));
  fields.exercise.value = example;
}

/* The element's attributes, by name. */
function attributes() {
  const mode = fields.mode.value;
  const chosen = { game: fields.game.value };
  if (mode !== 'play' && mode !== 'exercise') chosen.mode = mode;
  if (mode === 'lesson') chosen.lesson = fields.lesson.value;
  if (mode === 'play') chosen.seats = `h,${fields.level.value}`;
  for (const name of ['lang', 'theme', 'controls']) {
    const element = fields[name].closest('[data-for]');
    if (fields[name].value && (!element || isFor(element, mode))) chosen[name] = fields[name].value;
  }
  if (mode === 'play' || mode === 'hotseat') for (const name of ['hints', 'undo']) if (!fields[name].checked) chosen[name] = '0';
  if (fields.poster.checked) chosen.start = 'poster';
  return Object.fromEntries(Object.entries({ ...chosen, ...given(mode) }).filter(([, value]) => value));
}

function given(mode) {
  const text = fields.given.value.trim();
  if (mode === 'lesson' || mode === 'exercise' || !text) return {};
  if (text.includes('#g=')) return { link: text.replace(/^.*#g=/s, '') };
  if (!text.startsWith('uniboard ')) return { position: text };
  return givenLink ? { link: givenLink } : { record: text };
}

function show() {
  const chosen = attributes();
  const exercise = fields.mode.value === 'exercise' ? fields.exercise.value.trim() : '';
  const key = JSON.stringify([chosen, exercise]);
  if (key === shown) return;
  shown = key;
  const element = document.createElement('uni-board');
  for (const [name, value] of Object.entries(chosen)) element.setAttribute(name, value);
  if (exercise) {
    const script = document.createElement('script');
    script.type = 'text/uniboard';
    script.textContent = exercise;
    element.append(script);
  }
  complain('');
  board.replaceChildren(element);
  /* It is tried at once, wherever the page is scrolled to: only what can be shown is copied. */
  element.come();
  write(chosen, exercise, element);
}

function complain(problem) {
  document.getElementById('wrong').hidden = !problem;
  document.getElementById('wrong-about').textContent = problem;
  for (const button of document.querySelectorAll('#lines button')) button.disabled = Boolean(problem);
}

function write(chosen, exercise, element) {
  const name = games[chosen.game].name;
  const language = chosen.lang && chosen.lang !== 'en' ? `${chosen.lang}/` : '';
  const address = new URL(element.address(chosen.start === 'poster'));
  address.searchParams.delete('origin');
  const instead = `<a href="${site}${language}${chosen.game}/${chosen.mode === 'lesson' ? 'lessons/' : ''}">${escaped(name)}</a>`;
  set('line', `<script src="${site}uni-board.js" defer></script>\n${elementText(chosen, exercise, instead)}`);
  set('frame', `<iframe src="${escaped(address.href)}" title="${escaped(name)}" width="100%" height="640" style="border:0" loading="lazy"`
    + ' allow="fullscreen; clipboard-write"></iframe>');
  set('address', address.href);
}

function elementText(named, exercise, instead) {
  const listed = Object.entries(named).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('');
  const inside = exercise ? `\n<script type="text/uniboard">\n${exercise.replaceAll('</', '<\\/')}\n</script>\n` : '';
  return `<uni-board${listed}>${inside}${instead}</uni-board>`;
}

function set(id, text) {
  document.getElementById(id).value = text;
}

function log(event) {
  const lines = document.getElementById('log');
  const line = document.createElement('li');
  const { record, link, ...rest } = event;
  line.textContent = JSON.stringify(rest);
  lines.append(line);
  if (lines.children.length > 60) lines.firstElementChild.remove();
  lines.scrollTop = lines.scrollHeight;
}

function listen() {
  for (const type of ['ready', 'state', 'move', 'illegal', 'end', 'hint', 'lesson', 'exercise', 'drawn', 'error'])
    board.addEventListener(`uniboard-${type}`, ({ detail }) => log(detail));
  board.addEventListener('uniboard-error', ({ target, detail }) => {
    if (target === board.firstElementChild) complain(detail.message);
  });
  board.addEventListener('uniboard-state', ({ detail }) => {
    document.getElementById('partial').hidden = detail.whole || !fields.given.value.trim();
    const text = fields.given.value.trim();
    if (!text.startsWith('uniboard ') || detail.record.trim() !== text || givenLink === detail.link) return;
    givenLink = detail.link;
    shown = JSON.stringify([attributes(), '']);
    write(attributes(), '', board.firstElementChild);
    const written = document.createElement('uni-board');
    for (const [name, value] of Object.entries(attributes())) written.setAttribute(name, value);
    const address = new URL(written.address(fields.poster.checked));
    address.searchParams.delete('origin');
    set('address', address.href);
    set('frame', document.getElementById('frame').value.replace(/src="[^"]*"/, `src="${escaped(address.href)}"`));
  });
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('change', event => {
    if (event.target.name === 'game') chooseGame(event.target.value);
    if (event.target.name === 'game' || event.target.name === 'given') givenLink = '';
    if (event.target.name === 'game') fields.given.value = '';
    showFieldsOfMode();
    show();
  });
  document.getElementById('mine').addEventListener('click', takeMine);
  document.getElementById('package').addEventListener('click', savePackage);
  for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));
}

/* What makes packages, once it was asked for. */
let packageLoading = null;

function loadPackage(source) {
  packageLoading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  packageLoading.catch(() => { packageLoading = null; });
  return packageLoading;
}

/* Differs for different exercises, so that a platform can tell them apart. */
function digest(text) {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i) | 0;
  return (hash >>> 0).toString(16);
}

async function savePackage({ currentTarget: button }) {
  const failed = document.getElementById('package-failed');
  const { start, ...chosen } = attributes();
  const isLesson = fields.mode.value === 'lesson';
  const exercise = isLesson ? '' : fields.exercise.value.trim();
  const named = /^title\s+(.*)$/m.exec(exercise)?.[1] ?? document.querySelector('label[for=exercise]').textContent;
  const language = chosen.lang ?? page.lang;
  const id = `uniboard-${chosen.game}-${isLesson ? chosen.lesson : digest(exercise)}`;
  try {
    await loadPackage(button.dataset.script);
    saveBlob(`${id}.zip`, await window.uniboardPackage({
      id, title: `${games[chosen.game].name} – ${isLesson ? fields.lesson.selectedOptions[0].textContent : named}`,
      language, direction: LANGUAGES[language],
      away: packageWords[language].away.replace('{0}', site), alone: packageWords[language].alone,
      board: elementText({ ...chosen, base: site }, exercise, ''),
    }));
    failed.hidden = true;
  } catch (error) {
    console.error(error);
    failed.hidden = false;
  }
}

/* What was played last at the table of this site. */
function takeMine({ currentTarget: button }) {
  let record = null;
  try {
    record = localStorage.getItem(`uniboard.record.${fields.game.value}`);
  } catch { /* nothing is kept here */ }
  if (record) {
    fields.given.value = record;
    givenLink = '';
    show();
  } else {
    button.textContent = button.dataset.none;
  }
}

function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  const done = () => { button.textContent = button.dataset.done; };
  field.select();
  if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(done, () => document.execCommand('copy'));
  else if (document.execCommand('copy')) done();
}

/* Opened from a table or a lesson, it is filled in. */
function fillIn() {
  for (const [id, { name }] of Object.entries(games)) fields.game.append(option(id, name));
  chooseGame(query.get('game'));
  if ([...fields.mode.options].some(({ value }) => value === query.get('mode'))) fields.mode.value = query.get('mode');
  if ([...fields.lesson.options].some(({ value }) => value === query.get('lesson'))) fields.lesson.value = query.get('lesson');
  if (location.hash.startsWith('#g=')) fields.given.value = location.hash;
  const brought = givenIn(location.hash);
  if (brought?.kind === 'x' && brought.text) fields.exercise.value = brought.text;
}

fillIn();
showFieldsOfMode();
listen();
show();
