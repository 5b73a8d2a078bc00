package uniboard.stage.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Game;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.WinProbability;
import uniboard.match.Comparison;
import uniboard.match.GameRecord;
import uniboard.match.GameReview;
import uniboard.match.KeyMoment;
import uniboard.match.Match;
import uniboard.match.Swing;
import uniboard.match.WeighedMove;

/** What is told of the moves of a game that were weighed. */
public final class ReviewWords {
    private static final int PER_HUNDRED = 10;
    /** In thousandths of a chance. */
    private static final int NEARLY_WON = 750;
    private static final int MISTAKE = 200;

    private final GameReview review;
    private final Game game;
    private final IntFunction<Message> names;

    /** @param names of the seats */
    public ReviewWords(GameReview review, IntFunction<Message> names) {
        this.review = review;
        this.names = names;
        game = review.record().game();
    }

    /** A chance as players are told it: in a hundred. */
    public static String inHundred(int thousandths) {
        return Integer.toString((thousandths + PER_HUNDRED / 2) / PER_HUNDRED);
    }

    /** How likely the reviewed seat was to win before a move. */
    public Message chance(int ply) {
        return Message.of("review.chance", Integer.toString(ply + 1), inHundred(review.chance(ply)));
    }

    /** What decided the game. */
    public Message decision() {
        Message whose = names.apply(review.seat());
        Swing swing = review.greatestSwing();
        if (swing == null) return Message.of(review.hasShifted() ? "review.gradual" : "review.nothing", whose);
        String from = inHundred(swing.before());
        String to = inHundred(swing.after());
        String first = Integer.toString(swing.first() + 1);
        int mover = review.mover(swing.first());
        Message turned;
        if (swing.first() != swing.last()) {
            turned = Message.of("review.turnedBetween", whose, first, Integer.toString(swing.last() + 1), from, to);
        } else if (mover == review.seat()) {
            turned = Message.of("review.turned", whose, first, from, to);
        } else {
            turned = Message.of("review.turnedBy", whose, first, names.apply(mover), from, to);
        }
        List<Message> said = new ArrayList<>(List.of(turned));
        Message luck = luck(swing);
        if (luck != null) said.add(luck);
        addOthersChoices(said, swing);
        return joined(said);
    }

    /** Where all chose in secret, what the others chose decided as much as one's own choice. */
    private void addOthersChoices(List<Message> said, Swing swing) {
        for (int ply = swing.first(); ply <= swing.last(); ply++) {
            if (!review.isSecret(ply) || review.mover(ply) != review.seat()) continue;
            said.add(Message.of("review.chosen", chosen(ply)));
            addMeanwhile(said, ply);
            return;
        }
    }

    private static Message joined(List<Message> said) {
        Message all = said.get(0);
        for (Message each : said.subList(1, said.size())) all = Message.of("table.hintWhy", all, each);
        return all;
    }

    /** What chance dealt there; null where there was nothing or nothing came of it. */
    private Message luck(Swing swing) {
        GameRecord record = review.record();
        for (int ply = swing.first(); ply <= swing.last(); ply++) {
            int[] moves = new int[record.plies() - ply];
            for (int i = 0; i < moves.length; i++) moves[i] = record.move(ply + i);
            Message luck = game.analysis().luck(record.replay(ply), moves);
            if (luck != null) return named(luck);
        }
        return null;
    }

    /** With the names that people and bots at the table have, in place of the game's names of their seats. */
    private Message named(Message told) {
        Object[] arguments = told.arguments().toArray();
        for (int i = 0; i < arguments.length; i++)
            for (int seat = 0; seat < review.record().seats().size(); seat++)
                if (arguments[i].equals(game.words().seatName(seat))) arguments[i] = names.apply(seat);
        return Message.of(told.key(), arguments);
    }

    /** Which move it was, and what kind of one. */
    public Message heading(KeyMoment moment) {
        String kind = switch (moment.kind()) {
            case MISTAKE -> "review.own." + size(moment);
            case GIFT -> "review.others." + size(moment);
            case TURN -> "review.turn";
            case TAKEN -> "review.punished";
            case ONLY -> "review.onlyOne";
            case CHOICE -> "review.secret";
            case HIGHLIGHT -> "review.highlight";
        };
        return Message.of("review.move", Integer.toString(moment.ply() + 1), Message.of(kind));
    }

