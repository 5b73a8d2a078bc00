package uniboard.games.onitama;

import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.GameAnalysis;
import uniboard.game.GameWords;
import uniboard.game.Message;
import uniboard.game.Notation;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/** Onitama: two players, open information, a board of 5×5 and five move cards that change hands. */
public final class OnitamaGame implements Game {
    private static final String CARDS = "cards";
    private static final int BLUE_HOME = 0b11111;
    private static final int RED_HOME = BLUE_HOME << 20;

    @Override
    public String id() {
        return "onitama";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(CARDS, "base", "base", "sensei", "all"));
    }

    /** Shuffles the numbers of the set's cards and deals from the front: two to Blue, two to Red, one beside the board. */
    @Override
    public OnitamaPosition start(Options options, Random32 random) {
        int[] deck = new int[OnitamaCard.values().length];
        int size = 0;
        for (OnitamaCard card : OnitamaCard.values()) if (belongs(card, options.get(CARDS))) deck[size++] = card.ordinal();
        random.shuffle(deck, size);
        int[] pieces = {BLUE_HOME, RED_HOME};
        int[] masters = {1 << OnitamaSquare.arch(OnitamaSide.BLUE), 1 << OnitamaSquare.arch(OnitamaSide.RED)};
        return new OnitamaPosition(pieces, masters, deck, OnitamaCard.of(deck[4]).stamp().ordinal());
    }

    private static boolean belongs(OnitamaCard card, String cards) {
        return switch (cards) {
            case "base" -> card.set() == OnitamaCard.Set.BASE;
            case "sensei" -> card.set() == OnitamaCard.Set.SENSEI;
            default -> true;
        };
    }

    @Override
    public Notation notation() {
        return OnitamaNotation.INSTANCE;
    }

    @Override
    public Message checkOption(String id, String value, Position start) {
        OnitamaPosition position = (OnitamaPosition) start;
        for (int slot = 0; slot < 5; slot++) {
            OnitamaCard card = OnitamaCard.of(position.cardAt(slot));
            if (!belongs(card, value)) return Message.of("onitama.error.optionCards", value, card.text());
        }
        return null;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(OnitamaBenchmark.OPENINGS_AND_MIDDLE_GAMES, OnitamaBenchmark.DEPTH_12);
    }

    @Override
    public String showcase() {
        return OnitamaShowcase.RECORD;
    }

    @Override
    public List<Bot> bots() {
        return OnitamaBot.BY_LEVEL;
    }

    @Override
    public GameWords words() {
        return new OnitamaGameWords();
    }

    @Override
    public GameAnalysis analysis() {
        return new OnitamaAnalysis();
    }
}
