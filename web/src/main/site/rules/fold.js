/* Texts as they are searched: small letters without accents, points and apostrophes. */

/* Accents and Hebrew points, which belong to the letter before them. */
const POINT = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/;
/* Apostrophes of all kinds, geresh and gershayim, marks of direction. */
const APOSTROPHE = /['\u2018\u2019\u02bc\u2032`"\u05f3\u05f4\u200e\u200f]/;
const SEPARATORS = /[\s.,;:!?()\u00ab\u00bb\u201c\u201d\u201e\u2013\u2014\u05be\u00b7\/-]+/;
/* Hebrew letters at the end of a word, which are others once more follows; joined letters. */
const OTHERS = { '\u05da': '\u05db', '\u05dd': '\u05de', '\u05df': '\u05e0', '\u05e3': '\u05e4', '\u05e5': '\u05e6', '\u0153': 'oe', '\u00e6': 'ae' };

/* What is searched of a text, and for each of its signs from which one of the text it came. */
export function folded(text) {
  let signs = '';
  const places = [];
  for (let i = 0; i < text.length; i++) {
    const parts = text[i].normalize('NFD').toLowerCase();
    for (let k = 0; k < parts.length; k++) {
      if (POINT.test(parts[k]) || APOSTROPHE.test(parts[k])) continue;
      const sign = OTHERS[parts[k]] || parts[k];
      signs += sign;
      for (let each = 0; each < sign.length; each++) places.push(i);
    }
  }
  return { signs, places };
}

/* What is asked for, word by word, each once. */
export function words(query) {
  return folded(query).signs.split(SEPARATORS).filter((word, i, all) => word && all.indexOf(word) === i);
}

/* Of Hebrew there are no capitals. */
function isPartOfWord(sign) {
  return Boolean(sign) && (sign.toLowerCase() !== sign.toUpperCase() || /[0-9\u05d0-\u05ea]/.test(sign));
}

/* Where a word stands in what is searched, from a place on, or -1. One sign alone counts only as a word of its own: else it is everywhere. */
export function next(signs, word, from) {
  let at = signs.indexOf(word, from);
  while (word.length === 1 && at >= 0 && (isPartOfWord(signs[at - 1]) || isPartOfWord(signs[at + 1]))) at = signs.indexOf(word, at + 1);
  return at;
}

/* A text in parts, those that were asked for being the second, fourth and so on. */
export function parts(text, asked) {
  const { signs, places } = folded(text);
  const isFound = Array(text.length).fill(false);
  asked.forEach(word => {
    for (let at = next(signs, word, 0); at >= 0; at = next(signs, word, at + word.length)) {
      let end = places[at + word.length - 1] + 1;
      while (end < text.length && POINT.test(text[end])) end++;
      isFound.fill(true, places[at], end);
    }
  });
  const all = [''];
  for (let i = 0; i < text.length; i++) {
    if (isFound[i] === (all.length % 2 === 1)) all.push('');
    all[all.length - 1] += text[i];
  }
  return all;
}
