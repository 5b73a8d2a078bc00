package uniboard.stage.table;

/** What not every table has to control. */
enum ExtraControl {
    MOVES(TableControls.MOVES, "icon-moves", "table.moves"), SCORES(TableControls.SCORES, "icon-scores", "table.scores");

    final String place;
    final String icon;
    final String key;

    ExtraControl(String place, String icon, String key) {
        this.place = place;
        this.icon = icon;
        this.key = key;
    }
}
