/** What the tests need of the machine they run on, a browser and a display, and how many of them ran. */
package uniboard.machine;
