package uniboard.stage.rules;

import uniboard.learn.RulePlace;

/** Which page of a book lies open, as long as the program runs. */
public final class RulesBookmark {
    private static final int NONE = -1;

    private String page = "";
    private int marked = NONE;

    /** The page's id; empty for the first one. */
    public String page() {
        return page;
    }

    /** The paragraph of the page that was asked for, from 0; below 0 if only the page was. */
    public int marked() {
        return marked;
    }

    public void turnTo(String newPage) {
        page = newPage;
        marked = NONE;
    }

    /** Turns to where a rule is stated. */
    public void mark(RulePlace place) {
        page = place.page();
        marked = place.paragraph();
    }

    /** The page stays open, and nothing of it stands out any longer. */
    public void unmark() {
        marked = NONE;
    }
}
