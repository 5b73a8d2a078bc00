package uniboard.games.unikat.scene;

import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatExtra;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPhase;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.games.unikat.UnikatWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.scene.Prompt;

/** What to do next, in words. */
final class UnikatPrompts {
    private final UnikatPosition position;
    private final LegalLays lays;
    private final Selection selection;

    UnikatPrompts(UnikatPosition position, LegalLays lays, Selection selection) {
        this.position = position;
        this.lays = lays;
        this.selection = selection;
    }

    Prompt prompt() {
        if (position.phase() == UnikatPhase.DRAW) return prompt("unikat.prompt.draw", "unikat.prompt.drawFrom");
        if (lays.has(UnikatMove.Kind.PASS)) return new Prompt(null, Message.of("unikat.prompt.pass"));
        if (selection.isEmpty()) return begin();
        Step first = selection.chosen().get(0);
        Cell cell = Cell.of(first.place());
        int card = UnikatPlace.card(first.place());
        if (cell != null) {
            return new Prompt(UnikatWords.cell(cell.x(), cell.y()), Message.of("unikat.prompt.cardsFit", lays.cardsAt(cell.x(), cell.y())));
        }
        return first.group() == Group.HAND ? chosen(card) : new Prompt(first.label(), Message.of("unikat.prompt.give"));
    }

    private static Prompt prompt(String heading, String sentence) {
        return new Prompt(Message.of(heading), Message.of(sentence));
    }

    private Prompt begin() {
        if (position.hasLast()) return new Prompt(chain(), goOn());
        if (position.phase() == UnikatPhase.EXTRA) return prompt("unikat.prompt.extra", "unikat.prompt.extraMove");
        return new Prompt(null, Message.of(lays.isEmpty() ? "unikat.prompt.swapOnly" : "unikat.prompt.begin"));
    }

    private Message chain() {
        String key = position.extra() == UnikatExtra.EARNED ? "unikat.prompt.chainEarned" : "unikat.prompt.chain";
        return Message.of(key, position.chainLength());
    }

    private Message goOn() {
        if (lays.isEmpty()) return Message.of("unikat.prompt.mustEnd");
        Message what = Message.of("unikat.prompt.goOn");
        int last = position.laidCount() - 1;
        if (position.chainLength() < 2) return what;
        Message changed = FeatureWords.changed(position.laidCard(last), position.laidCard(last - 1));
        return Message.of("table.twoSentences", Message.of("unikat.prompt.changed", changed), what);
    }

    private Prompt chosen(int card) {
        Message name = UnikatWords.card(card);
        if (lays.cellsFor(card) == 0) return new Prompt(name, Message.of("unikat.prompt.swapIt"));
        Message where = Message.of(position.hasLast() ? "unikat.prompt.layBeside" : "unikat.prompt.layOrSwap");
        return new Prompt(name, earns(card) ? Message.of("table.twoSentences", where, Message.of("unikat.prompt.earns")) : where);
    }

    private boolean earns(int card) {
        if (card == UnikatCard.NONE) return false;
        for (Candidate candidate : selection.candidates()) {
            Cell cell = Cell.of(candidate.place());
            if (cell != null && candidate.role() == Candidate.Role.TARGET && position.wouldEarn(card, cell.x(), cell.y())) return true;
        }
        return false;
    }
}
