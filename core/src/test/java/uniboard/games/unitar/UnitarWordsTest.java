package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.ScoreSheet;
import uniboard.games.unitar.scene.UnitarSeatColours;
import uniboard.match.Match;
import uniboard.text.Language;
import uniboard.text.Texts;

class UnitarWordsTest {
    private static final Texts ENGLISH = UnitarTexts.of(Language.ENGLISH);
    private static final String BLUE_ON_RED = "blocks=RU@1.0:1.1r,0.0r,1.0r,2.0r;BU@0.0:-1.0b,0.0b,1.0b";

    private final UnitarGame game = new UnitarGame();

    /** What a viewer hears of the last of some moves. */
    private String told(UnitarPosition position, int viewer, String moves) {
        String[] all = moves.split("; ");
        for (int i = 0; i < all.length - 1; i++) HandMade.play(position, all[i]);
        Position before = Match.view(position, viewer);
        int move = game.move(position, all[all.length - 1]);
        position.play(move);
        return ENGLISH.say(game.words(before).describeMove(move, Match.view(position, viewer), viewer));
    }

    @Test
    void aCommitmentIsToldToItsSeatAlone() {
        assertEquals("Choice made in secret.", told(HandMade.position(""), 1, "yellow tar cw"));
        assertEquals("Choice made in secret.", told(HandMade.position(""), Position.NOBODY, "yellow tar cw; red uni N"));
        assertEquals("Your choice, secret for now: “Yellow Tar: Clockwise rotation”.", told(HandMade.position(""), 0, "yellow tar cw"));
        assertEquals("Your choice, secret for now: “Uni north-east, Tar west”.", told(HandMade.position("phase=place"), 0, "uni NE tar W"));
    }

