/* After the first visit the game works without a network. In frames, which belong to other pages, nothing is kept. */
function keepForOffline() {
  if (!page.dataset.offline || uniboard.framed || !navigator.serviceWorker) return;
  navigator.serviceWorker.register(base + page.dataset.offline).then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active.postMessage({ keep: [page.dataset.game] })).catch(() => { /* the site works as without it */ });
}
