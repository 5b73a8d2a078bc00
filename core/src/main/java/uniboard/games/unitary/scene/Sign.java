package uniboard.games.unitary.scene;

/** The letters that physics uses for the quantities, as their pictures are called. */
final class Sign {
    /** In the order of the cards. */
    private static final String[] LETTERS = {"l", "m", "t", "v", "a", "upper-A", "upper-V", "rho", "p", "upper-F", "upper-E", "upper-P", "p",
        "gamma", "f", "eta", "upper-I", "upper-L"};

    private Sign() {
    }

    static String of(int quantity) {
        return LETTERS[quantity];
    }
}
