package uniboard.app.classroom;

import java.util.List;
import java.util.function.BiConsumer;
import uniboard.app.remote.RemoteConnection;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassCode;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.CodeSearch;
import uniboard.stage.table.LobbyScreen;
import uniboard.stage.table.LobbyView;

/** A pupil's screen while the class behind a typed code is looked for. */
final class CodeSearchScreen {
    /** What stands in between runs from left to right in every language. */
    private static final char ISOLATE = '\u2066';
    private static final char POP_ISOLATE = '\u2069';
    private static final String AGAIN = "control:classCode";
    /** Seconds within which a teacher's device has answered. */
    private static final int ANSWER = 20;
    /** Parts of the search between two frames: the screen stands still meanwhile. */
    private static final int SLICES = 16;
    /** Characters that may be typed: blanks and hyphens among them. */
    private static final int LONGEST = 20;
    private static final float AT_ONCE = 0;
    private static final float EACH_SECOND = 1;

    private final ClassSurroundings around;
    private final Game game;
    private final RemoteConnection line;
    private final BiConsumer<ClassLink, String> found;
    private final Runnable left;
    private final ClassLobby lobby;
    private String code;
    private CodeSearch search;
    /** In seconds of the line. */
    private int begun;
    /** What was typed and is no code; null: nothing. */
    private String mistyped;

    /**
     * @param found given the class's link, and at whose page it is; empty: at any
     * @param left  run when the person goes
     */
    CodeSearchScreen(ClassSurroundings around, Game game, RemoteConnection line, String code, BiConsumer<ClassLink, String> found,
        Runnable left) {
        this.around = around;
        this.game = game;
        this.line = line;
        this.found = found;
        this.left = left;
        lobby = new ClassLobby(around, game, this::view, this::act);
        seek(code);
    }

    private void seek(String newCode) {
        code = newCode;
        mistyped = null;
        begun = line.age();
        search = new CodeSearch(code, line.crypto(), line.transport());
        lobby.show();
    }

    void frame() {
        for (int slice = 0; slice < SLICES && search.link() == null; slice++) search.frame();
        if (search.link() != null) {
            found.accept(search.link(), search.game());
            return;
        }
        around.window().beat(search.isBusy() ? AT_ONCE : EACH_SECOND);
        lobby.show();
    }

    private LobbyView view() {
        boolean isUnanswered = line.age() - begun >= ANSWER;
        List<LobbyView.Button> foot = isUnanswered || mistyped != null
            ? List.of(new LobbyView.Button(AGAIN, null, Message.of("class.code.again"), LobbyView.Style.MAIN)) : List.of();
        return new LobbyView(game.id(), around.boxes().box(game).colour(), Message.of("class.title"), List.of(told(isUnanswered)),
            List.of(), null, List.of(), null, null, foot, null, List.of(), Message.of("far.leave.short"));
    }

    private Message told(boolean isUnanswered) {
        if (mistyped != null) return Message.of("class.code.bad", mistyped);
        if (!isUnanswered) return Message.of("class.code.seeks", isolated(ClassCode.grouped(code)));
        if (!line.isConnected()) return Message.of("far.unreachable");
        return Message.of("class.code.unknown", isolated(ClassCode.grouped(code)));
    }

    private void act(String place) {
        if (place.equals(AGAIN)) {
            around.platform().sharing().ask(around.window().say(Message.of("class.code.ask")), ClassCode.grouped(code), LONGEST,
                this::typed);
        } else if (place.equals(LobbyScreen.LEAVE)) {
            left.run();
            around.program().play(game);
        }
    }

    private void typed(String text) {
        String newCode = ClassCode.read(text);
        if (newCode != null) {
            seek(newCode);
            return;
        }
        mistyped = text;
        lobby.show();
    }

    static String isolated(String text) {
        return ISOLATE + text + POP_ISOLATE;
    }
}
