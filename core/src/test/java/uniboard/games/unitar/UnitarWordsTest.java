package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
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
        int move = UnitarNotation.INSTANCE.move(position, all[all.length - 1]);
        position.play(move);
        return ENGLISH.say(game.told(before, move, Match.view(position, viewer), viewer));
    }

    @Test
    void aCommitmentIsToldToItsSeatAlone() {
        assertEquals("Chosen in secret.", told(HandMade.position(""), 1, "yellow tar cw"));
        assertEquals("Chosen in secret.", told(HandMade.position(""), Position.NOBODY, "yellow tar cw; red uni N"));
        assertEquals("Chosen: Yellow Tar, Rotation clockwise.", told(HandMade.position(""), 0, "yellow tar cw"));
        assertEquals("Chosen: Uni north-east, Tar west.", told(HandMade.position("phase=place"), 0, "uni NE tar W"));
    }

    @Test
    void theThirdCommitmentTellsTheRound() {
        assertEquals("All have chosen: Yellow – Blue Uni, Elimination, Red – Blue Uni, North and Blue – Red Tar, Elimination. "
            + "Yellow agrees in colour with Red, in symbol with Red and in action with Blue: approved. "
            + "Red agrees in colour with Yellow and in symbol with Yellow: approved. "
            + "Blue agrees only in action with Yellow: not approved. "
            + "In order of rank: Yellow, Red. "
            + "By Yellow: Blue Uni and Red Uni lose their stones on the 2 fields they share. Captain lost: Red Uni and Blue Uni. "
            + "Frames: Red from 4 to 2, Blue from 3 to 1. "
            + "By Red: Blue Uni moves north.",
            told(HandMade.position(BLUE_ON_RED), 2, "blue uni -; blue uni N; red tar -"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "red uni + | Red Uni unites with Blue Uni, which shares 2 fields with it. Frames: Red from 4 to 3, Blue from 3 to 2.",
        "red uni cw | Red Uni turns clockwise.", "red tar N | Red Tar, North: no stone is left, so nothing happens.",
        "yellow uni N | Yellow Uni, North: a stone would leave the field, so nothing happens.",
        "yellow uni cw | Yellow Uni, Rotation clockwise: the captain is lost, so nothing happens.",
        "yellow uni - | Yellow Uni, Elimination: no other block shares a field, so nothing happens."})
    void aChoiceTellsWhatItWouldDoNow(String move, String effect) {
        UnitarPosition position = HandMade.position(BLUE_ON_RED.replace("=", "=YU@-:0.5y;"));
        Message spoken = game.choice(position, UnitarNotation.parse(move)).spoken();
        assertEquals(effect, ENGLISH.say(spoken).replaceFirst(".*?Carried out now: ", ""));
    }

    @Test
    void unitedBlocksAreNamedTogether() {
        assertEquals("Yellow Uni (one with Red Uni and Blue Uni) moves west.",
            ENGLISH.say(UnitarStory.preview(HandMade.position("blocks=YU@0.0+RU@0.0+BU@0.0:0.0y"), UnitarNotation.parse("yellow uni W"))));
    }

    @Test
    void failuresAreTold() {
        assertEquals("Nobody is approved, so all choose again.", last(HandMade.position("")));
        assertEquals("Nobody is approved for the twentieth time: the round ends without action.", last(HandMade.position("fails=19")));
    }

    private String last(UnitarPosition position) {
        String told = told(position, 0, "yellow uni N; red tar S; blue uni cw");
        return told.substring(told.indexOf("Nobody is"));
    }

    @Test
    void hiddenColoursAreNotTold() {
        UnitarPosition position = HandMade.position("phase=place").with(UnitarSecrecy.HIDDEN);
        assertEquals("All blocks are placed: Yellow Uni north, Yellow Tar east, Red Uni south, Red Tar west, Blue Uni north-east, "
            + "Blue Tar south-west.", told(position, 0, "uni N tar E; uni S tar W; uni NE tar SW"));
        String round = told(position, 0, "red uni +; red tar +; red tar N");
        assertEquals("All have chosen: Player 1 – Red Uni, Unification, Player 2 – Red Tar, Unification and Player 3 – Red Tar, North.",
            round.substring(0, round.indexOf(" Player 1 agrees")));
        assertEquals("Player 2", ENGLISH.say(game.seatName(position, 1)));
        assertEquals(Position.NOBODY, game.seatColour(position, 1));
        assertEquals(List.of("Round 2 of 8.", "You play Red.", "Who plays which colour is told at the end.", "Player 1 to choose."),
            game.describe(Match.view(position, 1), 1).stream().map(ENGLISH::say).limit(4).toList());
    }

    @Test
    void openSeatsAreCalledByTheirColour() {
        UnitarPosition position = HandMade.position("colours=blue,yellow,red");
        assertEquals("Yellow", ENGLISH.say(game.seatName(position, 1)));
        assertEquals(List.of(0, 2, 1), List.of(game.seatColour(position, 0), game.seatColour(position, 1), game.seatColour(position, 2)));
        assertEquals("Player 3", ENGLISH.say(game.seatName(2)));
    }

    @Test
    void aPositionIsDescribedAsFarAsTheViewerKnowsIt() {
        UnitarPosition position = HandMade.position("marks=yellow_tar_cw;red_uni_N seat=3 fails=2 "
            + "blocks=YU@1.0+BU@-:0.0b,1.0y;RU@1.0:1.1r,1.0r;RT@-:0.0r");
        assertEquals(List.of("Round 1 of 8.", "In this round nobody was approved 2 times.", "You play Red.", "Yellow has chosen in secret.",
            "You have chosen: Red Uni, North.", "Blue to choose.", "Frames on the field: Yellow 1, Red 3, Blue 1.",
            "Yellow Uni, captain on 1.0, Blue Uni, captain lost: 2 stones, on 0.0 Blue, 1.0 Yellow.",
            "Yellow Tar, captain lost: no stones left.", "Red Uni, captain on 1.0: 2 stones, on 1.1, 1.0.",
            "Red Tar, captain lost: 1 stone, on 0.0.", "Blue Tar, captain lost: no stones left.",
            "Yellow Uni and Red Uni share 1 field.", "Yellow Uni and Red Tar share 1 field."),
            game.describe(Match.view(position, 1), 1).stream().map(ENGLISH::say).toList());
    }

    @Test
    void theEndTellsEveryonesFrames() {
        UnitarPosition over = HandMade.position("round=8 phase=over seat=3 " + BLUE_ON_RED);
        assertEquals("After eight rounds, frames on the field: Yellow 0, Red 4, Blue 3.", ENGLISH.say(over.outcome().how()));
    }

    /** A key that a bundle lacks would be heard as it is. */
    @ParameterizedTest
    @EnumSource(value = Language.class, names = "ENGLISH")
    void everythingHasWords(Language language) {
        Texts texts = UnitarTexts.of(language);
        for (int seed = 0; seed < 40; seed++) {
            UnitarPosition position = HandMade.randomGame(seed % 2 == 0 ? UnitarSecrecy.OPEN : UnitarSecrecy.HIDDEN, seed, 2 * seed);
            for (Message line : game.describe(position, seed % 3)) check(texts, line);
            if (position.lastStep() != null && position.committed() == 0) check(texts, UnitarStory.of(position));
            MoveList moves = new MoveList();
            position.moves(moves);
            for (int move : moves.toArray()) {
                check(texts, game.choice(position, move).spoken());
                check(texts, game.choice(position, move).label());
                game.choice(position, move).steps().forEach(step -> check(texts, step.label()));
            }
        }
    }

    private static void check(Texts texts, Message message) {
        assertFalse(texts.say(message).contains("unitar."), () -> texts.say(message));
    }
}
