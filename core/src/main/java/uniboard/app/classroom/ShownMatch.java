package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntSupplier;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.LocalMoves;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TablePermissions;
import uniboard.match.Thinker;

/** A board to be looked at, as the seat sees it that was asked about. */
final class ShownMatch {
    /** Nothing is thought about. */
    private static final class Silent implements Thinker {
        @Override
        public void think(BotTask task, Answer answer) {
        }

        @Override
        public void cancel() {
        }
    }

    private ShownMatch() {
    }

    /** @param viewer the only seat with a person */
    static GameSession of(GameRecord record, int viewer, IntSupplier seeds) {
        List<Seat> seats = new ArrayList<>(Collections.nCopies(record.seats().size(), Seat.bot(1)));
        seats.set(viewer, Seat.HUMAN);
        Match match = new Match(record.withSeats(seats));
        return new GameSession(match, new Silent(), seeds, kept -> { }, new TablePermissions(TablePermissions.Use.LOOK),
            new LocalMoves(match));
    }
}
