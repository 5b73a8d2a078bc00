package uniboard.stage.rules;

import uniboard.learn.RulePlace;

/** Which page of a book lies open, as long as the program runs. */
public final class RulesBookmark {
    private String page = "";
    /** Null unless a rule of the page was asked for. */
    private RulePlace rule;

    /** The page's id; empty for the first one. */
    public String page() {
        return page;
    }

    /** What was asked for; null if only the page was. */
    public RulePlace rule() {
        return rule;
    }

    /** Nothing of it stands out. */
    public void turnTo(String newPage) {
        page = newPage;
        rule = null;
    }

    /** Turns to where a rule is stated. */
    public void mark(RulePlace place) {
        page = place.page();
        rule = place;
    }
}
