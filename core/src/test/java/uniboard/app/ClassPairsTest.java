package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.SpokenGame;
import uniboard.library.SavedGame;
import uniboard.match.GameRecord;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.text.Language;

/** A class that plays in pairs, each device the whole program: the teacher's hosts all games and sits at none. */
class ClassPairsTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String PAIR = "control:classPair";
    private static final String BEGIN = "control:classBegin";
    private static final String KEEP = "control:classKeep";
    private static final String SEAT = "control:classSeat:";

    private final HeadlessDevices devices = new HeadlessDevices();

    static List<Game> games() {
        return new AllGames().games();
    }

    private HeadlessTable teach(String game) {
        HeadlessTable teacher = devices.open(game);
        devices.act(teacher, "control:more");
        if (!teacher.places().contains("control:class")) devices.act(teacher, "control:moreRows");
        devices.act(teacher, "control:class");
        devices.await(() -> teacher.places().contains("control:classAsk"), teacher::status);
        return teacher;
    }

    private List<HeadlessTable> pupils(HeadlessTable teacher, String game, Language... languages) {
        List<HeadlessTable> pupils = new ArrayList<>();
        for (Language language : languages) {
            HeadlessTable pupil = devices.follow(teacher.platform.others().address(), game, 360, 640, language);
            devices.awaitStatus(pupil, new SpokenGame(language.code()).say("class.soon"));
            pupils.add(pupil);
        }
        return pupils;
    }

    private void pair(HeadlessTable teacher, List<HeadlessTable> pupils) {
        devices.await(() -> teacher.places().contains(PAIR), teacher::status);
        devices.act(teacher, PAIR, BEGIN);
        pupils.forEach(devices::awaitTable);
    }

    private static List<String> boards(HeadlessTable teacher) {
        return teacher.places().stream().filter(place -> place.startsWith("control:classBoard:"))
            .map(place -> teacher.place(place).label()).toList();
    }

    private void awaitBoard(HeadlessTable teacher, String part) {
        devices.await(() -> boards(teacher).stream().anyMatch(label -> label.contains(part)), () -> boards(teacher).toString());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everybodyIsAtATableAndBackInTheClass(Game game) {
        HeadlessTable teacher = teach(game.id());
        List<HeadlessTable> pupils = pupils(teacher, game.id(), Language.ENGLISH, Language.ENGLISH, Language.ENGLISH);
        pair(teacher, pupils);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "1"));
        HeadlessTable first = pupils.get(0);
        devices.resign(first);
        awaitBoard(teacher, "won");
        assertEquals(ENGLISH.say("class.back"), first.place("control:again").label());
        devices.act(first, "control:again");
        devices.awaitStatus(first, ENGLISH.say("class.soon"));
        assertFalse(first.places().contains(KEEP), "Nobody has played anything");
        devices.act(teacher, "control:classRoundEnd");
        devices.await(() -> teacher.places().contains(PAIR), teacher::status);
        for (HeadlessTable each : pupils) devices.awaitStatus(each, ENGLISH.say("class.soon"));
    }

    @Test
    void aPupilKeepsTheirOwnGame() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = pupils(teacher, "onitama", Language.ENGLISH, Language.ENGLISH);
        pair(teacher, pupils);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "1"));
        HeadlessTable mover = pupils.stream().filter(each -> each.status().contains("Your")).findFirst().orElseThrow();
        devices.choose(played(teacher), mover);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "2"));
        devices.resign(mover);
        awaitBoard(teacher, "won");
        devices.act(mover, "control:again");
        devices.awaitStatus(mover, ENGLISH.say("class.soon"));
        assertEquals(List.of(), savedGames(mover), "Nothing is kept without a word of its player");
        devices.act(mover, KEEP);
        devices.awaitStatus(mover, ENGLISH.say("class.keep.done"));
        assertEquals(List.of("onitama"), savedGames(mover));
        devices.act(teacher, "control:classRoundEnd");
        devices.await(() -> teacher.places().contains(PAIR), teacher::status);
        devices.act(teacher, "control:classEnd", "control:classEnd:end");
        devices.awaitStatus(mover, ENGLISH.say("class.over.kept"));
        HeadlessTable other = pupils.get(1 - pupils.indexOf(mover));
        assertEquals(List.of(), savedGames(other));
    }

    /** As the teacher's device keeps it. */
    private static GameRecord played(HeadlessTable teacher) {
        String kept = teacher.platform.stored().values().stream().filter(text -> text.contains("\nrecord ")).findFirst().orElseThrow();
        return GameRecord.read(kept.lines().filter(line -> line.startsWith("record ")).map(line -> line.substring(7) + '\n')
            .collect(Collectors.joining()), TestBoxes.all());
    }

    private static List<String> savedGames(HeadlessTable pupil) {
        return pupil.platform.keptGames().games().stream().map(SavedGame::game).toList();
    }

    private static String seated(HeadlessTable teacher, int seat) {
        return teacher.place(SEAT + seat).label();
    }

    @Test
    void theTeacherChoosesWhoPlaysWhomAndForHowLong() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = pupils(teacher, "onitama", Language.ENGLISH, Language.ENGLISH, Language.ENGLISH);
        devices.await(() -> teacher.places().contains(PAIR), teacher::status);
        devices.act(teacher, PAIR);
        List<String> before = List.of(seated(teacher, 0), seated(teacher, 1), seated(teacher, 2), seated(teacher, 3));
        assertEquals("Table 2: Bot", before.get(3));
        devices.act(teacher, SEAT + 3);
        assertEquals(ENGLISH.say("class.seating.with", "Bot"), teacher.status());
        devices.act(teacher, SEAT + 1);
        String moved = before.get(1).substring("Table 1: ".length());
        assertEquals(ENGLISH.say("class.seating.done", "Bot", moved), teacher.status());
        assertEquals("Table 1: Bot", seated(teacher, 1));
        assertEquals("Table 2: " + moved, seated(teacher, 3));
        devices.act(teacher, "control:classClock");
        assertEquals("Clock: 5 min each", teacher.place("control:classClock").label());
        devices.act(teacher, BEGIN);
        pupils.forEach(devices::awaitTable);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "1"));
        List<String> boards = boards(teacher);
        assertTrue(boards.get(0).contains("Bot"), boards::toString);
        assertTrue(boards.get(1).contains(moved) && !boards.get(1).contains("Bot"), boards::toString);
        devices.act(teacher, "control:classBoard:2");
        String large = boards(teacher).get(0);
        assertTrue(large.contains(moved + ": 4:") || large.contains(moved + ": 5:"), large);
    }

    @Test
    void aNameThatIsDraggedOntoAnotherTakesItsPlace() {
        HeadlessTable teacher = teach("onitama");
        pupils(teacher, "onitama", Language.ENGLISH, Language.ENGLISH, Language.ENGLISH);
        devices.await(() -> teacher.places().contains(PAIR), teacher::status);
        devices.act(teacher, PAIR);
        String dragged = seated(teacher, 0).substring("Table 1: ".length());
        String other = seated(teacher, 2).substring("Table 2: ".length());
        drag(teacher, SEAT + 0, SEAT + 2);
        assertEquals("Table 2: " + dragged, seated(teacher, 2));
        assertEquals("Table 1: " + other, seated(teacher, 0));
        drag(teacher, SEAT + 0, "control:classDraw");
        assertEquals("Table 1: " + other, seated(teacher, 0), "Back where it was");
    }

    private void drag(HeadlessTable table, String from, String to) {
        AccessibilityTree.Place start = table.place(from);
        AccessibilityTree.Place end = table.place(to);
        table.gdx.makeCurrent();
        table.gdx.slide(start.x() + start.width() / 2, start.y() + start.height() / 2, end.x() + end.width() / 2,
            end.y() + end.height() / 2);
        devices.settle();
    }

    @Test
    void aRoundThatIsGivenUpLeavesEverybodyWhereTheyAre() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = pupils(teacher, "onitama", Language.ENGLISH, Language.ENGLISH);
        pair(teacher, pupils);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "1"));
        devices.act(teacher, "control:classPairAgain");
        assertTrue(teacher.places().contains(SEAT + 0), teacher.places()::toString);
        devices.act(teacher, "control:pairsLeave");
        assertEquals(1, boards(teacher).size());
        pupils.forEach(devices::awaitTable);
    }

    @Test
    void aPauseIsToldAndEverybodyComesBackFromIt() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = pupils(teacher, "onitama", Language.ENGLISH, Language.ENGLISH);
        pair(teacher, pupils);
        devices.act(teacher, "control:classPause");
        for (HeadlessTable each : pupils) devices.awaitStatus(each, ENGLISH.say("class.paused"));
        devices.act(teacher, "control:classGoOn");
        pupils.forEach(devices::awaitTable);
    }

    @Test
    void pupilsPlayAndNamesAreInEverybodysLanguage() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = pupils(teacher, "onitama", Language.ENGLISH, Language.FRENCH);
        pair(teacher, pupils);
        awaitBoard(teacher, ENGLISH.say("class.game.move", "1"));
        assertEquals(1, boards(teacher).size());
        assertFalse(pupils.get(0).status().contains("#"), pupils.get(0).status());
        HeadlessTable mover = pupils.stream().filter(each -> each.status().contains("Your") || each.status().contains("vous")
            || each.status().contains("Vous")).findFirst().orElseThrow(() -> new AssertionError(devices.statuses()));
        assertTrue(mover.places().size() > 3, mover.places()::toString);
    }
}
