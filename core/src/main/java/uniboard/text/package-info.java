/** Languages, direction, messages made into words, painted text. */
package uniboard.text;
