/** Tables on several devices: inviting, the lobby, the game, and what is told of the others. */
package uniboard.app.remote;
