package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.game.Setup.Piece;
import uniboard.game.Setup.Property;

/** What a position of Unikat has beside the places of its cards: the match, the turn, and the order of the bag. */
final class UnikatProperties {
    /** How many cards of the bag are shown, the next ones. */
    static final int NEXT = 5;

    private static final String SEATS = "seats";
    private static final String ROUNDS = "rounds";
    private static final String ROUND = "round";
    private static final String STARTER = "starter";
    /** Followed by a seat, from 0. */
    private static final String PENALTIES = "penalties-";
    private static final String PHASE = "phase";
    private static final String EXTRA = "extra";
    private static final String IDLE = "idle";
    private static final String ORDER = "order";
    private static final String SHUFFLE = "shuffle";
    private static final String SORT = "sort";
    /** Followed by a number, 0 for the next card of the bag. */
    private static final String CARD = "next-";
    private static final String FIRST = "first";
    private static final String LAST = "last";

    private UnikatProperties() {
    }

    /** Without what can be only one thing. */
    static List<Property> properties(UnikatPosition at) {
        UnikatParts parts = new UnikatParts(at);
        List<Property> properties = new ArrayList<>();
        add(properties, SEATS, Message.of("unikat.option.seats"), seats(parts.seats()));
        add(properties, ROUNDS, Message.of("unikat.option.rounds"), rounds(parts.rounds));
        if (parts.rounds > 1) add(properties, ROUND, Message.of("unikat.setup.round"), number(parts.round));
        add(properties, STARTER, Message.of("unikat.setup.starter"), UnikatWords.seat(parts.starter));
        for (int seat = 0; seat < parts.seats(); seat++) {
            int penalties = parts.penalties.get(seat);
            if (mostPenalties(parts) == 0 && penalties == 0) continue;
            add(properties, PENALTIES + seat, Message.of("unikat.setup.penalties", UnikatWords.seat(seat)), number(penalties));
        }
        add(properties, PHASE, Message.of("unikat.setup.phase"), phase(parts.phase));
        if (extras(parts.phase).length > 1) add(properties, EXTRA, Message.of("unikat.setup.extra"), extra(parts.extra));
        if (mayBeIdle(parts.phase)) add(properties, IDLE, Message.of("unikat.setup.idle"), number(parts.idle));
        if (!parts.bag.isEmpty()) add(properties, ORDER, Message.of("unikat.setup.bag"), number(parts.bag.size()));
        for (int i = 0; i < Math.min(NEXT, parts.bag.size()); i++) {
            add(properties, CARD + i, Message.of("unikat.setup.next", Integer.toString(i + 1)), UnikatWords.card(parts.bag.get(i)));
        }
        return properties;
    }

    private static void add(List<Property> properties, String id, Message name, Message value) {
        properties.add(new Property(id, name, value));
    }

    private static Message number(int number) {
        return Message.of("unikat.setup.number", Integer.toString(number));
    }

    private static Message seats(int number) {
        return Message.of("unikat.option.seats." + number);
    }

    private static Message rounds(int number) {
        return Message.of("unikat.option.rounds." + number);
    }

    private static Message phase(UnikatPhase phase) {
        return Message.of("unikat.setup.phase." + phase.text());
    }

    private static Message extra(UnikatExtra extra) {
        return Message.of("unikat.setup.extra." + extra.text());
    }

    private static int mostPenalties(UnikatParts parts) {
        return UnikatHoldings.RACK * (parts.round - 1);
    }

    /** How it can stand with the extra move in a phase. */
    private static UnikatExtra[] extras(UnikatPhase phase) {
        return switch (phase) {
            case TURN, OVER -> new UnikatExtra[] {UnikatExtra.NO};
            case CHAIN -> new UnikatExtra[] {UnikatExtra.NO, UnikatExtra.EARNED};
            case EXTRA -> new UnikatExtra[] {UnikatExtra.EARNED};
            case EXTRACHAIN -> new UnikatExtra[] {UnikatExtra.USED};
            case DRAW -> UnikatExtra.values();
        };
    }

    /** Whether the seat to move needn't have laid a card in this turn. */
    private static boolean mayBeIdle(UnikatPhase phase) {
        return phase == UnikatPhase.TURN || phase == UnikatPhase.DRAW;
    }

