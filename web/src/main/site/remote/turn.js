/* One's turn, told to anybody who does something else meanwhile: by the page's title and icon while another page is looked at. */

/* The address of the icon while nothing is told. */
let plainIcon = null;

const dot = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
  + '<circle cx="16" cy="16" r="15" fill="#fff"/><circle cx="16" cy="16" r="12" fill="#b3261e"/>'
  + '<path d="M14 8h4v10h-4zM14 21h4v4h-4z" fill="#fff"/></svg>');

/* Whether another page is looked at. */
export function signalTurn(words) {
  if (!document.hidden) {
    navigator.vibrate?.(40);
    return false;
  }
  const icon = document.querySelector('link[rel=icon]');
  if (!uniboard.call) {
    uniboard.call = `${words} – `;
    document.title = uniboard.call + document.title;
    plainIcon = icon?.href;
  }
  if (icon) icon.href = dot;
  return true;
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden || !uniboard.call) return;
  document.title = document.title.slice(uniboard.call.length);
  uniboard.call = '';
  if (plainIcon) document.querySelector('link[rel=icon]').href = plainIcon;
});
