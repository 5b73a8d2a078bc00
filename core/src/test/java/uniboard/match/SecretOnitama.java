package uniboard.match;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.PositionWords;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.games.onitama.OnitamaGame;

/** Onitama in which the seat to move knows a number that nobody else may know. */
public final class SecretOnitama implements Game {
    private static final String SECRET = " secret ";

    private final Game open = new OnitamaGame();

    private record Secret(Position open, int[] number) implements Position {
        @Override
        public int seats() {
            return open.seats();
        }

        @Override
        public int toMove() {
            return open.toMove();
        }

        @Override
        public void moves(MoveList into) {
            open.moves(into);
        }

        @Override
        public void play(int move) {
            open.play(move);
        }

        @Override
        public void undo() {
            open.undo();
        }

        @Override
        public int ply() {
            return open.ply();
        }

        @Override
        public Position copy() {
            return new Secret(open.copy(), number.clone());
        }

        @Override
        public Outcome outcome() {
            return open.outcome();
        }

        @Override
        public int hashHigh() {
            return open.hashHigh();
        }

        @Override
        public int hashLow() {
            return open.hashLow();
        }

        @Override
        public void determinize(int viewer, Random32 random) {
            if (viewer != toMove()) number[0]++;
        }
    }

    private static Position open(Position position) {
        return ((Secret) position).open;
    }

    @Override
    public String id() {
        return open.id();
    }

    @Override
    public int minSeats() {
        return open.minSeats();
    }

    @Override
    public int maxSeats() {
        return open.maxSeats();
    }

    @Override
    public List<Option> options() {
        return open.options();
    }

    @Override
    public Position start(Options options, Random32 random) {
        return new Secret(open.start(options, random), new int[1]);
    }

    @Override
    public Notation notation() {
        return new Notation() {
            @Override
            public String viewText(Position position, int viewer) {
                String text = open.notation().viewText(open(position), viewer);
                return viewer == ALL_KNOWING ? text + SECRET + ((Secret) position).number[0] : text;
            }

            @Override
            public Position position(String text) {
                String[] parts = text.split(SECRET);
                return new Secret(open.notation().position(parts[0]), new int[] {Integer.parseInt(parts[1])});
            }

            @Override
            public String moveText(Position position, int move) {
                return open.notation().moveText(open(position), move);
            }

            @Override
            public int parse(String text) {
                return open.notation().parse(text);
            }
        };
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        return open.checkOption(id, value, open(start));
    }

    @Override
    public GameWords words() {
        GameWords words = open.words();
        return new GameWords() {
            @Override
            public Message seatName(int seat) {
                return words.seatName(seat);
            }

            @Override
            public int attempt(List<String> places) {
                return words.attempt(places);
            }

            @Override
            public PositionWords of(Position position) {
                return words.of(open(position));
            }
        };
    }

    @Override
    public String showcase() {
        return open.showcase();
    }

    @Override
    public List<Bot> bots() {
        return open.bots().stream().map(SecretOnitama::secret).toList();
    }

    private static Bot secret(Bot bot) {
        return new Bot() {
            @Override
            public int nodes() {
                return bot.nodes();
            }

            @Override
            public Search search(Position view, int nodes, Random32 random) {
                return bot.search(open(view), nodes, random);
            }
        };
    }
}
