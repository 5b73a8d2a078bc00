package uniboard.games.unikat.scene;

import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatExtra;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.match.MoveRow;
import uniboard.stage.scene.Prompt;

/** What to do next, in words. */
final class UnikatPrompts {
    private final UnikatPosition position;
    private final Situation now;

    UnikatPrompts(Situation now) {
        this.now = now;
        position = now.position();
    }

    Prompt prompt() {
        if (position.phase() == UnikatPhase.DRAW) return prompt("unikat.event.draw", "unikat.prompt.drawFrom");
        if (UnikatPlace.PASS.equals(now.ending())) return new Prompt(null, Message.of("unikat.event.mustPass"));
        if (now.steps().isEmpty()) return begin();
        if (now.swap() != null) return new Prompt(Message.of("unikat.prompt.confirm"), now.swap().spoken());
        if (now.card() != UnikatCard.NONE) return chosen(now.card());
        if (now.cell() == null) return new Prompt(now.steps().get(0).label(), Message.of("unikat.prompt.give"));
        return new Prompt(Message.of("unikat.prompt.place"), Message.of("unikat.prompt.cardsFit", now.cardsAt(now.cell())));
    }

    private static Prompt prompt(String heading, String sentence) {
        return new Prompt(Message.of(heading), Message.of(sentence));
    }

    private Prompt begin() {
        if (position.hasLast()) return new Prompt(chain(), goOn());
        if (position.phase() == UnikatPhase.EXTRA) return prompt("unikat.event.extra", "unikat.prompt.extraMove");
        Message what = afterOthers(Message.of(now.isStuck() ? "unikat.prompt.swapHow" : "unikat.prompt.begin"));
        Message countdown = UnikatWords.countdown(position);
        if (countdown != null) what = Message.of("unikat.prompt.countdown", countdown, what);
        return now.isStuck() ? Prompt.urgent(Message.of("unikat.event.swapOnly"), what) : new Prompt(null, what);
    }

    /** After what somebody else has just done. */
    private Message afterOthers(Message what) {
        List<MoveRow> lately = now.state().lately();
        if (lately.isEmpty()) return what;
        MoveRow last = lately.get(lately.size() - 1);
        Message did = Message.of("table.moveBy", now.state().plates().get(last.seat()).name(), last.words());
        return Message.of("table.twoSentences", did, what);
    }

    private Message chain() {
        String key = position.extra() == UnikatExtra.EARNED ? "unikat.event.chainEarned" : "unikat.prompt.chain";
        return Message.of(key, position.chainLength());
    }

    private Message goOn() {
        if (now.isStuck()) return Message.of("unikat.event.mustEnd");
        if (position.chainLength() < 2) return Message.of("unikat.prompt.goOn");
        int last = position.laidCount() - 1;
        return Message.of("unikat.prompt.changed", UnikatWords.differences(position.laidCard(last), position.laidCard(last - 1)));
    }

    private Prompt chosen(int card) {
        Message name = UnikatWords.card(card);
        if (now.lays(card).isEmpty()) return new Prompt(name, Message.of("unikat.event.fitsNowhere"));
        Message where = Message.of(position.hasLast() ? "unikat.prompt.layBeside" : "unikat.prompt.layOrSwap");
        boolean earns = now.lays(card).stream().anyMatch(now::wouldEarn);
        return new Prompt(name, earns ? Message.of("table.twoSentences", where, Message.of("unikat.event.earns")) : where);
    }
}
