package uniboard.games.unikat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Message;
import uniboard.text.Language;

/** How a game ended, as one who played it is told. */
class UnikatEndingTest {
    private final UnikatGame game = new UnikatGame();

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "ENGLISH; CWL1,CWL2,CWL3; 0; You laid your last card. You win by 3. Cards left cost a point each: you 0, your opponent 3.",
        "ENGLISH; CWL1; 1; Blue laid the last card. You lose by 1. Cards left cost a point each: you 1, your opponent 0.",
        "ENGLISH; CWL1,CWL2; -1; Blue laid the last card. Penalty points, one for each card left: Blue 0, Red 2.",
        "ENGLISH; CWL1,CWL2/CBL1,CBL2,CBL3; 2; Blue laid the last card. You lose by 3. "
            + "Cards left cost a point each: Blue 0, Red 2, you 3.",
        "FRENCH; CWL1,CWL2,CWL3; 1; Bleu a posé sa dernière carte. Vous perdez de 3 points, "
            + "un par carte restante : vous 3, votre adversaire 0.",
        "UKRAINIAN; CWL1,CWL2,CWL3; 0; Ви виклали останню картку. Ви виграли з різницею в 3 очки, "
            + "по одному за картку на підставці: у вас 0, у суперника 3.",
        "HEBREW; CWL1,CWL2; 0; הנחתם את הקלף האחרון שלכם. ניצחתם בהפרש של 2. כל קלף שנשאר עולה נקודה: לכם 0, ליריב 2."})
    void theEndSpeaksToThePlayer(Language language, String others, int viewer, String words) {
        UnikatPosition position = HandMade.position("table=SWL1@0,0;SWY1@0,1;SWL2@1,0 racks=SWY2/" + others
            + " penalties=" + (others.contains("/") ? "0,0,0" : "0,0") + " phase=turn");
        position.play(game.move(position, "SWY2@1,1"));
        assertEquals(words, UnikatTexts.of(language).say(game.words(position).ending(viewer)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "idle; 1; Nobody has laid a card in their last ten turns. Everyone has 10 penalty points.",
        "shared; 0; Nobody can lay another card, and the display and the bag are empty. "
            + "You share the fewest penalty points, 1: you 1, Red 2, Yellow 1."})
    void aDrawIsToldToThoseWhoShareIt(String record, int viewer, String words) {
        Message told = game.words(UnikatRecords.named(record).record().replay()).ending(viewer);
        assertEquals(words, UnikatTexts.of(Language.ENGLISH).say(told));
    }
}
