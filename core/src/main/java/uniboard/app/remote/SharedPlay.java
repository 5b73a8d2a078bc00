package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.remote.ChatPhrase;
import uniboard.stage.library.SharedGameActions;

/** What the player here does during the game at the table that is shared now. */
final class SharedPlay implements SharedGameActions {
    private final Window window;
    private final RemoteStore memory;
    private final Consumer<Message> teller;
    private final Supplier<RemoteSession> current;
    private final Runnable shown;
    private final Runnable left;

    /**
     * @param current null while no table is shared
     * @param shown   shows how the table stands
     * @param left    leaves it
     */
    SharedPlay(Window window, RemoteStore memory, Consumer<Message> teller, Supplier<RemoteSession> current, Runnable shown,
        Runnable left) {
        this.window = window;
        this.memory = memory;
        this.teller = teller;
        this.current = current;
        this.shown = shown;
        this.left = left;
    }

    private RemoteSession session() {
        return current.get();
    }

    /** Null while no game is shown. */
    private SharedTable game() {
        return session() == null ? null : session().game();
    }

    @Override
    public boolean canSpeak() {
        return game() != null && session().remote().takesPart() && !isInClass();
    }

    @Override
    public List<String> phrases(boolean areSigns) {
        List<String> phrases = new ArrayList<>();
        for (ChatPhrase phrase : ChatPhrase.values()) if (phrase.isSign() == areSigns) phrases.add(phrase.text());
        return phrases;
    }

    @Override
    public void say(String phrase) {
        ChatPhrase said = ChatPhrase.read(phrase);
        session().role().seat().say(said);
        game().tellSaid(session().remote().snapshot().ownSeat(), said);
        window.redraw();
    }

    @Override
    public boolean isMuted() {
        return memory.isMuted();
    }

    @Override
    public void mute(boolean isMutedNow) {
        memory.mute(isMutedNow);
        teller.accept(Message.of(isMutedNow ? "far.muted" : "far.unmuted"));
    }

    @Override
    public boolean canAskBack() {
        return game() != null && game().canAskBack();
    }

    @Override
    public void askBack() {
        game().askBack();
        window.redraw();
    }

    @Override
    public Map<Integer, Message> absentees() {
        return game() == null ? Map.of() : game().absentees();
    }

    @Override
    public void askForBot(int absentee) {
        game().askForBot(absentee);
        window.redraw();
    }

    @Override
    public Question question() {
        return game() == null ? null : game().question();
    }

    @Override
    public void answer(boolean isAgreed) {
        session().role().seat().answer(isAgreed);
        shown.run();
    }

    @Override
    public boolean hasClocks() {
        return game() != null && game().hasClocks();
    }

    @Override
    public void tellTime() {
        game().tellTime();
        window.redraw();
    }

    @Override
    public boolean canResign() {
        return game() != null && game().canResign();
    }

    @Override
    public void resign() {
        session().role().seat().resign();
        session().tellNews();
        window.redraw();
    }

    @Override
    public boolean isInClass() {
        return session() != null && session().role().isPupil();
    }

    @Override
    public void backToClass() {
        left.run();
    }

    @Override
    public boolean canPlayAgain() {
        return game() != null && game().canPlayAgain();
    }

    @Override
    public void playAgain() {
        if (isInClass()) left.run();
        if (game() == null) return;
        game().playAgain();
        // Told once the calling sheet is done: what is told may take the table's place.
        session().tellNews();
    }
}
