package uniboard.stage.table;

import uniboard.game.Message;
import uniboard.match.GameReview;
import uniboard.match.GameSession;
import uniboard.match.KeyMoment;
import uniboard.match.Waiting;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.FoundExercise;
import uniboard.stage.review.ReviewActions;
import uniboard.stage.review.ReviewSheet;
import uniboard.stage.review.ReviewWords;

/** The review of the game on a table, and what it does with the table. */
final class TableReview implements ReviewActions {
    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final TableProgram program;
    private final TableOffer offer;
    private final TableSheets.Host host;

    TableReview(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, TableSheets.Host host) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.program = program;
        this.offer = offer;
        this.host = host;
    }

    boolean isOffered() {
        boolean isHere = program.shelf() != null && offer.has(TableOffer.Part.REVIEW);
        return isHere && session.turn().waiting() != Waiting.MOTION && session.lines().offersReview();
    }

    void open() {
        if (isOffered()) screen.open(new ReviewSheet(look, screen, this), ReviewSheet.OPENER);
    }

    @Override
    public GameReview review() {
        return session.lines().review();
    }

    @Override
    public void keepReview() {
        session.lines().keepReview();
    }

    @Override
    public Message name(int seat) {
        return host.seatName(seat);
    }

    @Override
    public void look(int ply) {
        session.history().browse(ply);
    }

    @Override
    public void show(KeyMoment moment) {
        int played = session.match().record().move(moment.ply());
        int pointed = moment.kind() == KeyMoment.Kind.MISTAKE ? moment.move().best() : played;
        session.lines().advise(moment.ply(), pointed, new ReviewWords(review(), host::seatName).whole(moment));
    }

    @Override
    public void point(int ply, int move, Message told) {
        session.lines().advise(ply, move, told);
    }

    @Override
    public void tryAgain(KeyMoment moment) {
        program.practise(new FoundExercise(review(), look.texts()).text(moment));
    }
}
