package uniboard.remote;

import uniboard.game.Game;

/**
 * A table that waits for anybody.
 *
 * @param place from 1
 * @param seats of the table
 * @param free  of them
 */
public record OpenTable(int place, Invitation invitation, Game game, int seats, int free) {
}
