/** The browser's platform: what of it the program needs. The page's side of it is the script {@code page.js}. */
package uniboard.web;
