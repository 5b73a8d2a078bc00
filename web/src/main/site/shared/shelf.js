/* The shelf of games: one database for all pages of the site. Each promise is rejected where the browser forbids it or has no room. */

const settled = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function openShelf() {
  const request = indexedDB.open('uniboard', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
  return settled(request);
}

/* `act` is given the games; what it returns is the answer, once all is written. */
async function onShelf(mode, act) {
  const database = await openShelf();
  try {
    const transaction = database.transaction('games', mode);
    const written = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const answer = await act(transaction.objectStore('games'));
    await written;
    return answer;
  } finally {
    database.close();
  }
}

export const shelf = {
  /* The texts of a game's games; of all without one. */
  async read(game) {
    const games = await onShelf('readonly', store => settled(store.getAll()));
    return games.filter(each => !game || each.game === game).map(each => each.text);
  },

  /* The ids of what is played in each. */
  games: async () => (await onShelf('readonly', store => settled(store.getAll()))).map(each => each.game),

  /* Looked at and written in one go, so that of two windows only one can be the first. */
  keep: (game, known) => onShelf('readwrite', async store => {
    const there = await settled(store.get(game.id));
    if (there?.revision > known) return 'overtaken';
    store.put(game);
    return 'kept';
  }),

  remove: id => onShelf('readwrite', store => settled(store.delete(id))),
};
