package uniboard.web;

/** Whole games of Unlur without a pointer. */
class UnlurMirrorIT extends UnseenGameTest {
    UnlurMirrorIT() {
        super("unlur");
    }

    @Override
    String record() {
        return """
            uniboard 1
            game unlur
            start 3/4/5/4/3 contract 1 -
            seat 1 human
            seat 2 bot 1
            """;
    }

    @Override
    UnseenGame.Ear ear(SpokenGame spoken) {
        return new SpokenUnlur(spoken);
    }

    @Override
    String keyFor(String place) {
        return place.equals("pass") ? "Space" : "Enter";
    }
}