    @Test
    void theThirdCommitmentTellsTheRound() {
        assertEquals("Yellow marked “Blue Uni: Elimination”, Red marked “Blue Uni: North” and Blue marked “Red Tar: Elimination”. "
            + "Yellow agrees with Red on the colour, with Red on the symbol and with Blue on the action: approved! "
            + "Red agrees with Yellow on the colour and with Yellow on the symbol: approved! "
            + "Blue agrees with Yellow on the action only: not approved. "
            + "In this order: Yellow, Red. "
            + "Yellow’s intention: Blue Uni and Red Uni both lose their stones on 2 shared squares. Captain lost: Red Uni and Blue Uni. "
            + "Frames: Red from 4 to 2, Blue from 3 to 1. "
            + "Red’s intention: Blue Uni moves one square north.",
            told(HandMade.position(BLUE_ON_RED), 2, "blue uni -; blue uni N; red tar -"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "red uni + | Red Uni and Blue Uni become one; 2 overlapping stones leave the game. "
            + "Frames: Red from 4 to 3, Blue from 3 to 2.",
        "red uni cw | Red Uni turns clockwise around its captain.", "red tar N | North does nothing: Red Tar has no stones left.",
        "yellow uni N | North does nothing: a stone of Yellow Uni would leave the field.",
        "yellow uni cw | Clockwise rotation does nothing: Yellow Uni has lost its captain.",
        "yellow uni - | Elimination does nothing: Yellow Uni doesn’t overlap another block."})
    void aChoiceTellsWhatItWouldDoNow(String move, String effect) {
        UnitarPosition position = HandMade.position(BLUE_ON_RED.replace("=", "=YU@-:0.5y;"));
        Message spoken = game.words(position).choice(UnitarNotation.INSTANCE.parse(move)).spoken();
        assertEquals(effect, ENGLISH.say(spoken).replaceFirst(".*?On its own, right now: ", ""));
    }

    @Test
    void unitedBlocksAreNamedTogether() {
        assertEquals("Yellow Uni (united with Red Uni and Blue Uni) moves one square west.",
            ENGLISH.say(UnitarStory.preview(HandMade.position("blocks=YU@0.0+RU@0.0+BU@0.0:0.0y"),
                UnitarNotation.INSTANCE.parse("yellow uni W"))));
    }

    @Test
    void failuresAreTold() {
        assertEquals("Nobody is approved, so everyone chooses again.", last(HandMade.position("")));
        assertEquals("For the twentieth time nobody is approved: the round ends and nothing happens.", last(HandMade.position("fails=19")));
    }

    private String last(UnitarPosition position) {
        String told = told(position, 0, "yellow uni N; red tar S; blue uni cw");
        return told.substring(told.lastIndexOf(". ", told.length() - 2) + 2);
    }

    @Test
    void theListOfMovesKeepsSecretsUntilTheyAreOpened() {
        UnitarPosition position = HandMade.position(BLUE_ON_RED);
        Position before = Match.view(position, 1);
        int move = game.move(position, "blue uni -");
        position.play(move);
        assertEquals("chose in secret", listed(before, move, 1, position));
        assertEquals("chose in secret", listed(before, move, Position.NOBODY, position));
        assertEquals("Blue Uni: Elimination (still secret)", listed(before, move, 0, position));
        HandMade.play(position, "blue uni N");
        HandMade.play(position, "red tar -");
        assertEquals("Blue Uni: Elimination – approved", listed(before, move, 1, position));
        assertEquals("Round 2", ENGLISH.say(game.words(position).listHeading()));
        for (int i = 0; i < 12; i++) position.play(i * 11 % UnitarMove.INTENTIONS);
        assertEquals("Blue Uni: Elimination – approved", listed(before, move, 1, position));
    }

    private String listed(Position before, int move, int viewer, UnitarPosition now) {
        return ENGLISH.say(game.words(before).listed(move, viewer, Match.view(now, viewer)));
    }

    @Test
    void theEndIsToldFromTheViewersSide() {
        UnitarPosition position = HandMade.position("round=8 " + BLUE_ON_RED);
        for (String mark : List.of("red uni E", "red uni E", "red uni E")) HandMade.play(position, mark);
        assertEquals("You are 1 frame behind Red. Frames after eight rounds: Yellow 0, Red 4, Blue 3.",
            ENGLISH.say(game.words(position).ending(2)));
        assertEquals("You are 1 frame ahead. Frames after eight rounds: Yellow 0, Red 4, Blue 3.",
            ENGLISH.say(game.words(position).ending(1)));
    }

    @Test
    void framesAreToldRoundByRoundWithWhoWasApproved() {
        UnitarPosition position = HandMade.position(BLUE_ON_RED);
        for (String mark : List.of("yellow uni N", "red tar S", "blue uni cw", "blue uni -", "blue uni N", "red tar -")) {
            HandMade.play(position, mark);
        }
        List<ScoreSheet.Row> rows = game.words(position).scores().rows();
        assertEquals(List.of(List.of(0, 4, 3), List.of(0, 2, 1)), rows.stream().map(ScoreSheet.Row::points).toList());
        assertEquals(0b011, rows.get(1).marked());
        assertNull(game.words(position.with(UnitarSecrecy.HIDDEN)).scores(), "frames by seat would tell who plays which colour");
    }

    @Test
    void hiddenColoursAreNotTold() {
        UnitarPosition position = HandMade.position("phase=place").with(UnitarSecrecy.HIDDEN);
        assertEquals("All blocks are placed: Yellow Uni north, Yellow Tar east, Red Uni south, Red Tar west, Blue Uni north-east, "
            + "Blue Tar south-west.", told(position, 0, "uni N tar E; uni S tar W; uni NE tar SW"));
        String round = told(position, 0, "red uni +; red tar +; red tar N");
        assertEquals("Player 1 marked “Red Uni: Unification”, Player 2 marked “Red Tar: Unification” and Player 3 marked “Red Tar: North”.",
            round.substring(0, round.indexOf(" Player 1 agrees")));
        assertEquals("Player 2", ENGLISH.say(game.words(position).seatName(1)));
        assertEquals(Position.NOBODY, UnitarSeatColours.INSTANCE.of(position, 1));
        assertEquals(List.of("Round 2 of 8.", "Your colour: Red.", "Who plays which colour is revealed at the end.",
            "Player 1 has to choose."),
            game.words(Match.view(position, 1)).describe(1).stream().map(ENGLISH::say).limit(4).toList());
    }

    @Test
    void openSeatsAreCalledByTheirColour() {
        UnitarPosition position = HandMade.position("colours=blue,yellow,red");
        assertEquals("Yellow", ENGLISH.say(game.words(position).seatName(1)));
        assertEquals(List.of(0, 2, 1), IntStream.range(0, 3).map(seat -> UnitarSeatColours.INSTANCE.of(position, seat)).boxed().toList());
        assertEquals("Player 3", ENGLISH.say(game.words().seatName(2)));
    }

    @Test
    void aPositionIsDescribedAsFarAsTheViewerKnowsIt() {
        UnitarPosition position = HandMade.position("marks=yellow_tar_cw;red_uni_N seat=3 fails=2 "
            + "blocks=YU@1.0+BU@-:0.0b,1.0y;RU@1.0:1.1r,1.0r;RT@-:0.0r");
        assertEquals(List.of("Round 1 of 8.", "Comparisons in this round without an approval: 2.", "Your colour: Red.",
            "Yellow has chosen in secret.", "You have chosen: “Red Uni: North”.",
            "Blue has to choose.", "Frames on the field: Yellow 1, Red 3, Blue 1.",
            "Yellow Uni with its captain on 1.0, Blue Uni without a captain: 2 stones, on 0.0 Blue, 1.0 Yellow.",
            "Yellow Tar without a captain: no stones left.", "Red Uni with its captain on 1.0: 2 stones, on 1.1, 1.0.",
            "Red Tar without a captain: 1 stone, on 0.0.", "Blue Tar without a captain: no stones left.",
            "Yellow Uni and Red Uni overlap on 1 square.", "Yellow Uni and Red Tar overlap on 1 square."),
            game.words(Match.view(position, 1)).describe(1).stream().map(ENGLISH::say).toList());
    }

    @Test
    void theEndTellsEveryonesFrames() {
        UnitarPosition over = HandMade.position("round=8 phase=over seat=3 " + BLUE_ON_RED);
        assertEquals("Frames after eight rounds: Yellow 0, Red 4, Blue 3.", ENGLISH.say(game.words(over).ending()));
    }

    /** A key that a bundle lacks would be heard as it is. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingHasWords(Language language) {
        Texts texts = UnitarTexts.of(language);
        for (int seed = 0; seed < 40; seed++) {
            UnitarPosition position = HandMade.randomGame(seed % 2 == 0 ? UnitarSecrecy.OPEN : UnitarSecrecy.HIDDEN, seed, 2 * seed);
            for (Message line : game.words(position).describe(seed % 3)) check(texts, line);
            if (position.lastStep() != null && position.committed() == 0) check(texts, UnitarStory.of(position));
            MoveList moves = new MoveList();
            position.moves(moves);
            for (int move : moves.toArray()) {
                check(texts, game.words(position).choice(move).spoken());
                check(texts, game.words(position).choice(move).label());
                game.words(position).choice(move).steps().forEach(step -> check(texts, step.label()));
            }
        }
    }

    private static void check(Texts texts, Message message) {
        assertFalse(texts.say(message).contains("unitar."), () -> texts.say(message));
    }
}
