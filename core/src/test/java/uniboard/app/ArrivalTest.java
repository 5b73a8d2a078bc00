package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import uniboard.app.classroom.Arrival;
import uniboard.app.platform.Platform;
import uniboard.app.remote.PupilWords;
import uniboard.known.SpokenGame;
import uniboard.remote.classroom.PupilName;
import uniboard.text.Language;

/** Pupils come to a class by the page that has no game; then the game's page, as the whole program, goes on. */
class ArrivalTest {
    private static final SpokenGame ENGLISH = new SpokenGame("en");
    private static final String ASK = "control:classAsk";
    private static final String FIRST = "control:classPupil:1";
    /** When no device has kept anything yet. */
    private static final int MINUTE = Platform.START_OF_2020 / 60;
    private static final Pattern SPELLED = Pattern.compile("\\u2066((?:[0-9A-Z],? ){7}[0-9A-Z])\\u2069");

    private final HeadlessDevices devices = new HeadlessDevices();
    private HeadlessTable teacher;

    /** The page at one device. */
    private final class Newcomer implements Arrival.Page {
        private final FakePlatform device;
        private Arrival arrival;
        private int seconds;
        private String name = "";
        private String game = "";
        private String fragment = "";
        private boolean isLedOn;

        Newcomer(String link) {
            this(devices.platform(), link);
        }

        Newcomer(FakePlatform device, String link) {
            this.device = device;
            device.others().connect(line -> {
                arrival = new Arrival(line.crypto(), line.transport(), device.storage(), MINUTE, this);
                arrival.come(link.substring("#t=".length()));
            });
        }

        @Override
        public void greet(PupilName called, String ofGame, String address) {
            name = PupilWords.name(called, message -> ENGLISH.say(message.key(), message.arguments().toArray()));
            game = ofGame;
            fragment = address;
        }

        @Override
        public void leadOn(String ofGame, String address) {
            isLedOn = true;
            game = ofGame;
            fragment = address;
        }

        private void passTime() {
            device.others().hear();
            while (arrival.seek()) continue;
            arrival.passTime(seconds++);
        }

        Newcomer awaitName() {
            devices.await(() -> {
                passTime();
                return !name.isEmpty() || isLedOn;
            }, () -> "nobody is greeted");
            assertFalse(isLedOn, "led on to the page of \"" + game + "\"");
            return this;
        }

        Newcomer awaitEnd() {
            devices.await(() -> {
                passTime();
                return isLedOn;
            }, () -> "not led on");
            assertEquals("", name);
            return this;
        }

        /** The game's page at the same device. */
        HeadlessTable goOn() {
            device.others().hangUp();
            return devices.follow(fragment, "onitama", device);
        }
    }

    /** @return the link's fragment */
    private String teach(String game) {
        teacher = devices.follow("#t=c", game, 1280, 800, Language.ENGLISH);
        devices.await(() -> teacher.places().contains(ASK), teacher::status);
        return teacher.platform.others().address();
    }

    private long pupils() {
        return teacher.places().stream().filter(place -> place.matches("control:classPupil:\\d+")).count();
    }

    @Test
    void theGamesPageGoesOnAsTheSamePupil() {
        Newcomer newcomer = new Newcomer(teach("onitama")).awaitName();
        assertEquals("onitama", newcomer.game);
        HeadlessTable pupil = newcomer.goOn();
        devices.awaitStatus(pupil, ENGLISH.say("far.youAre", newcomer.name));
        devices.awaitStatus(pupil, ENGLISH.say("class.soon"));
        devices.await(() -> teacher.places().contains(FIRST), teacher::status);
        assertTrue(teacher.place(FIRST).label().startsWith(newcomer.name), teacher.place(FIRST).label());
        devices.letTimePass(20);
        assertEquals(1, pupils());
        devices.act(teacher, ASK);
        devices.awaitStatus(pupil, ENGLISH.say("class.task"));
    }

    @Test
    void whoScansTheCodeAgainIsStillTheSamePupil() {
        String link = teach("onitama");
        Newcomer newcomer = new Newcomer(link).awaitName();
        newcomer.device.others().hangUp();
        Newcomer again = new Newcomer(newcomer.device, link).awaitName();
        assertEquals(newcomer.name, again.name);
        devices.letTimePass(20);
        assertEquals(1, pupils());
    }

    @Test
    void theTypedCodeLeadsToTheClassesGameToo() {
        String link = teach("unlur");
        Matcher spelled = SPELLED.matcher(teacher.status());
        assertTrue(spelled.find(), teacher.status());
        Newcomer newcomer = new Newcomer("#t=c" + spelled.group(1).replace(",", "").replace(" ", "")).awaitName();
        assertEquals("unlur", newcomer.game);
        assertEquals(link, newcomer.fragment, "The game's page needs no code any more");
    }

    @Test
    void whoWaitsAtTheDoorWaitsOnTheGamesPage() {
        String link = teach("onitama");
        devices.act(teacher, "control:classDoor", "control:classDoor:asks");
        HeadlessTable pupil = new Newcomer(link).awaitEnd().goOn();
        devices.awaitStatus(pupil, ENGLISH.say("class.atDoor"));
        devices.letTimePass(20);
        assertEquals(1, pupils());
    }

    @Test
    void aNameIsTypedOnTheGamesPage() {
        String link = teach("onitama");
        devices.act(teacher, "control:classNames", "control:classNames:typed");
        HeadlessTable pupil = new Newcomer(link).awaitEnd().goOn();
        devices.awaitStatus(pupil, ENGLISH.say("class.nameNeeded"));
    }

    @Test
    void aShutDoorIsToldOnTheGamesPage() {
        String link = teach("onitama");
        devices.act(teacher, "control:classDoor", "control:classDoor:shut");
        devices.awaitStatus(new Newcomer(link).awaitEnd().goOn(), ENGLISH.say("class.isShut"));
    }

    @Test
    void aClassThatDoesNotAnswerIsToldOnTheGamesPage() {
        String link = teach("onitama");
        devices.act(teacher, "control:classEnd", "control:classEnd:end");
        devices.awaitStatus(teacher, ENGLISH.say("class.ended"));
        devices.awaitStatus(new Newcomer(link).awaitEnd().goOn(), ENGLISH.say("class.silent"));
    }

    @Test
    void aDamagedLinkIsToldOnTheGamesPage() {
        String link = teach("onitama");
        HeadlessTable pupil = new Newcomer(link.replaceFirst(".$", "")).awaitEnd().goOn();
        devices.awaitTable(pupil);
        assertTrue(pupil.status().contains(ENGLISH.say("link.damaged")), pupil.status());
    }

    @Test
    void theTeachersOwnDeviceGoesOnTeaching() {
        String link = teach("onitama");
        devices.close(teacher);
        HeadlessTable again = new Newcomer(teacher.platform, link).awaitEnd().goOn();
        devices.await(() -> again.places().contains(ASK), again::status);
    }

    /** The game's page couldn't come back as the same pupil. */
    @Test
    void whereNothingIsKeptNobodyKnocksTwice() {
        String link = teach("onitama");
        FakePlatform device = devices.platform();
        device.fillStorage();
        Newcomer newcomer = new Newcomer(device, link).awaitEnd();
        devices.letTimePass(10);
        assertEquals(0, pupils());
        devices.awaitStatus(newcomer.goOn(), ENGLISH.say("class.soon"));
    }
}
