package uniboard.stage.scene;

import uniboard.game.Message;

/**
 * What a scene has to say: what to do next or, while a move with a story is shown, what it has come to.
 *
 * @param heading null where whose turn it is says enough
 */
public record Prompt(Message heading, Message sentence) {
}
