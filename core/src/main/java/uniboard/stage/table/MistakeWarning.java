package uniboard.stage.table;

import java.util.List;
import uniboard.game.Message;
import uniboard.game.Option;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.MoveGuard;
import uniboard.match.Waiting;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.UiContext;

/** Asks the only person at a table with bots, who wants it so, before they make a move that a review would call a mistake. */
final class MistakeWarning implements MoveGuard {
    static final Option SETTING = Option.choice("warning", Settings.OFF, Settings.OFF, Settings.ON);

    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final TableProgram program;

    MistakeWarning(UiContext look, Screen screen, GameSession session, TableProgram program) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.program = program;
    }

    @Override
    public boolean holds(int move) {
        if (!isWanted()) return false;
        GameRecord at = session.match().record();
        session.announce(Message.of("table.warning.looking"));
        session.variations().judge(move, isMistake -> {
            boolean isStillAsked = session.turn().waiting() == Waiting.PERSON && session.match().record().equals(at)
                && !session.history().isBrowsing();
            if (!isStillAsked) return;
            session.feedback().hush();
            if (isMistake) ask(move);
            else session.make(move);
        });
        return true;
    }

    private boolean isWanted() {
        Match match = session.match();
        boolean isAgainstBots = match.onlyPerson() >= 0 && match.record().seats().size() > 1 && !match.isRemote();
        return isAgainstBots && !program.beginsAtOnce() && program.settings().is(SETTING, Settings.ON)
            && match.game().analysis().evaluator() != null;
    }

    private void ask(int move) {
        session.refresh();
        List<ListSheet.Line> answers = List.of(
            MenuGroup.line(look, "control:chooseAgain", "icon-take-back", look.texts().say("table.warning.again"), session::refresh),
            MenuGroup.line(look, "control:playAnyway", "icon-check", look.texts().say("table.warning.play"), () -> session.make(move)));
        screen.open(new ListSheet(look, screen, look.texts().say("table.warning.asks"), answers, ""), TableControls.MORE);
    }
}
