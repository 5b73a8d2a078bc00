/** What a game was like, move by move: chances, and the moments that mattered. */
package uniboard.stage.review;
