/** Compiles programs for the browser: TeaVM, what is changed in the libraries on their way, and what is kept of earlier builds. */
package uniboard.web.compiler;
