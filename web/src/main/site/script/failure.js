/* What the player sees when the program can't go on. */

/* The first failure stays: what follows it is its consequence. */
function fail(detail, words = {}) {
  const panel = element('failure');
  if (!panel.hidden) return;
  const add = (name, text, to = panel) => {
    const child = document.createElement(name);
    child.textContent = text;
    to.append(child);
    return child;
  };
  if (!words.message) {
    panel.lang = 'en';
    panel.dir = 'ltr';
  }
  add('p', words.message || 'Uniboard could not go on. Your game is kept: reload the page to return to it.');
  const what = add('p', detail);
  what.className = 'detail';
  what.dir = 'auto';
  if (words.record) {
    const record = add('textarea', words.record);
    record.readOnly = true;
    record.dir = 'ltr';
    record.setAttribute('aria-labelledby', 'failure-copy');
    const copy = add('button', words.copy || 'Copy');
    copy.id = 'failure-copy';
    copy.addEventListener('click', () => {
      record.select();
      navigator.clipboard ? navigator.clipboard.writeText(record.value).catch(() => document.execCommand('copy')) : document.execCommand('copy');
    });
  }
  const reload = add('button', words.reload || 'Reload');
  reload.className = 'first';
  reload.addEventListener('click', () => location.reload());
  for (const part of document.querySelectorAll('#screen, [role=dialog]')) part.inert = true;
  panel.hidden = false;
  reload.focus();
}
