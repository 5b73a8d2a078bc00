package uniboard.stage.rules;

/** Which page of a book lies open, as long as the program runs. */
public final class RulesBookmark {
    private int page;

    /** From 0. */
    public int page() {
        return page;
    }

    public void turnTo(int newPage) {
        page = newPage;
    }
}
