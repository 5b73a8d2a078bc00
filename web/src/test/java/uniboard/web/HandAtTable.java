package uniboard.web;

/** Somebody who does everything at a table in one way, such as by keys alone, and waits for what comes of it. */
record HandAtTable(Table table, ToldGame.Hand hand) {
    void act(String... places) {
        for (String place : places) {
            hand.choose(place);
            table.waitUntilStill();
        }
    }

    /** Rows that the menu has no room for are behind its last one. */
    void takeFromMenu(String row) {
        act("control:more");
        if (!table.hasPlace(row)) act("control:moreRows");
        act(row);
    }
}
