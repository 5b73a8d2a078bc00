package uniboard.games.unitary.scene;

/** The letters that physics uses for the quantities: the same in every language. */
final class Sign {
    /** In the order of the cards, as they are written and as their pictures are called. */
    private static final String LETTERS = "lmtvaAVρpFEPpγfηIL";
    private static final String[] PICTURES = {"l", "m", "t", "v", "a", "upper-A", "upper-V", "rho", "p", "upper-F", "upper-E", "upper-P",
        "p", "gamma", "f", "eta", "upper-I", "upper-L"};

    private Sign() {
    }

    /** As its picture is called. */
    static String of(int quantity) {
        return PICTURES[quantity];
    }

    static String letter(int quantity) {
        return LETTERS.substring(quantity, quantity + 1);
    }
}
