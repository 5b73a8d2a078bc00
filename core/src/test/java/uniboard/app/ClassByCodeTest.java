package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.known.SpokenGame;
import uniboard.text.Language;

/** Pupils come to a class by a typed code, each device the whole program. */
class ClassByCodeTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String ASK = "control:classAsk";
    private static final String AGAIN = "control:classCode";
    private static final Pattern SPELLED = Pattern.compile("\\u2066((?:[0-9A-Z],? ){7}[0-9A-Z])\\u2069");
    /** The address of a class that is yet to be opened. */
    private static final String NEW = "#t=c";

    private final HeadlessDevices devices = new HeadlessDevices();

    private HeadlessTable teach(String game) {
        HeadlessTable teacher = devices.follow(NEW, game, 1280, 800, Language.ENGLISH);
        devices.await(() -> teacher.places().contains(ASK), teacher::status);
        return teacher;
    }

    /** As the teacher's screen says it. */
    private static String code(HeadlessTable teacher) {
        return spelled(teacher.status());
    }

    private static String spelled(String told) {
        Matcher spelled = SPELLED.matcher(told);
        assertTrue(spelled.find(), told);
        return spelled.group(1).replace(",", "").replace(" ", "");
    }

    private HeadlessTable type(String code, String game, Language language) {
        return devices.follow(NEW + code, game, 360, 640, language);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theCodeLeadsToTheClass(Language language) {
        HeadlessTable teacher = teach("onitama");
        assertTrue(teacher.status().contains("example.org/class/"), teacher.status());
        HeadlessTable pupil = type(code(teacher), "onitama", language);
        devices.awaitStatus(pupil, new SpokenGame(language.code()).say("class.soon"));
        assertEquals(teacher.platform.others().address(), pupil.platform.others().address(), "A reload needs no code");
        devices.act(teacher, ASK);
        devices.awaitStatus(pupil, new SpokenGame(language.code()).say("class.task"));
        HeadlessTable late = type(spelled(teacher.place("control:classWay").label()).toLowerCase(Locale.ROOT), "onitama", language);
        devices.awaitStatus(late, new SpokenGame(language.code()).say("class.task"));
    }

    @Test
    void aClassOfAnotherGameIsAttendedAtItsOwnPage() {
        HeadlessTable teacher = teach("unlur");
        HeadlessTable pupil = type(code(teacher), "onitama", Language.FRENCH);
        String link = teacher.platform.others().address();
        devices.await(() -> pupil.platform.others().ledTo().equals("unlur/" + link), pupil::status);
    }

    @Test
    void theLinkOnAnotherGamesPageLeadsToTheClassesPage() {
        HeadlessTable teacher = teach("unlur");
        String link = teacher.platform.others().address();
        HeadlessTable pupil = devices.follow(link, "onitama", 360, 640, Language.ENGLISH);
        devices.await(() -> pupil.platform.others().ledTo().equals("unlur/" + link), pupil::status);
        assertTrue(pupil.status().contains(ENGLISH.say("class.otherGame")), pupil.status());
    }

    @Test
    void pupilsFollowTheirTeacherToAnotherGame() {
        HeadlessTable teacher = teach("onitama");
        String link = teacher.platform.others().address();
        HeadlessTable pupil = devices.follow(link, "onitama", 360, 640, Language.ENGLISH);
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
        HeadlessTable elsewhere = devices.reload(teacher, "unitar");
        devices.await(() -> elsewhere.places().contains(ASK), elsewhere::status);
        devices.await(() -> pupil.platform.others().ledTo().equals("unitar/" + link), pupil::status);
        HeadlessTable again = devices.reload(pupil, "unitar");
        devices.awaitStatus(again, ENGLISH.say("class.soon"));
    }

    @Test
    void aCodeThatNobodyAnswersToCanBeTypedAgain() {
        HeadlessTable teacher = teach("onitama");
        String code = code(teacher);
        String wrong = code.substring(0, 7) + (code.endsWith("0") ? '1' : '0');
        HeadlessTable pupil = type(wrong, "onitama", Language.ENGLISH);
        devices.letTimePass(10);
        assertFalse(pupil.places().contains(AGAIN), "There is time to answer");
        devices.awaitStatus(pupil, wrong.substring(0, 4) + ' ' + wrong.substring(4) + "\u2069 answers");
        pupil.platform.goods().type("abc");
        devices.act(pupil, AGAIN);
        assertTrue(pupil.status().contains("“abc”"), pupil.status());
        pupil.platform.goods().type(code.substring(0, 4) + '-' + code.substring(4));
        devices.act(pupil, AGAIN);
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
    }

    @Test
    void aLinkToAClassThatIsOverSaysSo() {
        HeadlessTable teacher = teach("onitama");
        String link = teacher.platform.others().address();
        devices.act(teacher, "control:classEnd", "control:classEnd:end");
        devices.awaitStatus(teacher, ENGLISH.say("class.ended"));
        HeadlessTable late = devices.follow(link, "onitama", 360, 640, Language.ENGLISH);
        devices.awaitStatus(late, ENGLISH.say("class.silent"));
    }

    @Test
    void theTeachersOwnDeviceGoesOnTeaching() {
        HeadlessTable teacher = teach("onitama");
        String code = code(teacher);
        devices.close(teacher);
        HeadlessTable again = devices.follow(NEW + code, "onitama", teacher.platform);
        devices.await(() -> again.places().contains(ASK), again::status);
        assertEquals(code, code(again));
    }

    @Test
    void aLineWithTooFewSignsIsNoLink() {
        HeadlessTable pupil = type("ABC", "onitama", Language.ENGLISH);
        devices.awaitTable(pupil);
        assertTrue(pupil.status().contains(ENGLISH.say("link.damaged")), pupil.status());
    }
}
