package uniboard.web;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.KeptUnikat;
import uniboard.known.KeptUnitar;
import uniboard.known.KeptUnitary;
import uniboard.known.Records;
import uniboard.link.RecordLink;

/**
 * A screen that is photographed.
 *
 * @param name   what its pictures' names begin with
 * @param game   its name
 * @param record the game that was begun before, or a link to one; empty on a first visit
 * @param steps  places to tap, one after the other; one that begins with a question mark only where it is there
 */
record PictureScene(String name, String game, String record, List<String> steps) {
    private static final String CHOOSING = """
        uniboard 1
        game onitama
        start s1m2/1s3/2S1s/1S1s1/S1M1S Ox,Crab/Horse,Frog/Cobra b
        seat 1 human
        seat 2 bot 3
        """;
    private static final String ABOUT_TO_WIN = """
        uniboard 1
        game onitama
        start 5/2m2/2S1s/1S3/2M2 Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        """;
    private static final String UNIKAT_CHOOSING = KeptUnikat.laid(1, "SWL1@0,0;SWY1@0,1;SWL2@1,0;CWL2@2,0;CWL3@3,0",
        "SWY2,CBG3,QWL3,SBY2/CBL1,SRG1", "human", "bot 1");
    private static final String UNIKAT_FOUR = KeptUnikat.dealt(4, "human", "human", "bot 2", "bot 3");
    static final List<PictureScene> ALL = all();

    private static List<PictureScene> all() {
        List<PictureScene> scenes = new ArrayList<>(List.of(
            new PictureScene("table", "onitama", CHOOSING, List.of("Crab", "c3")),
            new PictureScene("moving", "onitama", ABOUT_TO_WIN, List.of("Ox", "b2", "b3")),
            new PictureScene("end", "onitama", ABOUT_TO_WIN, List.of("Ox", "c3", "c4")),
            new PictureScene("settings", "onitama", CHOOSING, List.of("control:more", "control:settings")),
            new PictureScene("new-game", "onitama", CHOOSING, List.of("control:new")),
            new PictureScene("rules", "onitama", CHOOSING, List.of("control:rules")),
            new PictureScene("unikat-early", "unikat", KeptUnikat.dealt(3, "human", "bot 1"), List.of()),
            new PictureScene("unikat-late", "unikat", KeptUnikat.late(3, 5, "human", "bot 1"), List.of()),
            new PictureScene("unikat-choosing", "unikat", UNIKAT_CHOOSING, List.of("card:SWY2")),
            new PictureScene("unikat-refused", "unikat", UNIKAT_CHOOSING, List.of("card:CBG3", "cell:1,1")),
            new PictureScene("unikat-chain", "unikat", UNIKAT_CHOOSING, List.of("card:SWY2", "cell:1,1")),
            new PictureScene("unikat-curtain", "unikat", UNIKAT_FOUR, List.of()),
            new PictureScene("unikat-four", "unikat", UNIKAT_FOUR, List.of("control:open")),
            new PictureScene("unikat-new-game", "unikat", UNIKAT_FOUR, List.of("control:open", "control:new", "control:option:seats:4")),
            new PictureScene("unikat-scores", "unikat", KeptUnikat.threeRounds(), List.of("control:open", "control:scores")),
            new PictureScene("unikat-rounds", "unikat", KeptUnikat.threeRounds(), List.of("control:open")),
            new PictureScene("unikat-rules", "unikat", UNIKAT_CHOOSING, List.of("control:rules")),
            new PictureScene("unitary-choosing", "unitary", KeptUnitary.choosing("human", "bot 3"), List.of("card:surfaceTension", "turn")),
            new PictureScene("unitary-about", "unitary", KeptUnitary.choosing("human", "bot 3"), List.of("about:energy")),
            new PictureScene("unitary-teams", "unitary", KeptUnitary.choosing("human", "bot 1", "bot 2", "bot 3"), List.of("card:speed")),
            new PictureScene("unitary-won", "unitary", KeptUnitary.choosing("human", "bot 3"), List.of("card:surfaceTension", "down")),
            new PictureScene("unitary-rules", "unitary", KeptUnitary.choosing("human", "bot 3"), List.of("control:rules")),
            new PictureScene("unitar-placing", "unitar", KeptUnitar.placing("human", "bot 3", "bot 3"), List.of("uni:NE", "tar:W")),
            new PictureScene("unitar-marking", "unitar", KeptUnitar.round(7, "human", "bot 3", "bot 3"),
                List.of("colour:red", "symbol:uni", "action:+")),
            new PictureScene("unitar-carried-out", "unitar", KeptUnitar.round(7, "human", "bot 3", "bot 3"),
                List.of("colour:red", "symbol:uni", "action:+", "commit", "story:on")),
            new PictureScene("unitar-curtain", "unitar", KeptUnitar.round(7, "human", "human", "human"), List.of()),
            new PictureScene("unitar-rules", "unitar", KeptUnitar.placing("human", "bot 3", "bot 3"), List.of("control:rules"))));
        for (Game game : new AllGames().games()) scenes.addAll(surroundings(game));
        return List.copyOf(scenes);
    }

    /** What every game has around its board. */
    private static List<PictureScene> surroundings(Game game) {
        String name = game.id();
        String over = RecordLink.of(Records.withMistakes(game));
        String begun = "?control:offer:play";
        String menu = "control:more";
        return List.of(
            new PictureScene(name + "-first-visit", name, "", List.of()),
            new PictureScene(name + "-hint", name, "", List.of(begun, "control:hint")),
            new PictureScene(name + "-menu", name, "", List.of(begun, menu)),
            new PictureScene(name + "-start-new", name, "", List.of(begun, menu, "control:new")),
            new PictureScene(name + "-settings", name, "", List.of(begun, menu, "control:settings")),
            new PictureScene(name + "-saved", name, "", List.of(begun, menu, "control:shelf")),
            new PictureScene(name + "-share", name, "", List.of(begun, menu, "control:share")),
            new PictureScene(name + "-lesson", name, "", List.of(begun, menu, "control:lessons")),
            new PictureScene(name + "-lesson-hint", name, "", List.of(begun, menu, "control:lessons", "control:hint")),
            new PictureScene(name + "-course", name, "", List.of(begun, menu, "control:lessons", "control:contents")),
            new PictureScene(name + "-end", name, over, List.of()),
            new PictureScene(name + "-end-raised", name, over, List.of("?control:raiseEnd")),
            new PictureScene(name + "-review", name, over, List.of("?control:raiseEnd", "control:review")),
            new PictureScene(name + "-review-shown", name, over, List.of("?control:raiseEnd", "control:review", "?control:show")));
    }

    boolean isKept() {
        return record.startsWith("uniboard ");
    }

    /** Below the site's. */
    String address(String language) {
        return TableAddress.of("?lang=" + language + "&game=" + game + (record.isEmpty() || isKept() ? "" : "#g=" + record));
    }

    static boolean mayBeMissing(String step) {
        return step.startsWith("?");
    }

    /** Whose tap a step is. */
    static String place(String step) {
        return mayBeMissing(step) ? step.substring(1) : step;
    }
}
