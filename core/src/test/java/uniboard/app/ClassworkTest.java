package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** What a class is asked besides the teacher's table: worksheets and lessons, at everybody's own pace or a task of them together. */
class ClassworkTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String OTHER = "control:classAskOther";
    private static final String SHEET = "control:classSheet";
    private static final String LESSON = "control:classLesson.";
    static final String WORKSHEET = """
        title Two wins
        board 1
        task Win with the Boar.
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        accept win
        board 2
        task Win in the temple.
        start 4m/2M2/5/5/5 Boar,Rabbit/Horse,Crab/Ox b
        accept win
        """;

    private final HeadlessDevices devices = new HeadlessDevices();

    private HeadlessTable teach() {
        HeadlessTable teacher = devices.open("onitama");
        teacher.platform.storage().save("worksheet.onitama", WORKSHEET);
        openClass(teacher);
        return teacher;
    }

    private void openClass(HeadlessTable teacher) {
        devices.act(teacher, "control:more", "control:class");
        devices.await(() -> teacher.places().contains(OTHER), teacher::status);
    }

    private HeadlessTable pupil(HeadlessTable teacher, Language language) {
        HeadlessTable pupil = devices.follow(teacher.platform.others().address(), "onitama", 360, 640, language);
        devices.awaitStatus(pupil, new SpokenGame(language.code()).say("class.soon"));
        return pupil;
    }

    private void ask(HeadlessTable teacher, String row, String value) {
        devices.act(teacher, OTHER, row, row + ':' + value);
    }

    private static String row(HeadlessTable teacher) {
        return teacher.place("control:classPupil:1").label();
    }

    private void awaitDone(HeadlessTable teacher, int done, int tasks) {
        String told = ENGLISH.say("class.doneOf", Integer.toString(done), Integer.toString(tasks));
        devices.await(() -> row(teacher).endsWith(told), () -> row(teacher));
    }

    @Test
    void aWorksheetIsDoneAtEverybodysOwnPaceAndGoneOnWith() {
        HeadlessTable teacher = teach();
        HeadlessTable pupil = pupil(teacher, Language.FRENCH);
        ask(teacher, SHEET, "whole");
        devices.awaitStatus(pupil, "Win with the Boar.");
        assertTrue(teacher.status().contains(ENGLISH.say("class.begun", "0", "1")), teacher.status());
        devices.act(pupil, "control:hint", "Boar", "c4", "c5");
        awaitDone(teacher, 1, 2);
        HeadlessTable again = devices.reload(pupil, "onitama");
        devices.awaitStatus(again, "Win in the temple.");
        devices.act(again, "Boar", "c4", "c5");
        awaitDone(teacher, 2, 2);
        devices.awaitStatus(again, new SpokenGame("fr").say("class.workDone"));
        devices.act(teacher, "control:classClose");
        devices.awaitStatus(again, new SpokenGame("fr").say("class.did", 2));
        devices.act(teacher, "control:classNext", "control:classSave");
        String csv = teacher.platform.goods().saved.get("class.csv");
        assertTrue(csv.split("\r\n")[1].endsWith(",1,2,2,1,0"), csv);
    }

    @Test
    void answersAreShownThoughNobodyHasAnswered() {
        HeadlessTable teacher = teach();
        pupil(teacher, Language.ENGLISH);
        ask(teacher, LESSON + 0, "0");
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.await(() -> teacher.places().contains("control:classNobody"), teacher::status);
        assertEquals(ENGLISH.say("class.noAnswers"), teacher.place("control:classNobody").label());
    }

    @Test
    void aHandThatGoesUpLeavesTheBoardAsItIs() {
        HeadlessTable teacher = teach();
        HeadlessTable pupil = pupil(teacher, Language.ENGLISH);
        ask(teacher, SHEET, "whole");
        devices.awaitStatus(pupil, "Win with the Boar.");
        devices.act(pupil, "Boar", "c4", "b4");
        assertTrue(pupil.places().contains("control:again"), pupil.places()::toString);
        devices.act(pupil, "control:classHand");
        devices.await(() -> row(teacher).endsWith(ENGLISH.say("class.hand.up")), () -> row(teacher));
        assertTrue(pupil.places().contains("control:again"), "The move isn't taken back");
    }

    @Test
    void aLessonSpeaksEachPupilsLanguage() {
        HeadlessTable teacher = teach();
        HeadlessTable pupil = pupil(teacher, Language.UKRAINIAN);
        ask(teacher, LESSON + 0, "whole");
        devices.awaitStatus(pupil, "майстер");
        assertTrue(teacher.status().contains(ENGLISH.say("class.begun", "0", "1")), teacher.status());
        devices.act(pupil, "Boar", "c4", "c5");
        devices.await(() -> row(teacher).contains("1 of "), () -> row(teacher));
        assertFalse(pupil.places().contains("control:contents"), "Nothing leads elsewhere");
        devices.act(pupil, "control:classHand");
        devices.await(() -> row(teacher).endsWith(ENGLISH.say("class.hand.up")), () -> row(teacher));
        assertEquals(new SpokenGame("uk").say("class.hand.lower"), pupil.place("control:classHand").label());
        devices.act(pupil, "control:classHand");
        devices.act(teacher, "control:classClose", "control:classNext");
        devices.awaitStatus(pupil, new SpokenGame("uk").say("class.soon"));
    }

    @Test
    void aTaskOfALessonIsAskedTogetherInEachLanguageAndJudgedByTheBook() {
        HeadlessTable teacher = teach();
        HeadlessTable hebrew = pupil(teacher, Language.HEBREW);
        HeadlessTable english = pupil(teacher, Language.ENGLISH);
        ask(teacher, LESSON + 0, "0");
        devices.awaitStatus(english, "Win with one move.");
        assertFalse(hebrew.status().contains("Win"), hebrew.status());
        devices.act(english, "Ox", "c4", "c5");
        devices.awaitStatus(english, ENGLISH.say("class.answerIn"));
        devices.awaitStatus(teacher, ENGLISH.say("class.answeredOf", "1", "2"));
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.awaitStatus(teacher, ENGLISH.say("class.found", "1", "1"));
    }

    /** The task's own refutation and words, not the engine's. */
    @Test
    void whatTheTaskForeseesShowsWhyAnAnswerIsWrong() {
        HeadlessTable teacher = devices.open("onitama");
        teacher.platform.storage().save("worksheet.onitama", """
            board 1
            task Win with one move.
            start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
            accept win
            mistake sideways Boar c4-b4
            refute Horse c5-c4
            reply sideways The master walks away.
            """);
        openClass(teacher);
        HeadlessTable pupil = pupil(teacher, Language.ENGLISH);
        ask(teacher, SHEET, "0");
        devices.awaitStatus(pupil, "Win with one move.");
        devices.act(pupil, "Boar", "c4", "b4");
        devices.awaitStatus(teacher, ENGLISH.say("class.answeredOf", "1", "1"));
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.await(() -> teacher.places().contains("control:classWhy"), teacher::status);
        devices.act(teacher, "control:classWhy");
        devices.awaitStatus(teacher, "The master walks away.");
        assertTrue(teacher.place("control:classReply").label().contains("Horse"), teacher.place("control:classReply").label());
    }

    private void askTask(HeadlessTable teacher, String row, String words) {
        devices.act(teacher, OTHER, row);
        String value = teacher.places().stream().filter(place -> teacher.place(place).label().contains(words)).findFirst()
            .orElseThrow(() -> new AssertionError(teacher.places().toString()));
        devices.act(teacher, value);
    }

    @Test
    void aClassChoosesAmongSentencesEachInTheirOwnLanguage() {
        HeadlessTable teacher = teach();
        HeadlessTable hebrew = pupil(teacher, Language.HEBREW);
        HeadlessTable english = pupil(teacher, Language.ENGLISH);
        askTask(teacher, LESSON + 2, "Who gets the Crab");
        String right = "control:classOption:red";
        devices.await(() -> english.places().contains(right) && hebrew.places().contains(right), () -> devices.statuses().toString());
        devices.await(() -> !hebrew.place(right).label().contains(english.place(right).label()), () -> hebrew.place(right).label());
        assertTrue(teacher.places().contains(right), "The teacher's screen has the sentences, too");
        String wrong = english.places().stream().filter(place -> place.startsWith("control:classOption:") && !place.equals(right))
            .findFirst().orElseThrow();
        devices.act(english, wrong);
        assertTrue(english.place(wrong).label().contains(ENGLISH.say("class.yours")), english.place(wrong).label());
        devices.act(english, right);
        devices.act(hebrew, wrong);
        devices.awaitStatus(teacher, ENGLISH.say("class.answeredOf", "2", "2"));
        devices.act(english, "control:classHand");
        devices.awaitStatus(teacher, ENGLISH.say("class.hands", 1));
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.awaitStatus(teacher, ENGLISH.say("class.found", "1", "2"));
        devices.awaitStatus(english, ENGLISH.say("learn.reply.right"));
        devices.awaitStatus(hebrew, new SpokenGame("he").say("class.rightWas", ""));
    }

    @Test
    void aClassMarksPlacesAndEachIsCounted() {
        HeadlessTable teacher = teach();
        HeadlessTable one = pupil(teacher, Language.ENGLISH);
        HeadlessTable other = pupil(teacher, Language.FRENCH);
        askTask(teacher, LESSON + 1, "Rabbit");
        devices.awaitStatus(one, ENGLISH.say("class.places"));
        List<String> places = List.of("a1", "a3", "c3", "d2", "c1");
        List<String> tapped = places.stream().filter(place -> one.places().contains(place)).toList();
        assertEquals(places, tapped);
        devices.act(one, "a1", "c3", "a3", "a3", "d2", "control:classOption:d2");
        devices.act(other, "c3");
        devices.awaitStatus(teacher, ENGLISH.say("class.answeredOf", "2", "2"));
        devices.act(teacher, "control:classClose", "control:classShow");
        devices.await(() -> teacher.places().contains("control:classAnswer:0"), teacher::status);
        assertTrue(teacher.place("control:classAnswer:0").label().startsWith("2"), teacher.place("control:classAnswer:0").label());
        devices.awaitStatus(other, new SpokenGame("fr").say("class.yourAnswer", "c3"));
    }

    @Test
    void ofAnEmptyWorksheetNothingIsAskedAndItIsToldHowOneIsMade() {
        HeadlessTable teacher = devices.open("onitama");
        openClass(teacher);
        devices.act(teacher, OTHER);
        assertFalse(teacher.places().contains(SHEET));
        assertTrue(teacher.status().contains(ENGLISH.say("class.sheet.how")), teacher.status());
        devices.act(teacher, "control:classMake");
        devices.await(() -> teacher.places().contains("control:fromGame"), () -> teacher.places().toString());
    }

    @Test
    void whatCanBeAskedLeadsBackToTheClass() {
        HeadlessTable teacher = devices.open("onitama");
        openClass(teacher);
        devices.act(teacher, OTHER);
        devices.act(teacher, "control:farLeave");
        assertTrue(teacher.places().contains(OTHER), "Back to the class");
        assertEquals(0, teacher.places().stream().filter(place -> place.startsWith(LESSON)).count());
    }
}