    static List<Piece> choices(UnikatPosition at, String property) {
        UnikatParts parts = new UnikatParts(at);
        if (property.startsWith(PENALTIES)) return range(0, mostPenalties(parts), UnikatProperties::number);
        if (property.startsWith(CARD)) return ends(property);
        return switch (property) {
            case SEATS -> range(UnikatPosition.FEWEST_SEATS, UnikatPosition.MOST_SEATS, UnikatProperties::seats);
            case ROUNDS -> range(1, UnikatPosition.MOST_ROUNDS, UnikatProperties::rounds);
            case ROUND -> range(1, parts.rounds, UnikatProperties::number);
            case STARTER -> range(0, parts.seats() - 1, UnikatWords::seat);
            case PHASE -> phases();
            case EXTRA -> extrasOf(parts.phase);
            case IDLE -> range(0, UnikatRound.idleLimit(parts.seats()) - 1, UnikatProperties::number);
            case ORDER -> List.of(new Piece(SHUFFLE, Message.of("unikat.setup.bag.shuffle")),
                new Piece(SORT, Message.of("unikat.setup.bag.sort")));
            default -> List.of();
        };
    }

    private static List<Piece> range(int from, int to, IntFunction<Message> name) {
        List<Piece> range = new ArrayList<>();
        for (int number = from; number <= to; number++) range.add(new Piece(Integer.toString(number), name.apply(number)));
        return range;
    }

    private static List<Piece> ends(String property) {
        Piece last = new Piece(LAST, Message.of("unikat.setup.next.last"));
        return property.equals(CARD + 0) ? List.of(last) : List.of(new Piece(FIRST, Message.of("unikat.setup.next.first")), last);
    }

    private static List<Piece> phases() {
        List<Piece> phases = new ArrayList<>();
        for (UnikatPhase phase : UnikatPhase.values()) {
            if (phase != UnikatPhase.OVER) phases.add(new Piece(phase.text(), phase(phase)));
        }
        return phases;
    }

    private static List<Piece> extrasOf(UnikatPhase phase) {
        List<Piece> extras = new ArrayList<>();
        for (UnikatExtra extra : extras(phase)) extras.add(new Piece(extra.text(), extra(extra)));
        return extras;
    }

    static UnikatPosition choose(UnikatPosition at, String property, String value) {
        UnikatParts parts = new UnikatParts(at);
        if (property.startsWith(PENALTIES)) {
            parts.penalties.set(number(property, PENALTIES), Integer.parseInt(value));
        } else if (property.startsWith(CARD)) {
            int card = parts.bag.remove(number(property, CARD));
            parts.bag.add(value.equals(FIRST) ? 0 : parts.bag.size(), card);
        } else {
            choose(parts, property, value);
        }
        return parts.position(at);
    }

    private static int number(String property, String beginning) {
        return Integer.parseInt(property.substring(beginning.length()));
    }

    private static void choose(UnikatParts parts, String property, String value) {
        switch (property) {
            case SEATS -> parts.setSeats(Integer.parseInt(value));
            case ROUNDS -> {
                parts.rounds = Integer.parseInt(value);
                setRound(parts, Math.min(parts.round, parts.rounds));
            }
            case ROUND -> setRound(parts, Integer.parseInt(value));
            case STARTER -> parts.starter = Integer.parseInt(value);
            case PHASE -> setPhase(parts, value);
            case EXTRA -> setExtra(parts, value);
            case IDLE -> setIdle(parts, Integer.parseInt(value));
            case ORDER -> order(parts, value);
            default -> { }
        }
    }

    private static void setRound(UnikatParts parts, int round) {
        parts.round = round;
        parts.penalties.replaceAll(penalties -> Math.min(penalties, mostPenalties(parts)));
    }

    private static void setPhase(UnikatParts parts, String value) {
        for (UnikatPhase phase : UnikatPhase.values()) if (phase.text().equals(value)) parts.phase = phase;
        UnikatExtra[] possible = extras(parts.phase);
        boolean stays = false;
        for (UnikatExtra extra : possible) stays |= extra == parts.extra;
        if (!stays) parts.extra = possible[0];
        if (!mayBeIdle(parts.phase)) parts.idle = 0;
    }

    private static void setExtra(UnikatParts parts, String value) {
        for (UnikatExtra extra : UnikatExtra.values()) if (extra.text().equals(value)) parts.extra = extra;
        if (parts.extra != UnikatExtra.NO) parts.idle = 0;
    }

    /** In a turn without a laid card no extra move was earned. */
    private static void setIdle(UnikatParts parts, int idle) {
        parts.idle = idle;
        if (idle > 0) parts.extra = UnikatExtra.NO;
    }

    private static void order(UnikatParts parts, String value) {
        if (value.equals(SORT)) parts.bag.sort(Integer::compare);
        else shuffle(parts.bag, 0, parts.chance());
    }

    /** @param from the first card that doesn't keep its place */
    static void shuffle(List<Integer> bag, int from, Random32 random) {
        if (bag.size() <= from) return;
        int[] cards = UnikatParts.array(bag.subList(from, bag.size()));
        random.shuffle(cards, cards.length);
        for (int i = 0; i < cards.length; i++) bag.set(from + i, cards[i]);
    }
}
