package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** What a class is asked besides the teacher's table: worksheets and lessons, at everybody's own pace or a task of them together. */
class ClassworkTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String OTHER = "control:classAskOther";
    private static final String SHEET = "control:classSheet";
    private static final String LESSON = "control:classLesson.";
    private static final String WORKSHEET = """
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

    @Test
    void ofAnEmptyWorksheetNothingIsAskedAndItIsToldHowOneIsMade() {
        HeadlessTable teacher = devices.open("onitama");
        openClass(teacher);
        devices.act(teacher, OTHER);
        assertFalse(teacher.places().contains(SHEET));
        assertTrue(teacher.status().contains(ENGLISH.say("class.sheet.how")), teacher.status());
        devices.act(teacher, "control:classMake");
        devices.await(() -> teacher.places().stream().anyMatch(place -> place.startsWith("control:setup")), teacher.places()::toString);
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
