package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarComparison;
import uniboard.games.unitar.UnitarStep;
import uniboard.games.unitar.UnitarWords;

/** The comparison in words, a sentence a seat. */
final class ComparisonWords {
    private static final String[] AGREE = {"colour", "symbol", "action"};

    private final UnitarStep step;
    private final List<Who> seats;

    ComparisonWords(UnitarStep step, List<Who> seats) {
        this.step = step;
        this.seats = seats;
    }

    /** What somebody marked, before it is compared. */
    Message mark(int seat) {
        return Message.of("unitar.told.mark", name(seat), UnitarWords.intention(step.marks().get(seat)));
    }

    Message row(int seat) {
        UnitarComparison comparison = step.comparison();
        List<Message> agreements = new ArrayList<>();
        for (UnitarCategory category : UnitarCategory.ALL) {
            List<Message> partners = new ArrayList<>();
            for (int partner : comparison.partners(seat, category)) partners.add(name(partner));
            if (!partners.isEmpty()) agreements.add(Message.of("unitar.told.agree." + AGREE[category.ordinal()], Message.listed(partners)));
        }
        Message mark = mark(seat);
        if (agreements.isEmpty()) return SceneWords.of("row.alone", mark);
        Message all = Message.listed(agreements);
        int order = comparison.order().indexOf(seat);
        return order < 0 ? SceneWords.of("row.refused", mark, all) : SceneWords.of("row.approved", mark, all, Integer.toString(order + 1));
    }

    private Message name(int seat) {
        return SceneWords.of("name", seats.get(seat).name());
    }
}
