/* What the page itself says, in the reader's language, when the program can't. */

const WORDS = {/* the page's words */};

export const wordsOf = key => (WORDS[document.documentElement.lang] || WORDS.en)[key];
