/* The link leads to the very board that the address means; a lesson has a picture and a name of its own. */
const asked = new URLSearchParams(location.search);
const link = document.querySelector('a');
const known = JSON.parse(document.getElementById('lessons').textContent);
const lesson = known[asked.get('mode') === 'lesson' ? asked.get('lesson') : ''];
let position;
if (['light', 'dark'].includes(asked.get('theme'))) document.documentElement.dataset.theme = asked.get('theme');
if (lesson) {
  link.querySelector('img').src = document.documentElement.dataset.root + lesson.picture;
  link.querySelector('h1').textContent = lesson.title;
  link.querySelector('p').hidden = false;
  link.setAttribute('aria-label', `${lesson.title}: ${link.querySelector('span').textContent}`);
}
/* What a page asks has the title that the page gave it. */
const [, packed, escaped] = /^#x=(?:~(.*)|(.*))$/s.exec(location.hash) ?? [];
if (packed || escaped) {
  let text = '';
  try {
    text = packed ? new TextDecoder().decode(Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0)))
      : decodeURIComponent(escaped);
  } catch { /* What can't be read has no title: the board says so. */ }
  /* A board of the lessons has its picture; to draw any other takes the program. */
  position = /^play /m.test(text) ? undefined : known[/^start +(.+?) *$/m.exec(text)?.[1]];
  const title = /^title +(.+)$/m.exec(text)?.[1];
  const line = link.querySelector('p');
  line.textContent = line.dataset.exercise;
  line.hidden = false;
  if (title) link.querySelector('h1').textContent = title;
  if (title) link.setAttribute('aria-label', `${title} (${line.textContent}): ${link.querySelector('span').textContent}`);
}
/* No other position stands in the place of one that the page has chosen. */
if (position) link.querySelector('img').src = document.documentElement.dataset.root + position.picture;
else if (location.hash) link.querySelector('img').remove();
asked.delete('start');
link.href = `../?${asked}${location.hash === '#own' ? '' : location.hash}`;
