package uniboard.app.classroom;

import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.remote.classroom.ClassCode;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.WallLink;
import uniboard.stage.table.ClassEntry;
import uniboard.stage.table.LobbyView;

/**
 * How pupils come into a class.
 *
 * @param link what the code to scan holds
 * @param wall the address of a screen that shows the class; empty: no site is known
 * @param page where the code is typed, as people type addresses
 * @param code of {@link ClassCode#SIGNS} signs
 */
record WayIn(String link, String wall, String page, String code) {
    private static final String PAGE = "class/";
    private static final String PLACE = "control:classWay";

    /** @param gamePage the address of the game's page, for others */
    static WayIn of(ClassLink room, String code, Game game, String gamePage) {
        int end = Math.max(0, gamePage.lastIndexOf('/' + game.id() + '/') + 1);
        int start = gamePage.indexOf("://");
        String page = gamePage.substring(0, end) + PAGE;
        String wall = gamePage.isEmpty() ? "" : gamePage + new WallLink(room, code).fragment();
        return new WayIn(page + room.fragment(), wall, page.substring(start < 0 ? 0 : start + 3), code);
    }

    boolean hasPage() {
        return !wall.isEmpty();
    }

    ClassEntry entry() {
        return new ClassEntry(PLACE, page, ClassCode.grouped(code), spoken());
    }

    LobbyView.Typed typed() {
        return new LobbyView.Typed(page, ClassCode.grouped(code),
            Message.of("class.typed", CodeSearchScreen.isolated(page), CodeSearchScreen.isolated(spelled())));
    }

    /** For those who come while the class is asked. */
    LobbyView.Row row() {
        return new LobbyView.Row(PLACE, null, Message.of("table.named", page), Message.of("table.named", ClassCode.grouped(code)), spoken(),
            LobbyView.Kind.WALL, null);
    }

    private Message spoken() {
        return Message.of("class.lateComers", CodeSearchScreen.isolated(page), CodeSearchScreen.isolated(spelled()));
    }

    /** Sign by sign, so that no reader takes it for a word. */
    private String spelled() {
        StringBuilder spelled = new StringBuilder();
        for (int i = 0; i < code.length(); i++) {
            if (i > 0) spelled.append(i == ClassCode.SIGNS / 2 ? ", " : " ");
            spelled.append(code.charAt(i));
        }
        return spelled.toString();
    }
}
