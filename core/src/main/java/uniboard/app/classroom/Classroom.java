package uniboard.app.classroom;

import uniboard.app.platform.Platform;
import uniboard.app.remote.RemoteConnection;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.remote.CheckedLink;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.WallLink;
import uniboard.stage.kit.Screen;

/** Behind the door to classes: one at a time, taught or attended. */
final class Classroom implements ClassRooms {
    static final float BEAT = 1;

    private final ClassSurroundings around;
    private final Platform platform;
    private final ClassStore store;
    /** Null while there is no class. */
    private RemoteConnection line;
    private TeacherRoom teacher;
    private PupilScreen pupil;
    /** Null unless a class is looked for by its code. */
    private CodeSearchScreen seeker;

    Classroom(ClassSurroundings around) {
        this.around = around;
        platform = around.platform();
        store = new ClassStore(platform.storage());
    }

    @Override
    public void teach(Game game) {
        if (teacher != null && teacher.isTeaching()) {
            teacher.show();
            return;
        }
        bringTeaching(() -> platform.remote().connect(there -> {
            if (there == null) {
                around.teller().accept(Message.of("far.unreachable"));
                return;
            }
            begin(new RemoteConnection(there, platform::seconds, this::passTime));
            teacher = TeacherDoor.open(around, store, line, this::leave);
            ClassLink last = store.lastTaught();
            if (last != null && teacher.goOn(last, game)) teacher.show();
            else teacher.open(game);
        }));
    }

    private void bringTeaching(Runnable there) {
        platform.bring(Platform.TEACHING, there, () -> around.teller().accept(Message.of("table.coming")));
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
        WallLink wall = whole == null ? null : WallLink.read(whole);
        if (wall != null) {
            bringTeaching(() -> connect(game, () -> {
                teacher = TeacherDoor.open(around, store, line, this::leave);
                teacher.watch(wall, game);
            }));
            return;
        }
        ClassLink link = whole == null ? null : ClassLink.read(whole);
        String code = whole == null || link != null ? null : ClassLink.code(whole);
        if (link == null && code == null) {
            playInstead(game, Message.of("link.damaged"));
            return;
        }
        if (link != null) {
            follow(link, game);
            return;
        }
        connect(game, () -> seeker =
            new CodeSearchScreen(around, game, line, code, (found, ofGame) -> found(found, ofGame, game), this::leave));
    }

    /** The teacher's own device goes on teaching. */
    private void follow(ClassLink link, Game game) {
        if (store.taught(link) == null) connect(game, () -> attend(link, game));
        else bringTeaching(() -> connect(game, () -> goOn(link, game)));
    }

    private void connect(Game game, Runnable connected) {
        platform.remote().connect(there -> {
            if (there == null) {
                playInstead(game, Message.of("far.unreachable"));
                return;
            }
            begin(new RemoteConnection(there, platform::seconds, this::passTime));
            connected.run();
        });
    }

    private void goOn(ClassLink link, Game game) {
        teacher = TeacherDoor.open(around, store, line, this::leave);
        if (teacher.goOn(link, game)) {
            around.program().play(game);
            teacher.show();
            return;
        }
        teacher = null;
        attend(link, game);
    }

    /** @param ofGame at whose page the class is; empty: at any */
    private void found(ClassLink link, String ofGame, Game game) {
        seeker = null;
        if (!ofGame.isEmpty() && !ofGame.equals(game.id())) platform.remote().leadTo(ofGame, link.fragment());
        else if (store.taught(link) == null) attend(link, game);
        else bringTeaching(() -> goOn(link, game));
    }

    private void attend(ClassLink link, Game game) {
        ClassStore.Part part = store.pupil();
        String kept = store.attended(link);
        pupil = new PupilScreen(around, game, this::leave);
        ClassPupil back = kept == null ? null
            : ClassPupil.comeBack(kept, line.crypto(), line.transport(), part, around.minute(), pupil::changed);
        if (back == null) back = ClassPupil.come(link, "", line.crypto(), line.transport(), part, around.minute(), pupil::changed);
        part.open(link);
        platform.remote().keepAddress(link.fragment());
        PupilScreen screen = pupil;
        screen.sit(back, new PupilTable(around, game, line, store.table(link), () -> {
            if (pupil != screen) return;
            around.window().beat(BEAT);
            platform.remote().keepAddress(link.fragment());
            screen.turnToClass();
        }));
    }

    private void playInstead(Game game, Message reason) {
        around.program().play(game);
        around.teller().accept(reason);
    }

    private void passTime() {
        if (teacher != null) teacher.passTime(line.age());
        if (pupil != null) pupil.frame(line.age());
    }

    @Override
    public void frame() {
        if (line != null) passTime();
        if (seeker != null) seeker.frame();
        if (teacher != null) teacher.frame();
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
        platform.remote().keepAddress("");
    }

    @Override
    public void close() {
        if (pupil != null) pupil.close();
    }
}
