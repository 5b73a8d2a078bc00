package uniboard.stage.table;

import java.util.List;
import uniboard.game.Message;

/**
 * What is shown of a class's answers beside the board that was asked about.
 *
 * @param heading what came of it
 * @param tone    of the heading
 * @param told    sentences below the heading
 * @param answers the most frequent first
 * @param others  how many answers are none of these; null: none are
 * @param tally   how many have answered; null where that isn't news
 * @param close   leads to what else there is; null: nowhere
 * @param entry   how late comers find the class; null: they aren't told
 * @param foot    what can be done
 */
public record AnswersView(Message title, Message heading, Tone tone, List<Message> told, List<Answer> answers, Message others,
    Tally tally, Message close, ClassEntry entry, List<LobbyView.Button> foot) {
    /** How a heading looks. */
    public enum Tone { PLAIN, RIGHT, OTHER }

    /** How many of a class have answered. */
    public record Tally(int answered, int pupils) {
    }

    /**
     * An answer, or a move that answers one.
     *
     * @param place  as the accessibility tree calls it
     * @param letter that ties the list to the board
     * @param count  how often it was given; 0: nobody's answer
     * @param words  few
     * @param spoken all there is to say of it
     * @param moves  the places that each of its moves is chosen by
     */
    public record Answer(String place, Message letter, int count, Message words, Message spoken, Kind kind, List<List<String>> moves) {
    }

    /** What an answer is taken for; each has a colour and a sign. */
    public enum Kind {
        RIGHT, OTHER,
        /** What the other side plays. */
        REPLY
    }
}