    /** What a mistake is called by what it cost. */
    private String size(KeyMoment moment) {
        int before = moment.move().chanceOfBest();
        int after = review.chanceAfter(moment.ply());
        if (before >= NEARLY_WON && after <= WinProbability.SURE / 2) return "thrownAway";
        return before - after >= MISTAKE ? "mistake" : "slip";
    }

    /** Who made the move, and which in short. */
    public Message played(KeyMoment moment) {
        return Message.of("table.settingIs", names.apply(moment.seat()), described(moment));
    }

    /** The chance before a move that cost or gave something, and that after every one; in a hundred. */
    public List<String> figures(KeyMoment moment) {
        if (moment.kind() == KeyMoment.Kind.TURN) {
            Swing swing = review.greatestSwing();
            return List.of(inHundred(swing.before()), inHundred(swing.after()));
        }
        WeighedMove move = moment.move();
        int after = review.chanceAfter(moment.ply());
        return switch (moment.kind()) {
            case MISTAKE -> List.of(inHundred(move.chanceOfBest()), inHundred(after));
            case GIFT -> List.of(inHundred(WinProbability.SURE - move.chanceOfBest()), inHundred(WinProbability.SURE - after));
            case CHOICE -> List.of(inHundred(move.chanceOfPlayed()));
            default -> List.of(inHundred(after));
        };
    }

    /** Whose chances a moment changed or held, and what they were. */
    public Message chances(KeyMoment moment) {
        List<String> figures = figures(moment);
        Message told = figures.size() > 1 ? Message.of("review.fromTo", figures.toArray()) : Message.of("analysis.chance", figures.get(0));
        if (review.isOfOne()) return Message.of("review.yours", told);
        boolean isOfMover = moment.kind() != KeyMoment.Kind.GIFT && moment.kind() != KeyMoment.Kind.TURN;
        return Message.of("review.whose", names.apply(isOfMover ? moment.seat() : review.seat()), told);
    }

    /** A moment's label in a list. */
    public Message label(KeyMoment moment) {
        List<Message> said = new ArrayList<>(List.of(Message.of("review.chosen", heading(moment)), played(moment), chances(moment)));
        if (!isPraisedTurn(moment) && !isMistake(moment)) said.add(found(moment));
        return joined(said);
    }

    /** Which move it was, and whose. */
    Message title(KeyMoment moment) {
        Message move = Message.of("table.moveBy", names.apply(moment.seat()), described(moment));
        return Message.of("review.move", Integer.toString(moment.ply() + 1), move);
    }

    private Message described(KeyMoment moment) {
        if (isPraisedTurn(moment)) return found(moment);
        return describeMove(before(moment), review.record().move(moment.ply()), viewer(moment));
    }

    /** What is praised then is all moves of a turn, of which the moment has but the first. */
    private boolean isPraisedTurn(KeyMoment moment) {
        return moment.kind() == KeyMoment.Kind.HIGHLIGHT && review.highlight(moment.ply()).extent() == Highlight.Extent.TURN;
    }

    /** In a whole sentence, if what was played and what would have been better are the same in short. */
    private Message distinguished(KeyMoment moment) {
        int played = review.record().move(moment.ply());
        Message told = described(moment);
        if (moment.move() == null) return told;
        int best = moment.move().best();
        if (played == best || !told.equals(describeMove(before(moment), best, viewer(moment)))) return told;
        return game.words(before(moment)).describeMove(played, viewer(moment));
    }

    /** The seat that it is told to: the mover's, if their moves are reviewed. */
    private int viewer(KeyMoment moment) {
        return review.isOfOne() ? review.seat() : moment.seat();
    }

    /** In short; what was secret for a while isn't any more. */
    private Message describeMove(Position before, int move, int viewer) {
        Message words = before.isDecidedInSecret() ? game.words(before).choice(move).label()
            : game.words(before).summarize(move, viewer, Match.view(review.record().replay(), viewer));
        return words == null ? game.words(before).describeMove(move, viewer) : Message.of("review.chosen", words);
    }

    private Position before(KeyMoment moment) {
        return Match.view(review.record().replay(moment.ply()), viewer(moment));
    }

    /** Which move it was, and of what kind. */
    public Message brief(KeyMoment moment) {
        return Message.of("review.chosen", heading(moment));
    }

