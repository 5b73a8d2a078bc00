/* The one part of the accessibility tree that is seen: the words of a page that explains something. */

import { attribute, lay, make } from './elements.js';

const BLOCKS = { TITLE: 'h2', HEADING: 'h3', PARAGRAPH: 'p', ITEM: 'li', NOTE: 'p' };

export function showArticle(parent, article) {
  let shown = parent.querySelector('article');
  if (!article) return shown?.remove();
  const words = JSON.stringify(article.blocks) + article.marked;
  if (shown?.key !== article.name) {
    shown?.remove();
    shown = make('article', null, parent);
    shown.id = 'words';
    shown.setAttribute('role', 'region');
    /* Read as a whole when it gets the focus: some browsers don't let an element describe itself. */
    make('div', null, shown).id = 'text';
    shown.setAttribute('aria-describedby', 'text');
    shown.key = article.name;
  }
  lay(shown, article);
  if (shown.words !== words) {
    shown.words = words;
    const body = shown.firstElementChild;
    body.replaceChildren();
    let marked = null;
    shown.classList.toggle('asking', article.marked > 0);
    for (const [number, { kind, text: paragraph }] of article.blocks.entries()) {
      let into = body;
      if (kind === 'ITEM') into = body.lastElementChild?.localName === 'ul' ? body.lastElementChild : make('ul', null, body);
      const block = make(BLOCKS[kind], null, into);
      block.textContent = paragraph;
      /* Notices are in English, whatever the language. */
      block.dir = 'auto';
      if (kind === 'NOTE') block.className = 'note';
      if (number === article.marked) marked = block;
    }
    if (marked) {
      marked.classList.add('asked');
      shown.scrollTop = marked.offsetTop - body.firstElementChild.offsetHeight;
    }
    /* What was asked for is read first. */
    attribute(shown, 'aria-describedby', marked ? 'asked' : 'text');
    if (marked) marked.id = 'asked';
  }
  const title = article.blocks.find(block => block.kind === 'TITLE' || block.kind === 'HEADING');
  attribute(shown, 'aria-label', title?.text || document.title);
  /* What was asked for gets the focus when it opens. */
  attribute(shown, 'tabindex', shown.scrollHeight > shown.clientHeight ? 0 : -1);
}
