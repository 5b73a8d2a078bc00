package uniboard.stage.library;

import java.util.List;
import java.util.Map;
import uniboard.game.Message;

/** What a player does during a game with people at other devices, besides moving: talks, asks, answers, gives up. */
public interface SharedGameActions {
    /** Whether the player here can say something to the others. */
    boolean canSpeak();

    /**
     * What can be said, or shown by a sign: the names of words.
     *
     * @param areSigns signs, or else sentences
     */
    List<String> phrases(boolean areSigns);

    /** @param phrase one of {@link #phrases} */
    void say(String phrase);

    /** Whether what others say isn't shown here. */
    boolean isMuted();

    void mute(boolean isMutedNow);

    /** Whether the others can be asked to take this seat's last move back. */
    boolean canAskBack();

    void askBack();

    /** The people who are away and for whom a bot may play on, by seat. */
    Map<Integer, Message> absentees();

    /** Asks the others to have a bot play on there. */
    void askForBot(int absentee);

    /**
     * What somebody puts to all others.
     *
     * @param agree  the key of the words of the player who is for it
     * @param refuse the key of the words of the player who isn't
     */
    record Question(Message text, String agree, String refuse) {
    }

    /** What this seat is to answer; null: nothing. */
    Question question();

    /** Is for it or against it. */
    void answer(boolean isAgreed);

    /** Whether players have clocks. */
    boolean hasClocks();

    /** Tells how much of it they have left. */
    void tellTime();

    /** Whether this seat may give up. */
    boolean canResign();

    void resign();

    /** Whether it is a game of a class, to which the player comes back in place of another game. */
    boolean isInClass();

    void backToClass();

    /** Whether another game may follow. */
    boolean canPlayAgain();

    void playAgain();
}
