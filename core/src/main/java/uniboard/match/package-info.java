/** A game in progress: seats, record, undo, replay, save. The record is the only truth. Knows no libGDX. */
package uniboard.match;
