/** A game as a link, a file or a picture for somebody else. */
package uniboard.app.share;
