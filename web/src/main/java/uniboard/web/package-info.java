/** The browser's platform: what of it the program needs. The page's side of it is {@code loader.js}. */
package uniboard.web;
