package uniboard.web;

/** Whole games of Onitama without a pointer. */
class OnitamaMirrorIT extends UnseenGameTest {
    OnitamaMirrorIT() {
        super("onitama");
    }

    @Override
    String record() {
        return KeptOnitama.START;
    }

    @Override
    UnseenGame.Ear ear(SpokenGame spoken) {
        return new SpokenOnitama(spoken);
    }

    @Override
    String keyFor(String place) {
        return place.length() == 2 ? "Enter" : "Space";
    }

    @Override
    void afterwards(TablePage table) {
        table.goTo("control:new");
        table.press("Enter");
        table.waitFor("!localStorage.getItem('uniboard.record.onitama').includes('result')");
    }
}
