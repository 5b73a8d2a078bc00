package uniboard.known;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import uniboard.app.registry.AllGames;
import uniboard.games.unlur.UnlurGame;
import uniboard.match.GameRecord;

/**
 * A position that is changed by hand into another one.
 *
 * @param text    a record's, which is on the table; its start is the position to change
 * @param places  chosen one after the other
 * @param changes of the position's text: what was there, and what is there instead
 */
public record SetupByHand(String text, List<String> places, String... changes) {
    private static final String UNLUR = Records.of(new UnlurGame(), "6/7/8/9/10/11/10/9/8/7/6 contract 1 -", "human", "human");
    private static final String UNIKAT = KeptUnikat.laid(1, "SWL1@0,0;SWY1@0,1", "SWY2,CBG3/CBL1,SRG1", "human", "bot 1");
    private static final String UNITARY = KeptUnitary.choosing("human", "bot 1");
    private static final String UNITAR = KeptUnitar.round(1, "human", "bot 1", "bot 1");

    /** One of each game, with every kind of piece and control that can be reached. */
    public static Stream<SetupByHand> byKeys() {
        return Stream.of(
            new SetupByHand(Records.ONITAMA,
                List.of("piece:none", "a1", "e5", "piece:master-blue", "c3", "Boar", "control:choice:Crab", "control:turn"),
                "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", "ssms1/5/2M2/5/1S1SS Ox,Crab/Horse,Elephant/Boar r"),
            new SetupByHand(UNLUR,
                List.of("piece:stone-black", "a1", "f6", "piece:stone-white", "f7", "piece:none", "a1",
                    "control:turn", "control:turn", "control:turn"),
                "/11/", "/5xo4/", "contract 1 -", "play 2 1"),
            new SetupByHand(UNIKAT,
                List.of("piece:none", "card:CBG3", "piece:figure-S", "piece:cardColour-W", "piece:figureColour-L", "piece:size-2",
                    "cell:1,0", "piece:size-3", "rack", "control:turn", "control:undo", "control:redo"),
                "SWY1@0,1", "SWY1@0,1;SWL2@1,0", "SWY2,CBG3", "SWY2,SWL3", "display=SWL2,SWL3,", "display=", "QBY3 ", "QBY3,CBG3 ",
                "seat=1", "seat=2"),
            new SetupByHand(UNITARY,
                List.of("units:above", "control:choice:add:m", "card:clear", "control:choice:energy", "pile", "control:choice:volume",
                    "control:turn", "card:time", "control:choice:mass"),
                "area=1,2,-2", "area=1,3,-2", "Clear/Time,", "Energy/Mass,", "deck=Mass,", "deck=", ",Volume,Density", ",Density",
                ",Energy,Energy,", ",Energy,", "Clear discard=-", "Clear,Clear,Time discard=Volume", "seat=1", "seat=2"),
            new SetupByHand(UNITAR,
                List.of("piece:BU", "piece:none", "-4.-3", "piece:stone", "-3.-2", "piece:YT", "piece:captain", "1.0", "control:turn"),
                "YT@0.0", "YT@1.0", "BU@-3.-3:-4.-3b,-3.-3b,-2.-3b", "BU@-3.-3:-3.-2b,-3.-3b,-2.-3b",
                "marks=- seat=1", "marks=yellow_uni_+ seat=2"));
    }

    /** One of each game, with others. */
    public static Stream<SetupByHand> byFingers() {
        return Stream.of(
            new SetupByHand(Records.ONITAMA,
                List.of("piece:none", "b1", "piece:student-blue", "b2", "piece:master-red", "c4", "Horse", "control:choice:Tiger"),
                "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b", "ss1ss/2m2/5/1S3/S1MSS Ox,Boar/Tiger,Elephant/Crab b"),
            new SetupByHand(UNLUR,
                List.of("piece:stone-black", "c4", "f6", "k3", "piece:none", "k3", "control:turn"),
                "6/7/8/", "6/7/3x4/", "/11/", "/5x5/", "contract 1", "contract 2"),
            new SetupByHand(UNIKAT,
                List.of("control:turn", "piece:figure-Q", "piece:cardColour-R", "piece:figureColour-Y", "piece:size-3", "rack",
                    "piece:none", "cell:0,1", "control:turn"),
                ";SWY1@0,1", "", "SRG1 ", "SRG1,QRY3 ", "QRY2,QRY3,", "QRY2,", "QBY3 ", "QBY3,SWY1 "),
            new SetupByHand(UNITARY,
                List.of("units:below", "control:choice:take:s", "card:clear", "control:choice:none", "hidden", "control:choice:force",
                    "seat:2", "control:choice:mass"),
                "area=1,2,-2", "area=1,2,-1", "hidden=Area", "hidden=Force", ",Clear/Time,Volume,Square", "/Time,Volume,Square,Mass",
                "deck=Mass,", "deck=", ",Force,Force,", ",Force,", "Clear discard=-", "Clear,Clear,Area discard=-"),
            new SetupByHand(UNITAR,
                List.of("piece:RU", "2.2", "piece:YT", "piece:none", "0.1", "control:turn", "control:turn"),
                "0.1y,1.1y", "1.1y", "RU@2.0:2.1r,1.0r,2.0r,3.0r", "RU@2.2:2.3r,1.2r,2.2r,3.2r",
                "marks=- seat=1", "marks=yellow_uni_+;yellow_uni_+ seat=3"));
    }

    public GameRecord record() {
        return GameRecord.read(text, new AllGames());
    }

    public String game() {
        return record().game().id();
    }

    /** The position's text afterwards. */
    public String expected() {
        String position = record().start();
        for (int i = 0; i < changes.length; i += 2) {
            assertTrue(position.contains(changes[i]), changes[i] + " is nowhere in " + position);
            position = position.replace(changes[i], changes[i + 1]);
        }
        return position;
    }

    @Override
    public String toString() {
        return game();
    }
}
