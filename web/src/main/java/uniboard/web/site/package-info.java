/** Makes the site while the program is built, and serves it on a developer's machine. No part of what runs in the browser. */
package uniboard.web.site;
