/** What tests know of games: records to go on with, somebody to play them, what may and must be told. The browser's use it too. */
package uniboard.known;
