/** What the tests need of the machine they run on: a browser, a display. */
package uniboard.machine;
