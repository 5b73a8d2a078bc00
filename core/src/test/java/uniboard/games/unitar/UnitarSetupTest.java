package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;
import uniboard.known.BoardStarts;

/** Positions set up piece by piece and detail by detail. */
class UnitarSetupTest {
    private static final int MUTATIONS = 2000;
    private static final int MOST_CHANGES = 3;
    private static final int TURNS = 4;
    private static final String MIDDLE = "0.0";

    private final Setup setup = new UnitarSetup();
    private Position at = HandMade.position("phase=place");

    /** The starts of lessons, and positions that no lesson has: of united blocks, choices made, and an end. */
    static Stream<String> starts() throws IOException {
        List<String> starts = new ArrayList<>(BoardStarts.of("unitar"));
        starts.add(HandMade.text("colours=blue,yellow,red phase=place marks=uni_NE_tar_W;uni_S_tar_SE seat=3"));
        starts.add(HandMade.text("round=5 fails=3 marks=blue_tar_cw;red_uni_- seat=3 blocks=YU@0.0+RT@1.0:-1.0y,0.0y,1.0r,2.0r;BU@-:5.0b"));
        starts.add(HandMade.text("blocks=YU@0.0+YT@-+BT@0.0:0.0b,1.0y"));
        return starts.stream();
    }

    private void put(String place, String block, String part) {
        at = setup.put(at, place, List.of(piece(setup.groups().get(0).pieces(), block), piece(setup.groups().get(1).pieces(), part)));
    }

    private void choose(String property, String value) {
        at = setup.choose(at, property, piece(setup.choices(at, property), value));
    }

    private static Setup.Piece piece(List<Setup.Piece> pieces, String id) {
        return pieces.stream().filter(piece -> piece.id().equals(id)).findFirst().orElseThrow(() -> new AssertionError(id));
    }

    private String text() {
        return UnitarNotation.INSTANCE.positionText(at);
    }

    /** What chance will bring, as far as the rules need any, is the only thing that a text has to tell. */
    private void begin(String start) {
        at = setup.read(HandMade.text("phase=place " + start.substring(start.indexOf("rng="))));
    }

