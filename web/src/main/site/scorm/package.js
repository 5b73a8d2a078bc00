/* Makes the zip file that a learning platform takes. Fetched when it is asked for. */

/* Others' work. It is given what it would look for in the window, and leaves there what it has to offer. */
const libraries = {};
(function (window, exports, module, define, require, global, process) {/* jszip */})(libraries);

/* By their names; in the first two are gaps. */
const FILES = {/* the package's files */};
const MANIFEST = 'imsmanifest.xml';
const PAGE = 'index.html';

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/* As texts and attributes of XML and HTML have it; XML has no other control characters than these three. */
const escaped = text => text.replace(/[&<>"]/g, sign => SIGNS[sign]).replace(/[\0-\x08\x0B\x0C\x0E-\x1F]/g, '');

const filled = (text, values) => text.replace(/\$\{(\w+)\}/g, (gap, name) => values[name]);

/**
 * values has texts: `id` (letters, digits, hyphens), `title`, `language`, `direction`, `away`, `alone`; `board` is HTML, of the element.
 * Promises a blob.
 */
window.uniboardPackage = ({ board, ...values }) => {
  const zip = new libraries.JSZip();
  const texts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, escaped(text)]));
  const files = Object.keys(FILES).filter(name => name !== MANIFEST).map(name => `<file href="${name}"/>`).join('');
  for (const [name, text] of Object.entries(FILES)) {
    const hasGaps = name === MANIFEST || name === PAGE;
    zip.file(name, hasGaps ? filled(text, { ...texts, board, files }) : text);
  }
  return zip.generateAsync({ type: 'blob', compression: 'DEFLATE' });
};