    /** Whether it is told by what it cost or gave. */
    private static boolean isMistake(KeyMoment moment) {
        return moment.kind() == KeyMoment.Kind.MISTAKE || moment.kind() == KeyMoment.Kind.GIFT || moment.kind() == KeyMoment.Kind.TURN;
    }

    /** Of a move that was no mistake. */
    private Message found(KeyMoment moment) {
        WeighedMove move = moment.move();
        return switch (moment.kind()) {
            case HIGHLIGHT -> review.highlight(moment.ply()).message();
            case ONLY -> Message.of("review.only", inHundred(move.chanceOfOther()));
            case CHOICE -> inHundred(move.chanceOfPlayed()).equals(inHundred(move.chanceOfBest()))
                ? Message.of("review.bestChoice") : Message.of("review.choice", inHundred(move.chanceOfBest()));
            default -> Message.of("review.taken");
        };
    }

    /** What a move would have brought, that could be chosen at the same time as the others'. */
    public Message compared(KeyMoment moment, Comparison.Found found) {
        Message told = describeMove(before(moment), found.move(), moment.seat());
        boolean isPlayed = found.move() == review.record().move(moment.ply());
        return Message.of(isPlayed ? "review.comparedPlayed" : "review.compared", told, inHundred(found.chance()));
    }

    /** The chances, what was played and what came of it: nothing of what would have been better. */
    public Message told(KeyMoment moment) {
        List<Message> said = new ArrayList<>();
        said.add(chances(moment));
        said.add(Message.of("review.played", distinguished(moment)));
        if (!isMistake(moment)) {
            if (!isPraisedTurn(moment)) said.add(found(moment));
            // What was done is told already, and what it could lead to is past.
            if (moment.kind() != KeyMoment.Kind.HIGHLIGHT) addReason(said, before(moment), review.record().move(moment.ply()));
        } else if (review.hidesNothing()) {
            addAnswer(said, moment);
        }
        Message luck = moment.kind() == KeyMoment.Kind.TURN ? luck(review.greatestSwing()) : null;
        if (luck != null) said.add(luck);
        addMeanwhile(said, moment.ply());
        boolean isOfChances = moment.kind() == KeyMoment.Kind.MISTAKE || moment.kind() == KeyMoment.Kind.CHOICE;
        if (isOfChances && !review.hidesNothing()) addRest(said, moment);
        return joined(said);
    }

    /** What would have been better, and why. */
    public Message better(KeyMoment moment) {
        Position before = before(moment);
        List<Message> said = new ArrayList<>();
        said.add(Message.of("review.better", game.words(before).choice(moment.move().best()).spoken()));
        addReason(said, before, moment.move().best());
        return joined(said);
    }

    /** The places of a move, in the order in which it is chosen. */
    public List<String> places(KeyMoment moment, int move) {
        return game.words(before(moment)).choice(move).places();
    }

    private void addReason(List<Message> said, Position position, int move) {
        Message why = game.words(position).whyPlay(move);
        if (why != null) said.add(why);
    }

    /** What the other side made of it. */
    private void addAnswer(List<Message> said, KeyMoment moment) {
        int next = moment.ply() + 1;
        if (next >= review.record().plies() || review.mover(next) == moment.seat()) return;
        said.add(Message.of("review.answered", describeMove(review.record().replay(next), review.record().move(next), viewer(moment))));
    }

    /** What the others really chose: nobody could know it then. */
    private void addMeanwhile(List<Message> said, int decided) {
        List<Message> others = new ArrayList<>();
        for (int ply : review.meanwhile(decided)) others.add(chosen(ply));
        if (!others.isEmpty()) said.add(Message.of("review.meanwhile", Message.listed(others)));
    }

    private Message chosen(int ply) {
        Position before = review.record().replay(ply);
        int seat = before.toMove();
        Position seen = Match.view(before, seat);
        return Message.of("table.moveBy", names.apply(seat), game.words(seen).choice(review.record().move(ply)).label());
    }

    /** What chance and the others made of it, until the same seat was to move again: luck is none of a choice's worth. */
    private void addRest(List<Message> said, KeyMoment moment) {
        int next = review.nextOf(moment);
        if (next < 0) return;
        said.add(Message.of("review.rest", inHundred(review.at(next).chanceOfBest())));
    }
}
