package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.search.RandomPlay;
import uniboard.search.StrongestPlay;

/** Unitary: two or three players or two teams, hidden goals, units made of quantities that are played upright or upside down. */
public final class UnitaryGame implements Game {
    private static final String SEATS = "seats";
    private static final int GAMES_OF_BENCHMARK = 30_000;

    @Override
    public String id() {
        return "unitary";
    }

    @Override
    public int minSeats() {
        return UnitaryPosition.FEWEST_SEATS;
    }

    @Override
    public int maxSeats() {
        return UnitaryPosition.MOST_SEATS;
    }

    @Override
    public Message seatName(int seat) {
        return UnitaryWords.seat(seat);
    }

    @Override
    public List<Option> options() {
        return List.of(Option.range(SEATS, 2, UnitaryPosition.FEWEST_SEATS, UnitaryPosition.MOST_SEATS));
    }

    @Override
    public UnitaryPosition start(Options options, Random32 random) {
        return new UnitaryPosition(options.getInt(SEATS), random);
    }

    @Override
    public Notation notation() {
        return UnitaryNotation.INSTANCE;
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        String inStart = Integer.toString(start.seats());
        return inStart.equals(value) ? null : Message.of("unitary.error.optionSeats", value, inStart);
    }

    @Override
    public Choice choice(Position position, int move) {
        return UnitaryChoices.choice((UnitaryPosition) position, move);
    }

    @Override
    public Message whyNot(Position position, int attempt) {
        return UnitaryWhyNot.explain((UnitaryPosition) position, attempt);
    }

    @Override
    public Message told(Position before, int move, Position after, int viewer) {
        return UnitaryTold.told((UnitaryPosition) before, move, (UnitaryPosition) after, viewer);
    }

    @Override
    public Message listed(Position before, int move, int viewer, Position now) {
        return UnitaryTold.listed((UnitaryPosition) before, move);
    }

    @Override
    public boolean continuesRow(Position position) {
        return ((UnitaryPosition) position).isWithinTurn();
    }

    @Override
    public Message aim(Position position, int viewer) {
        return Message.of("unitary.aim");
    }

    @Override
    public Message ending(Position position) {
        return UnitaryEnding.told((UnitaryPosition) position);
    }

    @Override
    public Message ending(Position position, int viewer) {
        return UnitaryEnding.told((UnitaryPosition) position, viewer);
    }

    @Override
    public int attempt(List<String> places) {
        return UnitaryChoices.attempt(places);
    }

    @Override
    public List<Message> describe(Position position, int viewer) {
        return UnitaryDescription.of((UnitaryPosition) position, viewer);
    }

    @Override
    public Message whyPlay(Position position, int move) {
        return UnitaryAdvice.whyPlay((UnitaryPosition) position, move);
    }

    @Override
    public String showcase() {
        return UnitaryShowcase.RECORD;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(new RandomPlay(this, GAMES_OF_BENCHMARK), StrongestPlay.withAllNumbersOfSeats(this));
    }

    @Override
    public List<Bot> bots() {
        return UnitaryBot.BY_LEVEL;
    }

    @Override
    public Highlight feat(Position before, int[] moves) {
        return UnitaryFeat.of((UnitaryPosition) before, moves);
    }

    /** The card that the next seat draws, if it plays it then. */
    @Override
    public Message luck(Position before, int[] moves) {
        UnitaryPosition position = (UnitaryPosition) before.copy();
        int deck = position.deckSize();
        int giver = position.mover();
        position.play(moves[0]);
        int drawer = position.mover();
        if (drawer == giver || deck < 2 || position.outcome().over()) return null;
        int drawn = position.handCard(drawer, position.handSize(drawer) - 1);
        // With another of its kind at hand it took no luck.
        if (((UnitaryPosition) before).holds(drawer, drawn)) return null;
        for (int i = 1; i < moves.length && position.mover() == drawer; i++) {
            boolean isUsed = UnitaryMove.isPlay(moves[i]) && UnitaryMove.card(moves[i]) == drawn;
            if (isUsed) return Message.of("unitary.luck", UnitaryWords.seat(drawer), UnitaryWords.card(drawn), Integer.toString(deck));
            position.play(moves[i]);
        }
        return null;
    }

    @Override
    public MoveEvaluator weigher() {
        return new UnitaryWeigher();
    }
}
