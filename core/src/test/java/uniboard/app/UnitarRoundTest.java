package uniboard.app;

/** A round of Unitar in the middle of a game, and what is done in it. */
abstract class UnitarRoundTest {
    private static final String ROUND = "start colours=yellow,red,blue round=7 fails=0 phase=intend marks=- seat=1 "
        + "blocks=YU@0.2:-1.3y,-1.2y,0.2y,1.2y,1.1y;YT@0.-3:0.-2y,-1.-3y,0.-3y,0.-4y;RU@3.2:3.3r,2.2r,3.2r,4.2r;"
        + "RT@-2.1:-3.2r,-1.2r,-3.1r,-2.1r,-1.1r,-3.0r,-1.0r;BU@4.3:3.3b,4.3b,5.3b;"
        + "BT@1.-3:0.-2b,1.-2b,1.-3b,2.-3b,0.-4b,1.-4b,2.-4b rng=96a0f96b-12bc8390-971e9964-79adc7e7\n";
    static final String LAST_IS_HUMAN = "seat 1 bot 1\nseat 2 bot 1\nseat 3 human\n";

    static String record(String options, String seats, String... moves) {
        StringBuilder record = new StringBuilder("uniboard 1\ngame unitar\n" + options + ROUND + seats);
        for (int i = 0; i < moves.length; i++) record.append(i + 1).append(' ').append(moves[i]).append('\n');
        return record.toString();
    }

    static boolean isMarked(HeadlessTable table, String place) {
        return table.place(place).label().contains("marked");
    }

    static void choose(HeadlessTable table, String... places) {
        for (String place : places) table.tap(place);
        table.settle();
    }
}
