package uniboard.stage.shelf;

import java.util.List;
import java.util.Map;
import uniboard.game.Message;

/** What a table asks of the program to play with people at other devices. */
public interface RemoteActions {
    /** Whether others can be invited to the game on the table. */
    boolean offersInviting();

    /** Invites others to a new game like the one on the table. */
    void invite();

    /** Whether tables can be looked for that wait for anybody. */
    boolean offersOpenTables();

    /** Looks for one of the game on the table. */
    void findTable();

    /** Whether the table that is shared last can be come back to from this one. */
    boolean offersReturn();

    void comeBack();

    /** Whether the table is one of several devices. */
    boolean isShared();

    /** Hands on a link by which others can watch. */
    void inviteToWatch();

    /** Whether this seat can be taken to another device. */
    boolean canMoveSeat();

    /** Hands on a link by which another device has this seat. */
    void moveSeat();

    /** That link. */
    String seatLink();

    /** Whether this device may host the table from now on, its host having stayed away for long. */
    boolean canHostTable();

    /** From now on this device keeps the table. */
    void hostTable();

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

    /** Whether another game may follow. */
    boolean canPlayAgain();

    void playAgain();
}
