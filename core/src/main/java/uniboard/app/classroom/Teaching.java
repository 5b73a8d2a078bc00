package uniboard.app.classroom;

import uniboard.app.platform.Platform;
import uniboard.app.remote.RemoteConnection;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.remote.TableBots;
import uniboard.remote.classroom.ClassHost;
import uniboard.remote.classroom.ClassKeys;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.ClassOnlooker;
import uniboard.remote.classroom.ClassTables;
import uniboard.remote.classroom.WallLink;

/** Behind the door to teaching: opens a class, or goes on with one that is kept. */
final class Teaching implements TeacherRoom {
    private static final float AT_ONCE = 0;
    /** Parts of the making of keys between two frames: a tenth of a second on a phone. */
    private static final int SLICES = 16;

    private final ClassSurroundings around;
    private final Platform platform;
    private final ClassStore store;
    private final RemoteConnection line;
    private final Runnable left;
    /** Null before there is a class. */
    private TeacherScreen screen;
    /** Null unless this is a screen for all to look at. */
    private WallScreen wall;
    /** Null unless a class is being opened. */
    private Opening opening;

    private record Opening(ClassKeys keys, Game game) {
    }

    Teaching(ClassSurroundings around, ClassStore store, RemoteConnection line, Runnable left) {
        this.around = around;
        platform = around.platform();
        this.store = store;
        this.line = line;
        this.left = left;
    }

    @Override
    public void open(Game game) {
        opening = new Opening(new ClassKeys(line.crypto()), game);
        around.teller().accept(Message.of("class.opens"));
        around.window().beat(AT_ONCE);
    }

    /** The table stays as it is until the class can be shown. */
    @Override
    public void frame() {
        if (opening == null) return;
        for (int slice = 0; slice < SLICES; slice++) {
            if (!opening.keys().advance()) continue;
            around.window().beat(Classroom.BEAT);
            begin(opening.keys(), opening.game());
            opening = null;
            show();
            return;
        }
    }

    private void begin(ClassKeys keys, Game game) {
        ClassStore.Part part = store.teacher();
        TeacherScreen another = new TeacherScreen(around, game, left);
        ClassHost host = ClassHost.open("", keys, line.transport(), part, another.judge(), around.minute(), another::changed);
        part.open(host.link());
        sit(another, host);
    }

    @Override
    public boolean goOn(ClassLink link, Game game) {
        String kept = store.taught(link);
        if (kept == null) return false;
        ClassStore.Part part = store.teacher();
        part.open(link);
        TeacherScreen another = new TeacherScreen(around, game, left);
        ClassHost host = ClassHost.goOn(kept, line.crypto(), line.transport(), part, another.judge(), around.minute(), another::changed);
        if (host == null) {
            part.keep("");
            return false;
        }
        sit(another, host);
        return true;
    }

    private void sit(TeacherScreen another, ClassHost host) {
        screen = another;
        ClassTables tables = new ClassTables(host, around.boxes(), line.crypto(), line.transport(), store.tables(host.link()),
            new TableBots(platform.anotherThinker(), new Random32(around.seeds().getAsInt())), screen::played);
        screen.sit(host, tables);
        // Pupils follow their teacher to another game's page.
        host.game(screen.game().id());
        platform.remote().keepAddress(host.link().fragment());
    }

    @Override
    public void watch(WallLink link, Game game) {
        wall = new WallScreen(around, game, link, left);
        platform.remote().keepAddress(link.fragment());
        wall.sit(ClassOnlooker.come(link.room(), line.crypto(), line.transport(), wall::changed));
    }

    @Override
    public boolean isTeaching() {
        return screen != null && screen.isTeaching();
    }

    @Override
    public void show() {
        screen.show();
    }

    @Override
    public void passTime(int seconds) {
        if (screen != null) screen.frame(seconds);
        if (wall != null) wall.frame(seconds);
    }
}
