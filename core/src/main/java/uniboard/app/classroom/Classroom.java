package uniboard.app.classroom;

import uniboard.app.platform.Platform;
import uniboard.app.remote.RemoteConnection;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.remote.CheckedLink;
import uniboard.remote.TableBots;
import uniboard.remote.classroom.ClassHost;
import uniboard.remote.classroom.ClassKeys;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.ClassTables;
import uniboard.stage.kit.Screen;

/** Behind the door to classes: one at a time, taught or attended. */
final class Classroom implements ClassRooms {
    private static final float BEAT = 1;
    private static final float AT_ONCE = 0;
    /** Parts of the making of keys between two frames: a tenth of a second on a phone. */
    private static final int SLICES = 16;
    private static final int SECONDS = 60;

    private final ClassSurroundings around;
    private final Platform platform;
    private final ClassStore store;
    /** Null while there is no class. */
    private RemoteConnection line;
    private TeacherDesk teacher;
    private PupilDesk pupil;
    /** Null unless a class is looked for by its code. */
    private CodeDesk seeker;
    /** Null unless a class is being opened. */
    private Opening opening;

    private record Opening(ClassKeys keys, Game game) {
    }

    Classroom(ClassSurroundings around) {
        this.around = around;
        platform = around.platform();
        store = new ClassStore(platform.storage());
    }

    /** Minutes since 1970. */
    private int minute() {
        return Platform.START_OF_2020 / SECONDS + platform.seconds() / SECONDS;
    }

    @Override
    public void teach(Game game) {
        if (teacher != null && teacher.isTeaching()) {
            teacher.show();
            return;
        }
        platform.far().connect(there -> {
            if (there == null) {
                around.teller().accept(Message.of("far.unreachable"));
                return;
            }
            begin(new RemoteConnection(there, platform::seconds, this::passTime));
            ClassLink last = store.lastTaught(game);
            if (last != null && goOn(last, game)) {
                teacher.show();
                return;
            }
            opening = new Opening(new ClassKeys(line.crypto()), game);
            around.teller().accept(Message.of("class.opens"));
            around.window().beat(AT_ONCE);
        });
    }

    /** The table stays as it is until the class can be shown. */
    private void goOnOpening() {
        for (int slice = 0; slice < SLICES; slice++) {
            if (!opening.keys().advance()) continue;
            around.window().beat(BEAT);
            open(opening.keys(), opening.game());
            opening = null;
            teacher.show();
            return;
        }
    }

    private void open(ClassKeys keys, Game game) {
        ClassStore.Box box = store.teacher();
        TeacherDesk desk = new TeacherDesk(around, game, this::leave);
        ClassHost host = ClassHost.open("", keys, line.transport(), box, desk.judge(), minute(), desk::changed);
        box.open(host.link(), game);
        sit(desk, host);
    }

    /** @return whether the class could be gone on with */
    private boolean goOn(ClassLink link, Game game) {
        String kept = store.taught(link);
        if (kept == null) return false;
        ClassStore.Box box = store.teacher();
        box.open(link, game);
        TeacherDesk desk = new TeacherDesk(around, game, this::leave);
        ClassHost host = ClassHost.goOn(kept, line.crypto(), line.transport(), box, desk.judge(), minute(), desk::changed);
        if (host == null) {
            box.keep("");
            return false;
        }
        sit(desk, host);
        return true;
    }

    private void sit(TeacherDesk desk, ClassHost host) {
        teacher = desk;
        ClassTables tables = new ClassTables(host, around.boxes(), line.crypto(), line.transport(), store.tables(host.link()),
            new TableBots(platform.anotherThinker(), new Random32(around.seeds().getAsInt())), desk::played);
        desk.sit(host, tables);
        // Pupils follow their teacher to another game's page.
        host.game(desk.game().id());
        platform.far().keepAddress(host.link().fragment());
    }

    private void begin(RemoteConnection newLine) {
        leave();
        line = newLine;
        around.window().beat(BEAT);
    }

    @Override
    public void come(String text, Game game) {
        if (text.equals(ClassLink.NEW)) {
            around.program().play(game);
            teach(game);
            return;
        }
        String whole = CheckedLink.read(text);
        ClassLink link = whole == null ? null : ClassLink.read(whole);
        String code = whole == null || link != null ? null : ClassLink.code(whole);
        if (link == null && code == null) {
            playInstead(game, Message.of("link.damaged"));
            return;
        }
        platform.far().connect(there -> {
            if (there == null) {
                playInstead(game, Message.of("far.unreachable"));
                return;
            }
            begin(new RemoteConnection(there, platform::seconds, this::passTime));
            if (link != null) enter(link, game);
            else seeker = new CodeDesk(around, game, line, code, (found, ofGame) -> found(found, ofGame, game), this::leave);
        });
    }

    /** @param ofGame at whose page the class is; empty: at any */
    private void found(ClassLink link, String ofGame, Game game) {
        seeker = null;
        opening = null;
        around.window().beat(BEAT);
        if (ofGame.isEmpty() || ofGame.equals(game.id())) enter(link, game);
        else platform.far().leadTo(ofGame, link.fragment());
    }

    private void enter(ClassLink link, Game game) {
        if (goOn(link, game)) {
            around.program().play(game);
            teacher.show();
        } else {
            attend(link, game);
        }
    }

    private void attend(ClassLink link, Game game) {
        ClassStore.Box box = store.pupil();
        String kept = store.attended(link);
        pupil = new PupilDesk(around, game, this::leave);
        ClassPupil back = kept == null ? null
            : ClassPupil.comeBack(kept, line.crypto(), line.transport(), box, minute(), pupil::changed);
        if (back == null) back = ClassPupil.come(link, "", line.crypto(), line.transport(), box, minute(), pupil::changed);
        box.open(link, game);
        platform.far().keepAddress(link.fragment());
        PupilDesk desk = pupil;
        desk.sit(back, new PupilTable(around, game, line, store.table(link), () -> {
            if (pupil != desk) return;
            around.window().beat(BEAT);
            platform.far().keepAddress(link.fragment());
            desk.turnToClass();
        }));
    }

    private void playInstead(Game game, Message reason) {
        around.program().play(game);
        around.teller().accept(reason);
    }

    private void passTime() {
        if (teacher != null) teacher.frame(line.age());
        if (pupil != null) pupil.frame(line.age());
    }

    @Override
    public void frame() {
        if (line != null) passTime();
        if (seeker != null) seeker.frame();
        if (opening != null) goOnOpening();
    }

    private void leave() {
        if (line == null) return;
        close();
        line.transport().close();
        line = null;
        teacher = null;
        pupil = null;
        seeker = null;
        around.window().beat(Screen.NOTHING_DUE);
        platform.far().keepAddress("");
    }

    @Override
    public void close() {
        if (pupil != null) pupil.close();
    }
}
