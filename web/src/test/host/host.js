/* What a page does with what its boards tell: it opens the next paragraph, and shows the statements that it could send to a school's record store. */
document.addEventListener('uniboard-exercise', ({ target, detail }) => {
  if (detail.solved) for (const next of document.querySelectorAll(`[data-after="${target.id}"]`)) next.hidden = false;
});
const events = [];
window.told = events;
for (const type of ['ready', 'state', 'move', 'illegal', 'end', 'hint', 'lesson', 'exercise', 'focusexit', 'drawn', 'resize', 'error']) {
  document.addEventListener(`uniboard-${type}`, ({ target, detail }) => events.push({ board: target.id, ...detail }));
}
document.addEventListener('uniboard-xapi', ({ detail }) => {
  const line = document.createElement('li');
  line.textContent = JSON.stringify(detail);
  document.getElementById('statements').append(line);
});
