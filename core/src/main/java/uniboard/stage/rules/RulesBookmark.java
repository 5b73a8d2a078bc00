package uniboard.stage.rules;

/** Which page of a book lies open, as long as the program runs. */
public final class RulesBookmark {
    private String page = "";

    /** The page's id; empty for the first one. */
    public String page() {
        return page;
    }

    public void turnTo(String newPage) {
        page = newPage;
    }
}
