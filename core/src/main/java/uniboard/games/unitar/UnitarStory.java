package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/** A complete step as a story: what was marked, who agreed with whom, and what came of it. */
public final class UnitarStory {
    private final UnitarPosition after;
    private final UnitarStep step;
    private Message told;

    private UnitarStory(UnitarPosition after) {
        this.after = after;
        step = after.lastStep();
    }

    /** @param after the position right after the step, as a viewer may see it */
    static Message of(UnitarPosition after) {
        UnitarStory story = new UnitarStory(after);
        if (story.step.phase() == UnitarPhase.PLACE) story.tellPlacing();
        else story.tellComparison();
        return story.told;
    }

    private void say(String key, Object... arguments) {
        say(Message.of("unitar.told." + key, arguments));
    }

    private void say(Message sentence) {
        told = told == null ? sentence : Message.of("unitar.told.then", told, sentence);
    }

    private Message seat(int seat) {
        return UnitarWords.seat(after, seat);
    }

    private void tellPlacing() {
        List<Message> places = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            for (UnitarAnchor anchor : UnitarAnchor.ALL) {
                if (anchor.field() != after.board().captain(block)) continue;
                places.add(Message.of("unitar.told.at", UnitarWords.block(block), UnitarWords.anchor(anchor)));
            }
        }
        say("placed", Message.listed(places));
    }

    private void tellComparison() {
        List<Message> marks = new ArrayList<>();
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            marks.add(Message.of("unitar.told.mark", seat(seat), UnitarWords.intention(step.marks().get(seat))));
        }
        say("marks", UnitarWords.joined(marks));
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) tellAgreements(seat);
        List<UnitarExecution> executions = step.executions();
        if (executions.isEmpty()) {
            say(step.endsInVain() ? "inVain" : "again");
            return;
        }
        List<Message> order = new ArrayList<>();
        for (UnitarExecution execution : executions) order.add(seat(execution.seat()));
        if (order.size() > 1) say("order", Message.listed(order));
        for (UnitarExecution execution : executions) say(told(after, execution));
    }

    private void tellAgreements(int seat) {
        UnitarComparison comparison = step.comparison();
        List<Message> agreements = new ArrayList<>();
        for (UnitarCategory category : UnitarCategory.ALL) {
            List<Message> partners = new ArrayList<>();
            for (int partner : comparison.partners(seat, category)) partners.add(seat(partner));
            if (partners.isEmpty()) continue;
            agreements.add(Message.of("unitar.told.agree." + UnitarWords.key(category), UnitarWords.joined(partners)));
        }
        if (agreements.isEmpty()) say("alone", seat(seat));
        else say(comparison.isApproved(seat) ? "approved" : "refused", seat(seat), UnitarWords.joined(agreements));
    }

    /** What an intention would do if it were carried out now, alone. */
    public static Message preview(UnitarPosition position, int intention) {
        return execution(position.preview(intention));
    }

    /** Whose intention did what: two players may have had the same. */
    public static Message told(UnitarPosition position, UnitarExecution execution) {
        return Message.of("unitar.told.execution", UnitarWords.seat(position, execution.seat()), execution(execution));
    }

    /** What an intention did, with the counts of frames that it changed. */
    public static Message execution(UnitarExecution execution) {
        Message effect = effect(execution, execution.effect());
        List<Message> counts = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) {
            if (execution.gain(colour) == 0) continue;
            counts.add(Message.of("unitar.did.count", UnitarWords.colour(colour), Integer.toString(execution.before().frames(colour)),
                Integer.toString(execution.after().frames(colour))));
        }
        return counts.isEmpty() ? effect : Message.of("unitar.did.frames", effect, Message.listed(counts));
    }

    private static Message effect(UnitarExecution execution, UnitarEffect effect) {
        if (effect instanceof UnitarEffect.Nothing nothing) {
            boolean hitsNothing = nothing.why() == UnitarEffect.Reason.NO_OVERLAP && execution.action() == UnitarAction.ELIMINATE;
            String why = hitsNothing ? "hitsNothing" : UnitarWords.key(nothing.why());
            return Message.of("unitar.void." + why, UnitarWords.block(execution.block()),
                UnitarWords.action(execution.action()));
        }
        Message first = named(execution.block(), execution.before().united(execution.block()));
        if (effect instanceof UnitarEffect.United united) {
            return Message.of("unitar.did.unite", united.overlap(), first, named(united.second().get(0), united.second()));
        }
        if (effect instanceof UnitarEffect.Eliminated eliminated) {
            Message second = named(eliminated.second().get(0), eliminated.second());
            Message lost = Message.of("unitar.did.eliminate", eliminated.fields().size(), first, second);
            if (eliminated.captains().isEmpty()) return lost;
            List<Message> captains = new ArrayList<>();
            for (int captain : eliminated.captains()) captains.add(UnitarWords.block(captain));
            return Message.of("unitar.did.captains", lost, UnitarWords.joined(captains));
        }
        return Message.of("unitar.did." + UnitarWords.key(execution.action()), first);
    }

    /** A block by its name, and those that move as one with it. */
    public static Message named(int block, List<Integer> blocks) {
        List<Message> others = new ArrayList<>();
        for (int each : blocks) if (each != block) others.add(UnitarWords.block(each));
        Message name = UnitarWords.block(block);
        return others.isEmpty() ? name : Message.of("unitar.united", name, UnitarWords.joined(others));
    }

    /** A commitment that isn't opened yet. */
    static Message secret(UnitarPosition before, int move, int viewer) {
        boolean isOwn = viewer != Position.NOBODY && viewer == before.committed();
        return isOwn ? Message.of("unitar.told.yours", UnitarWords.commitment(move)) : Message.of("unitar.told.secret");
    }
}
