package uniboard.stage.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
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
    static String inHundred(int thousandths) {
        return Integer.toString((thousandths + PER_HUNDRED / 2) / PER_HUNDRED);
    }

    /** How likely the reviewed seat was to win before a move. */
    Message chance(int ply) {
        return Message.of("review.chance", Integer.toString(ply + 1), inHundred(review.chance(ply)));
    }

    /** What decided the game. */
    Message decision() {
        Message whose = names.apply(review.seat());
        Swing swing = review.greatestSwing();
        if (swing == null) return Message.of(review.hasShifted() ? "review.gradual" : "review.nothing", whose);
        String from = inHundred(swing.before());
        String to = inHundred(swing.after());
        Message turned = swing.first() == swing.last()
            ? Message.of("review.turned", whose, Integer.toString(swing.first() + 1), names.apply(review.mover(swing.first())), from, to)
            : Message.of("review.turnedBetween", whose, Integer.toString(swing.first() + 1), Integer.toString(swing.last() + 1), from, to);
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

    /** Which move it was, and whose. */
    public Message title(KeyMoment moment) {
        Message move = Message.of("table.moveBy", names.apply(moment.seat()), played(moment));
        return Message.of("review.move", Integer.toString(moment.ply() + 1), move);
    }

    private Message played(KeyMoment moment) {
        return describeMove(before(moment), review.record().move(moment.ply()), moment.seat());
    }

    /** What was secret for a while isn't any more. */
    private Message describeMove(Position before, int move, int viewer) {
        if (before.isDecidedInSecret()) return Message.of("review.chosen", game.words(before).choice(move).label());
        return game.words(before).describeMove(move, viewer);
    }

    private Position before(KeyMoment moment) {
        return Match.view(review.record().replay(moment.ply()), moment.seat());
    }

    /** What it cost, or what it took, in short: what was better may still be tried for. */
    Message brief(KeyMoment moment) {
        WeighedMove move = moment.move();
        if (moment.kind() != KeyMoment.Kind.MISTAKE) return found(moment);
        return Message.of("review.mistake", inHundred(move.chanceOfBest()), inHundred(review.chanceAfter(moment.ply())));
    }

    /** Of a move that was no mistake. */
    private Message found(KeyMoment moment) {
        WeighedMove move = moment.move();
        return switch (moment.kind()) {
            case FEAT -> review.feat(moment.ply()).message();
            case ONLY -> Message.of("review.only", inHundred(review.chanceAfter(moment.ply())), inHundred(move.chanceOfOther()));
            case CHOICE -> inHundred(move.chanceOfPlayed()).equals(inHundred(move.chanceOfBest()))
                ? Message.of("review.bestChoice", inHundred(move.chanceOfPlayed()))
                : Message.of("review.choice", inHundred(move.chanceOfPlayed()), inHundred(move.chanceOfBest()));
            default -> Message.of("review.taken", inHundred(review.chanceAfter(moment.ply())));
        };
    }

    /** What a move would have brought, that could be chosen at the same time as the others'. */
    Message compared(KeyMoment moment, Comparison.Found found) {
        Message told = describeMove(before(moment), found.move(), moment.seat());
        boolean isPlayed = found.move() == review.record().move(moment.ply());
        return Message.of(isPlayed ? "review.comparedPlayed" : "review.compared", told, inHundred(found.chance()));
    }

    /** All that is said of it on the board. */
    public Message whole(KeyMoment moment) {
        List<Message> said = new ArrayList<>();
        said.add(title(moment));
        WeighedMove move = moment.move();
        Position before = before(moment);
        if (moment.kind() != KeyMoment.Kind.MISTAKE) {
            said.add(found(moment));
            // What was done is told already, and what it could lead to is past.
            if (moment.kind() != KeyMoment.Kind.FEAT) addReason(said, before, review.record().move(moment.ply()));
        } else {
            said.add(Message.of("review.lost", inHundred(move.chanceOfBest()), inHundred(review.chanceAfter(moment.ply()))));
            said.add(Message.of("review.better", game.words(before).choice(move.best()).spoken()));
            addReason(said, before, move.best());
            if (review.hidesNothing()) addAnswer(said, moment);
        }
        addMeanwhile(said, moment.ply());
        boolean isOfChances = moment.kind() == KeyMoment.Kind.MISTAKE || moment.kind() == KeyMoment.Kind.CHOICE;
        if (isOfChances && !review.hidesNothing()) addRest(said, moment);
        return joined(said);
    }

    private void addReason(List<Message> said, Position position, int move) {
        Message why = game.words(position).whyPlay(move);
        if (why != null) said.add(why);
    }

    /** What the other side could make of it. */
    private void addAnswer(List<Message> said, KeyMoment moment) {
        WeighedMove answer = review.answer(moment.ply());
        if (answer == null) return;
        Position after = review.record().replay(moment.ply() + 1);
        said.add(Message.of("review.allowed", names.apply(after.toMove()), game.words(after).describeMove(answer.best(), moment.seat())));
    }

    /** What the others really chose: nobody could know it then. */
    private void addMeanwhile(List<Message> said, int decided) {
        List<Message> others = review.meanwhile(decided).stream().map(this::chosen).toList();
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
