/* Words, pictures and fonts, as they are downloaded. */

const downloads = new Map();
const pictures = new Map();

/* What the program needs before it can show anything in a language. */
function filesToStart(code) {
  return [...filesOf('table', code), `text/${uniboard.game}/box/${code}.properties`, ...filesOf(uniboard.game, code)];
}

/* A game's words and pictures, or what every game shares. */
function filesOf(area, code) {
  const art = `art/${uniboard.art}/${area}`;
  return Object.keys(files.assets).filter(file => file === `text/${area}/${code}.properties` || file.startsWith(art) && /^\d*\.\w+$/.test(file.slice(art.length)));
}

function load(file) {
  if (!downloads.has(file)) {
    const coming = download(file);
    downloads.set(file, coming);
    coming.catch(() => downloads.delete(file));
  }
  return downloads.get(file);
}

async function download(file) {
  if (!Object.hasOwn(files.assets, file)) throw new Error(`This table has no ${file}.`);
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(base + files.assets[file]);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      if (!file.endsWith('.png')) return new Int8Array(await response.arrayBuffer());
      const picture = await createImageBitmap(await response.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
      pictures.set(file, picture);
      return picture;
    } catch (error) {
      if (attempt === 3) throw new LineLost(`${file} could not be loaded (${error.message}).`);
      await new Promise(resolve => setTimeout(resolve, 300 * attempt));
    }
  }
}

/* Never rejected: a text in a system font is better than none. */
function fonts(sample) {
  return Promise.allSettled(['16px "Uniboard Sans"', 'bold 16px "Uniboard Sans"', '16px "Uniboard Serif"']
    .map(font => document.fonts.load(font, sample)));
}

/* How much of what the start needs is there. */
function showProgress() {
  element('progress').value += 1 / (filesToStart(page.lang).length + 1);
}
