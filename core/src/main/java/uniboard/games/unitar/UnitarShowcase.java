package uniboard.games.unitar;

final class UnitarShowcase {
    static final String RECORD = "";
    private UnitarShowcase() {
    }
}
