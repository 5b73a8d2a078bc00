/** The browser's platform: what of it the program needs. The page's side of it are {@code loader.js} and {@code mirror.js}. */
package uniboard.web;
