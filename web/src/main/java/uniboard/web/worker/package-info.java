/** Bots in a Web Worker: a program of its own, without libGDX. */
package uniboard.web.worker;
