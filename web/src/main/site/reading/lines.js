/* A page's lines for other pages name the site's whole address, which is known where the page is read. */

import { base } from '../shared/address.js';

for (const line of document.querySelectorAll('.line')) {
  const code = line.querySelector('code');
  code.textContent = code.textContent.replaceAll('{site}', base);
  line.hidden = false;
}