    private void setDetails(UnitarPosition goal) {
        choose("phase", goal.phase().text());
        if (goal.phase() == UnitarPhase.INTEND) {
            choose("round", Integer.toString(goal.round()));
            choose("fails", Integer.toString(goal.fails()));
        }
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) choose("colour" + (seat + 1), UnitarColour.text(goal.colour(seat)));
        for (int seat = 0; seat < goal.committed(); seat++) {
            at = setup.passTurn(at);
            int mark = goal.mark(seat);
            if (UnitarMove.isPlacement(mark)) {
                choose("tar" + (seat + 1), UnitarMove.tar(mark).name());
                choose("uni" + (seat + 1), UnitarMove.uni(mark).name());
            } else {
                choose("block" + (seat + 1), UnitarBlock.text(UnitarMove.block(mark)));
                choose("action" + (seat + 1), UnitarMove.action(mark).text());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("starts")
    void everyStartIsSetUpStoneByStone(String start) {
        UnitarPosition goal = UnitarNotation.INSTANCE.position(start);
        begin(start);
        setDetails(goal);
        UnitarBoard board = goal.board();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            int root = board.root(block);
            if (root != block) choose("union:" + UnitarBlock.text(block), UnitarBlock.text(root));
        }
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            for (int field : board.fields(board.root(block))) {
                if (board.frame(block, field) == UnitarBlock.colour(block)) put(UnitarField.text(field), UnitarBlock.text(block), "stone");
            }
        }
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.captain(block) != UnitarField.NONE) put(UnitarField.text(board.captain(block)), UnitarBlock.text(block), "captain");
        }
        assertEquals(start, text());
    }

    @ParameterizedTest
    @MethodSource("starts")
    void everyStartIsSetUpBlockByBlock(String start) {
        UnitarPosition goal = UnitarNotation.INSTANCE.position(start);
        begin(start);
        setDetails(goal);
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            boolean isAlone = goal.board().united(block).size() == 1;
            if (isAlone && goal.board().captain(block) != UnitarField.NONE) layWhole(goal.board(), block);
        }
        UnitarBoard board = ((UnitarPosition) at).board();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (goal.board().captain(block) == UnitarField.NONE || goal.board().united(block).size() > 1) continue;
            assertEquals(goal.board().fields(block), board.fields(block), UnitarBlock.text(block));
            assertEquals(goal.board().captain(block), board.captain(block), UnitarBlock.text(block));
        }
    }

    /** Turned in the middle, where there is room, then moved, then without what it has lost. */
    private void layWhole(UnitarBoard goal, int block) {
        String name = UnitarBlock.text(block);
        String captain = UnitarField.text(goal.captain(block));
        put(MIDDLE, name, "whole");
        for (int turn = 0; turn < TURNS; turn++) {
            Position turned = at;
            if (!captain.equals(MIDDLE)) put(captain, name, "whole");
            List<Integer> fields = ((UnitarPosition) at).board().fields(block);
            if (fields.containsAll(goal.fields(block))) {
                for (int field : fields) if (!goal.fields(block).contains(field)) put(UnitarField.text(field), name, "none");
                return;
            }
            at = turned;
            put(MIDDLE, name, "whole");
        }
        throw new AssertionError(name + " never lay as it should");
    }

    @Test
    void aBlockComesAsNearAsThereIsRoomAndTurnsWhereItStands() {
        put("5.3", "BT", "whole");
        assertEquals("4.3", UnitarField.text(((UnitarPosition) at).board().captain(UnitarBlock.BLUE_TAR)));
        put("-4.0", "YU", "whole");
        put("-4.0", "YU", "whole");
        assertTrue(text().contains("YU@-4.0:-4.1y,-3.1y,-4.0y,-5.-1y,-4.-1y"), text());
    }

    @Test
    void whatLiesOnTopIsTakenAwayWhereTheChosenBlockHasNothing() {
        put(MIDDLE, "BT", "whole");
        put(MIDDLE, "BU", "whole");
        put(MIDDLE, "YU", "none");
        assertTrue(text().contains("BU@-:-1.0b,1.0b;"), text());
        put(MIDDLE, "YU", "none");
        assertTrue(text().contains(";BT@-:"), text());
    }

    @Test
    void aUnitedBlockLeavesWithTheStonesOfItsColour() {
        at = HandMade.position("blocks=YU@0.0+RT@1.0:-1.0y,0.0y,1.0r,2.0r");
        choose("union:RT", "alone");
        assertTrue(text().contains("YU@0.0:-1.0y,0.0y;") && text().contains(";RT@1.0:1.0r,2.0r;"), text());
        choose("union:YU", "BT");
        assertTrue(text().contains("YU@0.0+BT@-:-1.0y,0.0y"), text());
        choose("union:YT", "YU");
        choose("union:YU", "alone");
        assertTrue(text().contains("YU@-:-;YT@-+BT@-:-1.0y,0.0y"), text());
    }

    @Test
    void turnsGoRoundWithAChoiceForEach() {
        List<String> marks = new ArrayList<>();
        for (int turn = 0; turn < UnitarPosition.SEATS + 1; turn++) {
            assertEquals(turn % UnitarPosition.SEATS, setup.viewer(at, 0));
            UnitarNotation.INSTANCE.position(text());
            marks.add(text().replaceAll(".* marks=(\\S+) .*", "$1"));
            at = setup.passTurn(at);
        }
        assertEquals(List.of("-", "uni_N_tar_NE", "uni_N_tar_NE;uni_N_tar_NE", "-"), marks);
    }

    /** That of a game that is over is a text too: it can be looked at, but not be played. */
    @Test
    void aGameThatIsOverIsGoneOnWith() {
        at = HandMade.position("phase=over round=8 seat=3");
        assertEquals("phase", setup.properties(at).get(0).id());
        put(MIDDLE, "YU", "whole");
        at = setup.passTurn(at);
        assertTrue(UnitarNotation.INSTANCE.position(text()).phase() == UnitarPhase.INTEND, text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        YU@-:-1.1y,-1.0y,0.0y,1.0y,1.-1y                 | YU@0.0:
        YU@-:0.1y,1.1y,0.0y,-1.-1y,0.-1y                 | YU@0.0:
        BT@-:-1.1b,0.1b,-1.0b,0.0b,1.0b,-1.-1b,0.-1b,1.-1b | BT@0.0:
        """)
    void aCaptainIsAddedWhereTheShapeHasIt(String blocks, String completed) {
        at = setup.read(HandMade.text("blocks=" + blocks));
        assertThrows(NotationException.class, () -> UnitarNotation.INSTANCE.position(text()));
        at = setup.complete(at, new Random32(1));
        UnitarNotation.INSTANCE.position(text());
        assertTrue(text().contains(completed), text());
    }

    @Test
    void unfinishedTextsAreReadAgain() {
        Random32 chance = new Random32(7);
        List<String> parts = List.of("whole", "stone", "captain", "none");
        int illegal = 0;
        for (int step = 0; step < MUTATIONS; step++) {
            int field = chance.below(UnitarField.NUMBERS);
            if (UnitarField.contains(UnitarField.x(field), UnitarField.y(field))) {
                put(UnitarField.text(field), UnitarBlock.text(chance.below(UnitarBlock.COUNT)), parts.get(chance.below(parts.size())));
            }
            if (step % 7 == 0) chooseAny(chance);
            if (step % 11 == 0) at = setup.passTurn(at);
            String written = text();
            at = setup.read(written);
            assertEquals(written, text());
            if (!isLegal()) illegal++;
        }
        assertTrue(illegal > 0 && illegal < MUTATIONS, "both legal and illegal drafts: " + illegal);
    }

    private void chooseAny(Random32 chance) {
        List<Setup.Property> properties = setup.properties(at);
        String property = properties.get(chance.below(properties.size())).id();
        List<Setup.Piece> values = setup.choices(at, property);
        at = setup.choose(at, property, values.get(chance.below(values.size())));
    }

    private boolean isLegal() {
        try {
            UnitarNotation.INSTANCE.position(text());
            return true;
        } catch (NotationException e) {
            return false;
        }
    }

    @Test
    void spoiltTextsAreRefusedWithAReason() throws IOException {
        List<String> starts = starts().toList();
        Random32 chance = new Random32(3);
        for (int i = 0; i < MUTATIONS; i++) {
            StringBuilder text = new StringBuilder(starts.get(i % starts.size()));
            for (int changes = 1 + chance.below(MOST_CHANGES); changes > 0; changes--) spoil(text, chance);
            try {
                at = setup.read(text.toString());
                assertEquals(text(), UnitarNotation.INSTANCE.positionText(setup.read(text())));
            } catch (NotationException e) {
                assertTrue(!e.reason().key().isEmpty());
            }
        }
    }

    /** A character is left out, doubled or put elsewhere. */
    private static void spoil(StringBuilder text, Random32 chance) {
        int from = chance.below(text.length());
        char moved = text.charAt(from);
        switch (chance.below(3)) {
            case 0 -> text.deleteCharAt(from);
            case 1 -> text.insert(from, moved);
            default -> text.setCharAt(chance.below(text.length()), moved);
        }
    }
}
