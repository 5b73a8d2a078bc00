/* Which keys are the program's. */

/* Key codes. */
const CONTROL = 17;
const SHORTCUTS = { 90: 90, 89: 89, shifted: 89 };

/* The backend listens on the whole document and swallows Tab, Backspace and the clipboard. It gets no key that belongs to the browser or to
   an element of the page; the accessibility tree's buttons see to theirs. */
export function keepKeys() {
  const belongsToPage = event => event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)
    || event.target.closest?.('input, textarea, select, a[href], #failure, article') && event.key !== 'Escape';
  let telling = false;
  /* A shortcut is told as a whole: the system keeps the end of some from the page, and the backend would take them for held for ever. */
  const tell = (type, ...keys) => {
    telling = true;
    for (const keyCode of keys) document.dispatchEvent(Object.defineProperty(new KeyboardEvent(type), 'keyCode', { value: keyCode }));
    telling = false;
  };
  for (const type of ['keydown', 'keypress', 'keyup']) {
    window.addEventListener(type, event => {
      if (telling || !belongsToPage(event)) return;
      event.stopPropagation();
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.target.closest?.('textarea, input') && SHORTCUTS[event.keyCode];
      if (!shortcut) return;
      event.preventDefault();
      if (type !== 'keydown') return;
      const key = event.shiftKey ? SHORTCUTS.shifted : shortcut;
      tell('keydown', CONTROL, key);
      tell('keyup', key, CONTROL);
    }, true);
  }
  for (const type of ['copy', 'cut', 'paste']) window.addEventListener(type, event => event.stopPropagation(), true);
  /* A key that has brought the focus into that tree doesn't scroll the page as well. */
  let before = null;
  window.addEventListener('keydown', () => { before = document.activeElement; }, true);
  window.addEventListener('keydown', event => { if (event.key !== 'Tab' && document.activeElement !== before) event.preventDefault(); });
}
