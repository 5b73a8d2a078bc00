package uniboard.app.door;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.KnownRecord;
import uniboard.match.LocalMoves;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TablePermissions;
import uniboard.match.Thinker;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.table.AnalysisScreen;

/** Analyses the position shown on the table or one that was set up, in a match of its own: what is tried there changes no game. */
final class AnalysisRoom {
    /** The session's own: only the analysis searches. */
    private static final class Silent implements Thinker {
        @Override
        public void think(BotTask task, Answer answer) {
        }

        @Override
        public void cancel() {
        }
    }

    private final FirstRooms first;
    private final GameSession table;
    private final Viewpoint viewpoint;
    /** How many of the table's moves come before what is tried. */
    private final int ply;
    private final Runnable leave;

    /** Of the position shown on the table. */
    AnalysisRoom(FirstRooms first, Runnable leave) {
        this.first = first;
        this.leave = leave;
        table = first.table().session();
        viewpoint = first.table().viewpoint();
        GameRecord record = table.match().record();
        int shown = table.history().shownPly();
        // Of a game that has ended, its last move.
        boolean isEnd = shown > 0 && record.replay(shown).outcome().over();
        ply = isEnd ? shown - 1 : shown;
    }

    /** Of a position that was set up; the game on the table stays there. */
    AnalysisRoom(FirstRooms first, GameRecord setUp, Runnable leave) {
        this.first = first;
        this.leave = leave;
        Match match = new Match(setUp.withSeats(Collections.nCopies(setUp.seats().size(), Seat.HUMAN)));
        match.playAlone();
        table = session(match, TablePermissions.Use.LOOK);
        int near = KnownRecord.isOpen(setUp.game()) ? first.table().viewpoint().nearSeat() : match.toMove();
        viewpoint = new Viewpoint(near, Position.NOBODY);
        ply = 0;
    }

    private GameSession session(Match match, TablePermissions.Use use) {
        return new GameSession(match, new Silent(), first.seeds()::next, kept -> { }, new TablePermissions(use), new LocalMoves(match));
    }

    void open() {
        GameRecord record = table.match().record();
        Game game = record.game();
        boolean isOpen = KnownRecord.isOpen(game);
        Match tried = new Match(seated(record.firstPlies(ply), isOpen));
        if (isOpen) tried.playAlone();
        GameSession session = session(tried, isOpen ? TablePermissions.Use.PLAY : TablePermissions.Use.LOOK);
        session.history().allowBranches(() -> isOpen);
        Runnable keep = table.variations().offersKeeping() ? () -> keep(tried) : null;
        AnalysisScreen.Context context = new AnalysisScreen.Context(table, session, first.boxes().box(game), viewpoint,
            first.program(), first.platform().thinker(), isOpen, keep, leave);
        first.program().hideTable();
        first.window().show(game.id(), (look, layout, still) -> new AnalysisScreen(look, layout, still, context));
    }

    /** With a person at every seat, or else only at the one to move, whose view is shown. */
    private static GameRecord seated(GameRecord record, boolean isOpen) {
        List<Seat> seats = new ArrayList<>(Collections.nCopies(record.seats().size(), isOpen ? Seat.HUMAN : Seat.bot(1)));
        seats.set(record.replay().toMove(), Seat.HUMAN);
        return record.withSeats(seats);
    }

    private void keep(Match tried) {
        List<Integer> moves = new ArrayList<>();
        for (int i = ply; i < tried.record().plies(); i++) moves.add(tried.record().move(i));
        GameSession game = first.table().session();
        if (game != table) {
            // It is kept with a game that begins there.
            first.table().open(table.match().record(), "");
            first.table().match().playAlone();
            first.table().takeDevice();
            game = first.table().session();
        }
        if (!moves.isEmpty()) game.variations().keep(ply, moves);
        first.program().leaveRules();
        first.program().tell(Message.of("analysis.kept"));
    }
}
