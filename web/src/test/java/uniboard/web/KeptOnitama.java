package uniboard.web;

/** The game of Onitama with which tests of the page go on. */
final class KeptOnitama {
    static final String START = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 1
        """;
    /** JavaScript: plies of the record kept. */
    static final String PLIES = KeptGame.plies("onitama");

    private KeptOnitama() {
    }

    /** As {@link KeptGame#open}. */
    static KeptGame open(Table table, String query, String record) {
        return KeptGame.open(table, "onitama", query, record);
    }
}
