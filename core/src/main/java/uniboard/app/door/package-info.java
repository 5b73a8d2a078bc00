/** The door between the first board and all that it doesn't need, and what it leads to. */
package uniboard.app.door;
