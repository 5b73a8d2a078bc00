/* The one part of the mirror that is seen: the words of a page that explains something. */

import { attribute, lay, make } from './elements.js';

const BLOCKS = { TITLE: 'h2', HEADING: 'h3', PARAGRAPH: 'p', ITEM: 'li', NOTE: 'p' };

export function showArticle(parent, article) {
  let shown = parent.querySelector('article');
  if (!article) return shown?.remove();
  const words = JSON.stringify(article.blocks);
  if (shown?.key !== article.name) {
    shown?.remove();
    shown = make('article', null, parent);
    /* Read as a whole when it gets the focus. */
    shown.id = 'words';
    shown.setAttribute('aria-describedby', shown.id);
    shown.key = article.name;
  }
  lay(shown, article);
  if (shown.words !== words) {
    shown.words = words;
    shown.replaceChildren();
    for (const { kind, text: paragraph } of article.blocks) {
      let into = shown;
      if (kind === 'ITEM') into = shown.lastElementChild?.localName === 'ul' ? shown.lastElementChild : make('ul', null, shown);
      const block = make(BLOCKS[kind], null, into);
      block.textContent = paragraph;
      /* Notices are in English, whatever the language. */
      block.dir = 'auto';
      if (kind === 'NOTE') block.className = 'note';
    }
  }
  const title = article.blocks.find(block => block.kind === 'TITLE' || block.kind === 'HEADING');
  const scrolls = shown.scrollHeight > shown.clientHeight;
  /* What was asked for gets the focus when it opens. */
  attribute(shown, 'tabindex', scrolls ? 0 : -1);
  attribute(shown, 'role', scrolls ? 'region' : null);
  attribute(shown, 'aria-label', scrolls ? title?.text || document.title : null);
}
