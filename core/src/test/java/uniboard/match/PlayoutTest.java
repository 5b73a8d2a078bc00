package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.Random32;

class PlayoutTest {
    private final Game onitama = new AllGames().game("onitama");

    @Test
    void summaryCountsResults() {
        Playout playout = new Playout(onitama, Options.defaults(onitama), 1);
        PlayoutSummary summary = new PlayoutSummary(onitama.maxSeats());
        int plies = 0;
        for (int i = 0; i < 10; i++) {
            GameRecord record = playout.play(i);
            plies += record.plies();
            summary.add(record);
        }
        assertEquals(10, summary.games());
        assertEquals(10, summary.wins(0) + summary.wins(1) + summary.draws());
        assertEquals(plies / 10.0, summary.meanPlies());
    }

    @Test
    void gamesDependOnTheirOwnSeedAlone() {
        Options options = Options.defaults(onitama);
        assertEquals(new Playout(onitama, options, 1).play(4), new Playout(onitama, options, 5).play(0));
    }

    @Test
    void violationCarriesTheRecordThatShowsIt() {
        Playout playout = new Playout(new OffersWrongChoiceAfterTwoPlies(onitama), Options.defaults(onitama), 1);
        ContractViolation violation = assertThrows(ContractViolation.class, () -> playout.play(0));
        assertTrue(violation.getMessage().contains("is another move"), violation.getMessage());
        assertEquals(2, violation.record().plies());
    }

    /** Changes whenever deals, the order of moves, hashes or texts do: records and shared links depend on all but the hashes. */
    @Test
    void onitamasDigestStays() {
        assertEquals("3d1949b492afdf26", PlayoutDigest.digest(onitama, 20, 1));
    }

    private record OffersWrongChoiceAfterTwoPlies(Game sound) implements Game {
        @Override
        public GameWords words() {
            return new WordsOfWrongChoices(sound.words());
        }

        @Override
        public String id() {
            return sound.id();
        }

        @Override
        public int minSeats() {
            return sound.minSeats();
        }

        @Override
        public int maxSeats() {
            return sound.maxSeats();
        }

        @Override
        public List<Option> options() {
            return sound.options();
        }

        @Override
        public Position start(Options options, Random32 random) {
            return sound.start(options, random);
        }

        @Override
        public Notation notation() {
            return sound.notation();
        }

        @Override
        public Message checkOption(String id, String value, Position start) {
            return sound.checkOption(id, value, start);
        }

        @Override
        public String showcase() {
            return sound.showcase();
        }

        @Override
        public List<Bot> bots() {
            return sound.bots();
        }
    }

    private record WordsOfWrongChoices(GameWords sound) implements GameWords {
        @Override
        public Message seatName(int seat) {
            return sound.seatName(seat);
        }

        @Override
        public int attempt(List<String> places) {
            return sound.attempt(places);
        }

        @Override
        public PositionWords of(Position position) {
            return new WrongChoices(position, sound.of(position));
        }
    }

    private record WrongChoices(Position position, PositionWords sound) implements PositionWords {
        @Override
        public Choice choice(int move) {
            MoveList moves = new MoveList();
            position.moves(moves);
            return sound.choice(position.ply() < 2 ? move : moves.get(moves.size() - 1));
        }

        @Override
        public Message seatName(int seat) {
            return sound.seatName(seat);
        }

        @Override
        public Message whyNot(int attempt) {
            return sound.whyNot(attempt);
        }

        @Override
        public Message ending() {
            return sound.ending();
        }

        @Override
        public List<Message> describe(int viewer) {
            return sound.describe(viewer);
        }
    }
}
