/** What tests know of games: records to go on with, somebody to play them, and what may and must be told of them. Browser tests use it too. */
package uniboard.known;
