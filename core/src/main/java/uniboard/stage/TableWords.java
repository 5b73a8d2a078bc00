package uniboard.stage;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.text.Texts;

/** What the table tells of a match, in the player's language. */
final class TableWords {
    private static final char PLAYED_KNOWING = '↩';

    private final TablePlay play;
    private final Viewpoint viewpoint;
    private final Texts texts;

    TableWords(TablePlay play, Viewpoint viewpoint, Texts texts) {
        this.play = play;
        this.viewpoint = viewpoint;
        this.texts = texts;
    }

    /**
     * What the player is told now.
     *
     * @param objects whether the sentence answers what the player just tried, rather than what to do next
     */
    record Told(String heading, String sentence, boolean objects) {
        String together() {
            if (heading.isEmpty() || sentence.isEmpty()) return heading + sentence;
            boolean ended = ".!?…".indexOf(heading.charAt(heading.length() - 1)) >= 0;
            return heading + (ended ? " " : ". ") + sentence;
        }

        /** For where there is little room: the answer to an attempt needs no heading. */
        String brief() {
            return objects ? sentence : together();
        }
    }

    Told told(BoardScene scene) {
        Outcome outcome = play.match().outcome();
        BoardScene.Prompt prompt = play.selection() == null ? scene.narration() : scene.prompt(play.selection());
        if (outcome.over() && play.answer() == null && prompt == null) {
            return new Told(texts.say(verdict(outcome)), texts.say(outcome.how()), false);
        }
        boolean isHeaded = prompt != null && prompt.heading() != null;
        String heading = texts.say(isHeaded ? prompt.heading() : outcome.over() ? verdict(outcome) : turn());
        if (play.answer() != null) return new Told(heading, texts.say(play.answer()), true);
        return new Told(heading, prompt == null ? "" : texts.say(prompt.sentence()), false);
    }

    private Message turn() {
        Match match = play.match();
        if (match.isBotToMove()) return bots() == 1 ? Message.of("table.botThinks") : Message.of("table.thinks", seatName(match.toMove()));
        return againstBots() ? Message.of("table.yourTurn") : Message.of("table.turn", match.game().seatName(match.position(), match.toMove()));
    }

    private boolean againstBots() {
        return viewpoint.you() >= 0;
    }

    private Message verdict(Outcome outcome) {
        List<Seat> seats = play.match().record().seats();
        int winners = Integer.bitCount(outcome.winners());
        if (winners == seats.size()) return Message.of("table.draw");
        if (againstBots() && winners == 1) return Message.of(outcome.wins(viewpoint.you()) ? "table.youWin" : "table.youLose");
        List<Message> names = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) if (outcome.wins(seat)) names.add(seatName(seat));
        return Message.of(winners == 1 ? "table.wins" : "table.winTogether", Message.listed(names));
    }

    /** Whether the only person at the table has lost. */
    boolean isLost() {
        Outcome outcome = play.match().outcome();
        return outcome.over() && againstBots() && !outcome.wins(viewpoint.you());
    }

    /** What has just happened, as a spoken sentence: the move shown last with who made it, or that one was taken back; empty at the start. */
    String lastMove() {
        if (play.isTakenBack()) return texts.say("table.takenBack");
        Position before = play.beforeShownMove();
        if (before == null) return "";
        Message move = play.match().game().told(before, play.shownMove(), play.shownPosition(), play.viewer());
        return texts.say("table.moveBy", texts.say(seatName(before.toMove())), texts.say(move));
    }

    Message seatName(int index) {
        Seat seat = play.match().record().seats().get(index);
        if (seat.isBot() && bots() == 1) return Message.of("table.bot");
        return index == viewpoint.you() ? Message.of("table.you") : play.match().game().seatName(play.match().position(), index);
    }

    private int bots() {
        int bots = 0;
        for (Seat seat : play.match().record().seats()) if (seat.isBot()) bots++;
        return bots;
    }

    /** All seats, in their order. */
    List<String> seatNames() {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < play.match().record().seats().size(); seat++) names.add(texts.say(seatName(seat)));
        return names;
    }

    /** The moves as the one who looks may read them; marked where somebody played on knowing what should have been hidden. */
    List<String> moves() {
        Match match = play.match();
        List<String> moves = match.record().moveTexts(play.viewer());
        for (int ply : match.pliesPlayedKnowing()) moves.set(ply, moves.get(ply) + ' ' + PLAYED_KNOWING);
        return moves;
    }

    Mirror.Log log() {
        List<String> lines = new ArrayList<>();
        List<String> moves = play.match().record().moveTexts(play.viewer());
        List<Integer> knowing = play.match().pliesPlayedKnowing();
        for (int i = 0; i < moves.size(); i++) {
            String move = knowing.contains(i) ? texts.say("table.playedKnowing", moves.get(i)) : moves.get(i);
            lines.add(texts.say("table.logLine", Integer.toString(i + 1), move));
        }
        return new Mirror.Log(texts.say("table.moves"), lines);
    }

    List<BoardScene.Plate> plates() {
        List<BoardScene.Plate> plates = new ArrayList<>();
        List<Seat> seats = play.match().record().seats();
        for (int index = 0; index < seats.size(); index++) {
            Seat seat = seats.get(index);
            boolean toMove = play.match().toMove() == index;
            String level = texts.say("table.level", seat.level());
            String detail = !seat.isBot() ? "" : bots() == 1 ? level : texts.say("table.botOfLevel", texts.say("table.bot"), level);
            plates.add(new BoardScene.Plate(texts.say(seatName(index)), detail, toMove));
        }
        return plates;
    }
}
