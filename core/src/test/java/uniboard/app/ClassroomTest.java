package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.app.platform.Platform;
import uniboard.app.registry.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.known.Records;
import uniboard.known.SpokenGame;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TurnText;
import uniboard.stage.table.AnswersScreen;
import uniboard.text.Language;

/** A class behind a link, each device the whole program: the teacher asks about a table, pupils answer on their own boards. */
class ClassroomTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String ASK = "control:classAsk";

    private final HeadlessDevices devices = new HeadlessDevices();

    static List<Game> games() {
        return new AllGames().games();
    }

    private HeadlessTable teach(String game) {
        HeadlessTable teacher = devices.open(game);
        openClass(teacher);
        return teacher;
    }

    private void openClass(HeadlessTable teacher) {
        devices.act(teacher, "control:more");
        if (!teacher.places().contains("control:class")) devices.act(teacher, "control:moreRows");
        devices.act(teacher, "control:class");
        devices.await(() -> teacher.places().contains(ASK), teacher::status);
    }

    private HeadlessTable pupil(HeadlessTable teacher, String game, Language language) {
        HeadlessTable pupil = devices.follow(teacher.platform.others().address(), game, 360, 640, language);
        SpokenGame spoken = new SpokenGame(language.code());
        devices.awaitStatus(pupil, spoken.say("class.soon"));
        return pupil;
    }

    private HeadlessTable pupil(HeadlessTable teacher, String game) {
        return pupil(teacher, game, Language.ENGLISH);
    }

    private static long here(HeadlessTable teacher) {
        return teacher.places().stream().filter(place -> place.startsWith("control:classPupil:")).count();
    }

    /** Answers by the index of a move among all that are legal; goes on with the first ones to the end of the turn. */
    private Choice answer(HeadlessTable teacher, HeadlessTable pupil, int index) {
        List<Choice> turn = turn(asked(teacher), index);
        for (Choice choice : turn) {
            assertFalse(pupil.status().contains(ENGLISH.say("class.answerIn")), "A turn is answered as a whole");
            for (Choice.Step step : choice.steps()) devices.act(pupil, step.place());
        }
        devices.awaitStatus(pupil, ENGLISH.say("class.answerIn"));
        return turn.get(0);
    }

    private static GameRecord asked(HeadlessTable teacher) {
        GameRecord table = teacher.record();
        Game game = table.game();
        Position position = table.replay();
        Position known = KnownRecord.isOpen(game) ? position : Match.view(position, position.toMove());
        return GameRecord.from(game, Options.defaults(game), game.notation().positionText(known),
            Collections.nCopies(position.seats(), Seat.HUMAN));
    }

    private static List<Choice> turn(GameRecord start, int index) {
        List<Choice> turn = new ArrayList<>();
        GameRecord record = start;
        do {
            turn.add(new Match(record).choices().get(turn.isEmpty() ? index : 0));
            record = record.with(turn.get(turn.size() - 1).move());
        } while (TurnText.goesOn(record));
        return turn;
    }

    private void awaitAnswers(HeadlessTable teacher, int answered, int pupils) {
        String told = ENGLISH.say("class.answeredOf", Integer.toString(answered), Integer.toString(pupils));
        devices.awaitStatus(teacher, told);
    }

    private static List<String> answers(HeadlessTable device) {
        return device.places().stream().filter(place -> place.startsWith("control:classAnswer:"))
            .map(place -> device.place(place).label()).toList();
    }

    private void end(HeadlessTable teacher) {
        devices.act(teacher, "control:classEnd", "control:classEnd:end");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void pupilsComeByTheLinkAndHaveTheSameNameEverywhere(Language language) {
        SpokenGame spoken = new SpokenGame(language.code());
        HeadlessTable teacher = teach("onitama");
        devices.act(teacher, "control:classCopy");
        assertTrue(teacher.platform.goods().copied.endsWith(".org/class/" + teacher.platform.others().address()),
            teacher.platform.goods().copied);
        HeadlessTable pupil = pupil(teacher, "onitama", language);
        HeadlessTable second = pupil(teacher, "onitama");
        devices.await(() -> here(teacher) == 2, teacher::status);
        String name = second.status().substring(second.status().indexOf("You are ") + 8, second.status().indexOf('.'));
        assertTrue(teacher.place("control:classPupil:2").label().startsWith(name), teacher.place("control:classPupil:2").label());
        String before = pupil.status();
        HeadlessTable again = devices.reload(pupil, "onitama");
        devices.awaitStatus(again, spoken.say("class.soon"));
        assertEquals(before, again.status(), "It comes back as itself");
        assertEquals(2, here(teacher));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aClassIsAskedAboutEveryGame(Game game) {
        HeadlessTable teacher = teach(game.id());
        HeadlessTable pupil = pupil(teacher, game.id());
        devices.act(teacher, ASK);
        devices.awaitStatus(pupil, ENGLISH.say("class.task"));
        answer(teacher, pupil, 0);
        assertFalse(pupil.status().contains(ENGLISH.say("learn.reply.right")), pupil.status());
        awaitAnswers(teacher, 1, 1);
        devices.act(teacher, "control:classClose", "control:classShow");
        for (HeadlessTable each : List.of(teacher, pupil)) devices.await(() -> !answers(each).isEmpty(), each::status);
        assertFalse(answers(teacher).get(0).contains(ENGLISH.say("class.noMove")), answers(teacher)::toString);
    }

    @Test
    void answersAreCountedJudgedAndShownOnlyThen() {
        HeadlessTable teacher = teach("onitama");
        List<HeadlessTable> pupils = List.of(pupil(teacher, "onitama"), pupil(teacher, "onitama"), pupil(teacher, "onitama"));
        devices.act(teacher, ASK);
        for (HeadlessTable each : pupils) devices.awaitStatus(each, ENGLISH.say("class.task"));
        answer(teacher, pupils.get(0), 0);
        devices.act(pupils.get(0), "control:again");
        Choice first = answer(teacher, pupils.get(0), 1);
        answer(teacher, pupils.get(1), 1);
        awaitAnswers(teacher, 2, 3);
        // What was changed last is on its way for a second.
        devices.letTimePass(3);
        assertEquals(List.of(), answers(teacher), "Nobody's answer is shown before that is asked for");
        devices.act(teacher, "control:classClose");
        devices.awaitStatus(pupils.get(2), ENGLISH.say("class.unanswered"));
        devices.act(teacher, "control:classShow");
        devices.await(() -> !answers(teacher).isEmpty(), teacher::status);
        String spoken = ENGLISH.say(first.spoken().key(), first.spoken().arguments().toArray());
        List<String> told = answers(teacher);
        assertEquals(1, told.size(), told.toString());
        assertTrue(told.get(0).startsWith("A: " + spoken) && told.get(0).endsWith("2"), told.toString());
        devices.await(() -> !answers(pupils.get(2)).isEmpty(), pupils.get(2)::status);
        assertTrue(answers(pupils.get(0)).get(0).contains(ENGLISH.say("class.yours")), answers(pupils.get(0)).toString());
        assertEquals(told, answers(pupils.get(2)));
        devices.act(teacher, AnswersScreen.CLOSE, "control:classSave");
        String csv = teacher.platform.goods().saved.get("class.csv");
        assertEquals(4, csv.split("\r\n").length, csv);
        devices.act(teacher, "control:classNext");
        for (HeadlessTable each : pupils) devices.awaitStatus(each, ENGLISH.say("class.soon"));
    }

    /** An answer of a person who would lose the game with it, and one of a person who saves it. */
    @Test
    void theBoardShowsAllAnswersAndEachPupilIsToldOfTheirOwn() {
        String start = "2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b";
        HeadlessTable teacher = devices.openRecord("onitama", Records.of(new AllGames().game("onitama"), start, "human", "human"));
        openClass(teacher);
        List<HeadlessTable> pupils = List.of(pupil(teacher, "onitama"), pupil(teacher, "onitama"), pupil(teacher, "onitama"));
        devices.act(teacher, ASK);
        for (HeadlessTable each : pupils) devices.awaitStatus(each, ENGLISH.say("class.task"));
        play(pupils.get(0), "Boar", "c1", "c2");
        play(pupils.get(1), "Tiger", "c1", "c3");
        awaitAnswers(teacher, 2, 3);
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.awaitStatus(teacher, ENGLISH.say("class.found", "1", "2"));
        assertTrue(teacher.places().contains("c2"), "The board is there");
        assertTrue(answers(teacher).get(0).contains(ENGLISH.say("class.right")), answers(teacher)::toString);
        assertFalse(answers(teacher).get(1).contains(ENGLISH.say("class.right")), answers(teacher)::toString);
        assertTrue(teacher.status().contains(ENGLISH.say("class.chances", "")), teacher.status());
        devices.awaitStatus(pupils.get(0), ENGLISH.say("learn.reply.right"));
        devices.awaitStatus(pupils.get(1), ENGLISH.say("class.otherMove"));
        assertTrue(pupils.get(1).status().contains(ENGLISH.say("class.alone")), pupils.get(1).status());
        devices.awaitStatus(pupils.get(2), ENGLISH.say("class.unanswered"));
        devices.act(teacher, "control:classWhy");
        devices.awaitStatus(teacher, ENGLISH.say("class.whyNot", "B"));
        devices.await(() -> teacher.places().contains("control:classReply"), teacher::status);
        String reply = teacher.place("control:classReply").label();
        assertTrue(reply.startsWith("Red: Horse: the student goes from c2 to c3, captures the master"), reply);
        devices.act(teacher, "control:classAll", AnswersScreen.CLOSE);
        assertEquals(3, here(teacher));
        devices.act(teacher, "control:classBoard");
        devices.awaitStatus(teacher, ENGLISH.say("class.found", "1", "2"));
        devices.act(teacher, "control:classNext");
        devices.awaitStatus(pupils.get(1), ENGLISH.say("class.soon"));
    }

    @Test
    void whatNobodyFoundIsShownToo() {
        String start = "2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b";
        HeadlessTable teacher = devices.openRecord("onitama", Records.of(new AllGames().game("onitama"), start, "human", "human"));
        openClass(teacher);
        HeadlessTable pupil = pupil(teacher, "onitama");
        devices.act(teacher, ASK);
        devices.awaitStatus(pupil, ENGLISH.say("class.task"));
        play(pupil, "Tiger", "c1", "c3");
        awaitAnswers(teacher, 1, 1);
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.awaitStatus(teacher, ENGLISH.say("class.found", "0", "1"));
        for (HeadlessTable each : List.of(teacher, pupil)) {
            devices.await(() -> answers(each).size() == 2, each::status);
            assertTrue(answers(each).get(1).startsWith("B: ") && answers(each).get(1).endsWith(ENGLISH.say("class.right")),
                answers(each)::toString);
        }
    }

    private void play(HeadlessTable pupil, String... places) {
        devices.act(pupil, places);
        devices.awaitStatus(pupil, ENGLISH.say("class.answerIn"));
    }

    @Test
    void theClassGoesOnWhenPagesAreLoadedAgain() {
        HeadlessTable teacher = teach("onitama");
        HeadlessTable pupil = pupil(teacher, "onitama");
        HeadlessTable other = pupil(teacher, "onitama");
        devices.act(teacher, ASK);
        devices.awaitStatus(pupil, ENGLISH.say("class.task"));
        answer(teacher, pupil, 0);
        awaitAnswers(teacher, 1, 2);
        HeadlessTable pupilAgain = devices.reload(pupil, "onitama");
        devices.awaitStatus(pupilAgain, ENGLISH.say("class.task"));
        HeadlessTable teacherAgain = devices.reload(teacher, "onitama");
        awaitAnswers(teacherAgain, 1, 2);
        answer(teacherAgain, other, 0);
        awaitAnswers(teacherAgain, 2, 2);
        devices.act(teacherAgain, "control:classClose", "control:classShow");
        devices.await(() -> answers(teacherAgain).size() == 1, teacherAgain::status);
        devices.await(() -> answers(pupilAgain).equals(answers(other)) || !answers(pupilAgain).isEmpty(), pupilAgain::status);
    }

    @Test
    void theTeacherDecidesWhoIsIn() {
        HeadlessTable teacher = teach("unlur");
        devices.act(teacher, "control:classDoor", "control:classDoor:asks");
        HeadlessTable pupil = devices.follow(teacher.platform.others().address(), "unlur", 360, 640, Language.ENGLISH);
        devices.awaitStatus(pupil, ENGLISH.say("class.atDoor"));
        devices.act(teacher, "control:classPupil:1", "control:classPupil:1:admit");
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
        devices.act(teacher, "control:classPupil:1", "control:classPupil:1:remove");
        devices.awaitStatus(pupil, ENGLISH.say("class.removed"));
        devices.act(teacher, "control:classDoor", "control:classDoor:shut");
        HeadlessTable late = devices.follow(teacher.platform.others().address(), "unlur", 360, 640, Language.ENGLISH);
        devices.awaitStatus(late, ENGLISH.say("class.isShut"));
    }

    @Test
    void theEndIsToldAndNothingStays() {
        HeadlessTable teacher = teach("onitama");
        HeadlessTable pupil = pupil(teacher, "onitama");
        end(teacher);
        devices.awaitStatus(pupil, ENGLISH.say("class.over"));
        devices.awaitStatus(teacher, ENGLISH.say("class.ended"));
        for (HeadlessTable each : List.of(teacher, pupil)) {
            assertFalse(each.platform.stored().keySet().stream().anyMatch(key -> key.startsWith("class.")),
                each.platform.stored()::toString);
        }
        devices.act(pupil, "control:farLeave");
        devices.awaitTable(pupil);
    }

    /** The class that is kept goes on wherever its teacher opens it. */
    @Test
    void theClassFollowsItsTeacherToAnotherGame() {
        HeadlessTable teacher = teach("onitama");
        HeadlessTable pupil = pupil(teacher, "onitama");
        String link = teacher.platform.others().address();
        devices.close(teacher);
        HeadlessTable unlur = devices.openAgain(teacher, "unlur");
        openClass(unlur);
        assertEquals(link, unlur.platform.others().address());
        devices.await(() -> pupil.platform.others().ledTo().equals("unlur/" + link), pupil::status);
        HeadlessTable there = devices.reload(pupil, "unlur");
        devices.awaitStatus(there, ENGLISH.say("class.soon"));
        assertEquals(1, here(unlur));
        end(unlur);
        devices.awaitStatus(unlur, ENGLISH.say("class.ended"));
        assertFalse(unlur.platform.stored().keySet().stream().anyMatch(key -> key.startsWith("class.")), unlur.platform.stored()::toString);
    }

    @Test
    void theTableLiesBehindTheClassAndIsComeBackFrom() {
        HeadlessTable teacher = teach("onitama");
        HeadlessTable pupil = pupil(teacher, "onitama");
        devices.act(teacher, "control:farLeave");
        devices.awaitTable(teacher);
        openClass(teacher);
        assertEquals(1, here(teacher));
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
    }

    /** What a player here never asks for isn't fetched. */
    @Test
    void classesComeOnlyWhenOneIsAskedFor() {
        HeadlessTable teacher = devices.open("onitama");
        teacher.platform.part(Platform.CLASSROOM).hold();
        devices.act(teacher, "control:more", "control:close");
        assertFalse(teacher.platform.part(Platform.CLASSROOM).isAwaited());
        devices.act(teacher, "control:more");
        if (!teacher.places().contains("control:class")) devices.act(teacher, "control:moreRows");
        devices.act(teacher, "control:class");
        assertTrue(teacher.platform.part(Platform.CLASSROOM).isAwaited());
        assertFalse(teacher.places().contains(ASK), teacher.places()::toString);
        teacher.platform.part(Platform.CLASSROOM).come();
        devices.await(() -> teacher.places().contains(ASK), teacher::status);
    }
}
