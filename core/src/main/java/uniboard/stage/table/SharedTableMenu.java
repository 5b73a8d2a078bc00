package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.match.GameSession;
import uniboard.stage.kit.CodeSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.library.SharedGameActions;
import uniboard.stage.library.SharedTableActions;

/** What is done at a table of several devices, besides moving. */
final class SharedTableMenu {
    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final SharedTableActions remote;
    private final SharedGameActions game;

    SharedTableMenu(UiContext look, Screen screen, GameSession session, SharedTableActions remote) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.remote = remote;
        game = remote.play();
    }

    /**
     * What is possible now.
     *
     * @param answers to what others ask; may be empty
     * @param leave   the table
     */
    MenuGroup lines(List<ListSheet.Line> answers, Runnable leave) {
        MenuGroup group = new MenuGroup(look, look.texts().say("far.group"), "far.moreRows");
        for (ListSheet.Line answer : answers) group.add(answer);
        game.absentees().forEach((seat, name) -> group.add(MenuGroup.line(look, "control:askForBot:" + (seat + 1), "icon-bot",
            look.texts().say("far.bot", look.texts().say(name)), () -> game.askForBot(seat))));
        if (remote.canHostTable()) group.add("control:farKeep", "icon-device", "far.keep", remote::hostTable);
        if (game.isInClass()) group.add("control:classBack", "icon-learn", "class.back", game::backToClass);
        else if (game.canPlayAgain()) group.add("control:playAgain", "icon-turn", "table.again", game::playAgain);
        if (game.canSpeak()) group.add("control:say", "icon-talk", "far.say", this::openPhrases);
        if (game.canAskBack()) group.add("control:askBack", "icon-take-back", "far.back", game::askBack);
        if (game.hasClocks()) group.add("control:farTime", "icon-clock", "far.clock.ask", game::tellTime);
        group.addRare("control:farWatchers", "icon-watcher", "far.inviteToWatch", remote::inviteToWatch);
        if (remote.canMoveSeat()) group.addRare("control:farMoveSeat", "icon-devices", "far.moveSeat", this::moveSeat);
        if (game.canResign()) group.add("control:resign", "icon-resign", "far.resign", this::askToResign);
        if (!game.isInClass()) group.add("control:farLeave", "icon-leave", "far.leave", leave);
        return group;
    }

    private void moveSeat() {
        remote.moveSeat();
        screen.open(new CodeSheet(look, screen, look.texts().say("far.scanSeat"), remote.seatLink()), TableControls.MORE);
    }

    private void openPhrases() {
        List<ListSheet.Line> lines = new ArrayList<>();
        game.phrases(false).forEach(phrase -> lines.add(phrase(phrase, "icon-talk")));
        lines.add(line("control:signs", "icon-sign", "far.makeSign", this::openSigns));
        screen.open(new ListSheet(look, screen, look.texts().say("far.say"), lines, ""), TableControls.MORE);
    }

    private void openSigns() {
        List<ListSheet.Line> lines = new ArrayList<>();
        game.phrases(true).forEach(phrase -> lines.add(phrase(phrase, "icon-sign")));
        boolean isMuted = game.isMuted();
        lines.add(isMuted ? line("control:mute", "icon-talk", "far.unmute", () -> game.mute(false))
            : line("control:mute", "icon-mute", "far.mute", () -> game.mute(true)));
        screen.open(new ListSheet(look, screen, look.texts().say("far.makeSign"), lines, ""), TableControls.MORE);
    }

    private ListSheet.Line phrase(String phrase, String icon) {
        return line("control:say:" + phrase, icon, "far.say." + phrase, () -> game.say(phrase));
    }

    /** It can't be taken back. */
    private void askToResign() {
        List<ListSheet.Line> lines = new ArrayList<>();
        lines.add(line("control:resignNow", "icon-resign", "far.resign", game::resign));
        lines.add(line("control:playAlong", "icon-take-back", "far.resign.not", () -> { }));
        boolean isForTwo = session.match().record().seats().size() == 2;
        String asked = look.texts().say(isForTwo ? "far.resign.ask" : "far.resign.askAll");
        screen.open(new ListSheet(look, screen, asked, lines, ""), TableControls.MORE);
    }

    private ListSheet.Line line(String place, String icon, String key, Runnable action) {
        return MenuGroup.line(look, place, icon, look.texts().say(key), action);
    }
}
