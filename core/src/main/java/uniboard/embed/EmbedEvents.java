package uniboard.embed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.link.RecordLink;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.SessionListener;

/** Tells the page around the board what happens there: of games with hidden parts what the viewer may know. */
public final class EmbedEvents implements SessionListener {
    private static final String WORDS = "words";

    private final HostPage page;
    private final Function<Message, String> words;
    /** Null while no match is on the table. */
    private GameSession session;
    /** The record told last. */
    private GameRecord told;

    /** @param words a message in the player's language */
    public EmbedEvents(HostPage page, Function<Message, String> words) {
        this.page = page;
        this.words = words;
    }

    /** @param newSession whose matches are told of from now on; null: none */
    public void attend(GameSession newSession) {
        session = newSession;
        told = null;
        if (session == null || page == HostPage.NONE) return;
        session.listen(this);
    }

    /** The match at the table has changed. */
    public void kept() {
        if (session == null || page == HostPage.NONE) return;
        GameRecord now = session.match().record();
        if (told != null && now.plies() == told.plies() + 1) tellMove(now);
        told = now;
        tellState();
        if (session.match().outcome().over()) {
            page.hear(new HostEvent("end").withNumbers("winners", winners()).with("record", now.text()).text());
        }
    }

    private void tellMove(GameRecord now) {
        Game game = now.game();
        int viewer = session.turn().viewer();
        int move = now.move(now.plies() - 1);
        Position before = told.replay();
        Position after = now.replay();
        String inWords = words.apply(game.words(Match.view(before, viewer)).describeMove(move, Match.view(after, viewer), viewer));
        page.hear(new HostEvent("move").with("ply", now.plies()).with("seat", before.toMove() + 1)
            .with("move", game.notation().moveText(before, move, viewer, after)).with(WORDS, inWords).text());
    }

    /** Tells how the match at the table stands. */
    public void tellState() {
        if (session == null) {
            page.hear(new HostEvent("state").with("record", "").with("link", "").with("whole", true).with("ply", 0).with("plies", 0)
                .with("turn", 0).with("over", false).withNumbers("winners", List.of()).text());
            return;
        }
        Match match = session.match();
        KnownRecord known = KnownRecord.of(match.record(), session.turn().viewer());
        page.hear(new HostEvent("state").with("record", known.record().text()).with("link", RecordLink.of(known.record()))
            .with("whole", known.isWhole())
            .with("ply", session.history().shownPly()).with("plies", match.record().plies()).with("turn", match.toMove() + 1)
            .with("over", match.outcome().over()).withNumbers("winners", winners()).text());
    }

    /** What may leave the table of its match, as links have it behind {@code #g=}. */
    public static String link(GameSession of) {
        return RecordLink.of(KnownRecord.of(of.match().record(), of.turn().viewer()).record());
    }

    /** The seats that have won, from 1: all of them where it is a draw, none while the game goes on. */
    private List<Integer> winners() {
        Outcome outcome = session.match().outcome();
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < session.match().record().seats().size(); seat++) if (outcome.wins(seat)) winners.add(seat + 1);
        return winners;
    }

    @Override
    public void refused(Message why) {
        page.hear(new HostEvent("illegal").with("reason", words.apply(why)).text());
    }

    @Override
    public void advised(List<String> places, Message advice) {
        tellHint(places, words.apply(advice));
    }

    /** @param advice in the player's language */
    public void tellHint(List<String> places, String advice) {
        page.hear(new HostEvent("hint").withTexts("places", places).with(WORDS, advice).text());
    }

    @Override
    public void browsed() {
        tellState();
    }

    /**
     * A learner's try at a step of a lesson or an exercise, or that the step is shown.
     *
     * @param lesson the lesson's id; empty: an exercise, which the page itself asked
     * @param title  of the lesson or the exercise; empty: none
     * @param step   from 1
     * @param result {@code shown}, {@code right} or {@code wrong}
     * @param tries  at this step
     * @param answer what was tried last, as {@link uniboard.learn.Practice#lastTry} has it
     * @param ends   whether this was all
     */
    public void tellStep(String lesson, String title, int step, int steps, String result, int tries, String answer, boolean ends) {
        boolean isExercise = lesson.isEmpty();
        HostEvent event = new HostEvent(isExercise ? "exercise" : "lesson");
        if (!isExercise) event.with("lesson", lesson);
        page.hear(event.with("step", step).with("steps", steps).with("result", result).with("tries", tries)
            .with(isExercise ? "solved" : "done", ends).with("title", title).with("answer", answer).text());
    }

    /** Something that was asked for can't be had. */
    public void tellProblem(String problem) {
        page.hear(new HostEvent("error").with("message", problem).text());
    }
}
