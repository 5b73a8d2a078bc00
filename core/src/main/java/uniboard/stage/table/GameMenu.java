package uniboard.stage.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Annotation;
import uniboard.match.GameRecord;
import uniboard.match.GameReview;
import uniboard.match.GameSession;
import uniboard.match.KeyMoment;
import uniboard.match.Match;
import uniboard.match.RecordTree;
import uniboard.match.Seat;
import uniboard.match.Waiting;
import uniboard.stage.kit.AskSheet;
import uniboard.stage.kit.CodeSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.review.FoundExercise;
import uniboard.stage.review.ReviewActions;
import uniboard.stage.review.ReviewSheet;
import uniboard.stage.review.ReviewWords;
import uniboard.stage.shelf.LibraryActions;
import uniboard.stage.shelf.RemoteActions;
import uniboard.stage.shelf.ShareActions;
import uniboard.stage.shelf.SharedGameActions;
import uniboard.stage.shelf.ShelfSheet;

/** What can be done with the whole game on a table: played on from here, watched, handed on, left for another one. */
final class GameMenu implements TableSheets.Menu {
    private static final String SHARE = "control:share";
    private static final String COMMENT = "control:comment";
    private static final String NAMES = "control:names";
    /** Of a seat: followed by its number. */
    private static final String NAME = "control:name:";

    private final UiContext look;
    private final Screen screen;
    private final GameSession session;
    private final TableProgram program;
    private final TableOffer offer;
    private final Runnable watch;
    private final Runnable draw;
    private final IntFunction<Message> names;
    private final Questions questions;

    /**
     * @param watch has the moves go by
     * @param draw  has the player draw on the board
     * @param names of the seats
     */
    GameMenu(UiContext look, Screen screen, GameSession session, TableProgram program, TableOffer offer, Runnable watch,
        Runnable draw, IntFunction<Message> names) {
        this.look = look;
        this.screen = screen;
        this.session = session;
        this.program = program;
        this.offer = offer;
        this.watch = watch;
        this.draw = draw;
        this.names = names;
        questions = new Questions(look, screen, program.far() == null ? null : program.far().play());
    }

    @Override
    public void askBack() {
        RemoteActions far = program.far();
        if (far != null && far.isShared() && far.play().canAskBack()) far.play().askBack();
    }

    @Override
    public void refresh() {
        questions.refresh();
    }

    @Override
    public boolean choose(String place) {
        switch (place) {
            case TableControls.MORE -> openAll();
            case ShelfSheet.OPENER -> openShelf();
            case SHARE -> openShare();
            case COMMENT -> comment();
            case NAMES -> openNames();
            case ReviewSheet.OPENER -> openReview();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void openAll() {
        List<ListSheet.Line> lines = new ArrayList<>();
        RemoteActions far = program.far();
        if (far != null && far.isShared()) addShared(lines, far);
        else addOwn(lines, far);
        String title = look.texts().say("game." + session.match().game().id());
        screen.open(new ListSheet(look, screen, title, lines, ""), TableControls.MORE);
    }

    private void addShared(List<ListSheet.Line> lines, RemoteActions far) {
        SharedGameActions game = far.play();
        lines.addAll(questions.answers());
        if (game.canSpeak()) add(lines, "control:say", "far.say", () -> openPhrases(game));
        game.absentees().forEach((seat, name) -> lines.add(new ListSheet.Line("control:askForBot:" + (seat + 1),
            look.texts().say("far.bot", look.texts().say(name)), look.texts().language().direction(), () -> game.askForBot(seat))));
        if (far.canHostTable()) add(lines, "control:farKeep", "far.keep", far::hostTable);
        if (game.hasClocks()) add(lines, "control:farTime", "far.clock.ask", game::tellTime);
        if (game.canAskBack()) add(lines, "control:askBack", "far.back", game::askBack);
        if (game.canResign()) add(lines, "control:resign", "far.resign", () -> askToResign(game));
        if (game.canPlayAgain()) add(lines, "control:playAgain", "table.again", game::playAgain);
        if (offersReview()) add(lines, ReviewSheet.OPENER, "review.title", this::openReview);
        if (session.match().record().plies() > 0) add(lines, "control:watch", "table.watch", watch);
        if (far.canMoveSeat()) add(lines, "control:farMoveSeat", "far.moveSeat", () -> moveSeat(far));
        add(lines, "control:farWatchers", "far.inviteToWatch", far::inviteToWatch);
        add(lines, "control:farLeave", "far.leave", program::menu);
    }

    private void moveSeat(RemoteActions far) {
        far.moveSeat();
        screen.open(new CodeSheet(look, screen, look.texts().say("far.scanSeat"), far.seatLink()), TableControls.MORE);
    }

    private void openPhrases(SharedGameActions game) {
        List<ListSheet.Line> lines = new ArrayList<>();
        game.phrases(false).forEach(phrase -> add(lines, "control:say:" + phrase, "far.say." + phrase, () -> game.say(phrase)));
        add(lines, "control:signs", "far.makeSign", () -> openSigns(game));
        screen.open(new ListSheet(look, screen, look.texts().say("far.say"), lines, ""), TableControls.MORE);
    }

    private void openSigns(SharedGameActions game) {
        List<ListSheet.Line> lines = new ArrayList<>();
        game.phrases(true).forEach(phrase -> add(lines, "control:say:" + phrase, "far.say." + phrase, () -> game.say(phrase)));
        boolean isMuted = game.isMuted();
        add(lines, "control:mute", isMuted ? "far.unmute" : "far.mute", () -> game.mute(!isMuted));
        screen.open(new ListSheet(look, screen, look.texts().say("far.makeSign"), lines, ""), TableControls.MORE);
    }

    /** It can't be taken back. */
    private void askToResign(SharedGameActions game) {
        List<ListSheet.Line> lines = new ArrayList<>();
        add(lines, "control:resignNow", "far.resign", game::resign);
        add(lines, "control:playAlong", "far.resign.not", () -> { });
        boolean isForTwo = session.match().record().seats().size() == 2;
        String asked = look.texts().say(isForTwo ? "far.resign.ask" : "far.resign.askAll");
        screen.open(new ListSheet(look, screen, asked, lines, ""), TableControls.MORE);
    }

    private void addOwn(List<ListSheet.Line> lines, RemoteActions far) {
        if (far != null && far.offersInviting()) add(lines, "control:invite", "far.invite", far::invite);
        if (far != null && far.offersOpenTables()) add(lines, "control:farFind", "far.find", far::findTable);
        if (far != null && far.offersReturn()) add(lines, "control:farReturn", "far.return", far::comeBack);
        if (offersReview()) add(lines, ReviewSheet.OPENER, "review.title", this::openReview);
        addPlayingOn(lines);
        addLines(lines);
        if (session.match().record().plies() > 0) add(lines, "control:watch", "table.watch", watch);
        ShareActions desk = program.sharing();
        if (desk != null && desk.offersMove()) add(lines, "control:sendMove", "share.sendMove", desk::sendMove);
        if (program.shelf() != null) add(lines, ShelfSheet.OPENER, "shelf.title", () -> program.shelf().read(this::openShelf));
        if (desk != null) add(lines, SHARE, "share.title", this::openShare);
        if (program.offersEmbedding()) add(lines, "control:embed", "table.embed", () -> program.embed(""));
    }

    private void addPlayingOn(List<ListSheet.Line> lines) {
        GameRecord practice = session.lines().practice();
        if (practice == null) return;
        add(lines, "control:playOn", "table.playOn", () -> program.playOn(practice));
        List<Seat> alone = Collections.nCopies(practice.seats().size(), Seat.HUMAN);
        if (practice.seats().equals(alone)) return;
        add(lines, "control:playOnAlone", "table.playOnAlone", () -> program.playOn(practice.withSeats(alone)));
    }

    @Override
    public boolean offersReview() {
        boolean isHere = program.shelf() != null && offer.has(TableOffer.Part.REVIEW);
        return isHere && session.turn().waiting() != Waiting.MOTION && session.lines().offersReview();
    }

    private void openReview() {
        if (offersReview()) screen.open(new ReviewSheet(look, screen, new Reviewed()), ReviewSheet.OPENER);
    }

    /** What a review does with the table. */
    private final class Reviewed implements ReviewActions {
        @Override
        public GameReview review() {
            return session.lines().review();
        }

        @Override
        public void keepReview() {
            session.lines().keepReview();
        }

        @Override
        public Message name(int seat) {
            return names.apply(seat);
        }

        @Override
        public void look(int ply) {
            session.history().browse(ply);
        }

        @Override
        public void show(KeyMoment moment) {
            int played = session.match().record().move(moment.ply());
            int pointed = moment.kind() == KeyMoment.Kind.MISTAKE ? moment.move().best() : played;
            session.lines().advise(moment.ply(), pointed, new ReviewWords(review(), names).whole(moment));
        }

        @Override
        public void point(int ply, int move, Message told) {
            session.lines().advise(ply, move, told);
        }

        @Override
        public void tryAgain(KeyMoment moment) {
            program.practise(new FoundExercise(review(), look.texts()).text(moment));
        }
    }

    /** What is said and drawn, and which line is the main one: of one's own games alone. */
    private void addLines(List<ListSheet.Line> lines) {
        if (program.shelf() == null || session.isOnlyShown()) return;
        if (session.match().at().line() > 0) {
            add(lines, "control:promote", "table.promote", session.lines()::promote);
            add(lines, "control:deleteLine", "table.deleteLine", session.lines()::delete);
        }
        add(lines, COMMENT, "table.comment", this::comment);
        add(lines, "control:draw", "table.drawOnBoard", draw);
        if (session.match().onlyPerson() == Position.NOBODY) add(lines, NAMES, "table.names", this::openNames);
    }

    /** Those of the people at the table. */
    private void openNames() {
        List<ListSheet.Line> lines = new ArrayList<>();
        Match match = session.match();
        for (int seat = 0; seat < match.record().seats().size(); seat++) {
            if (!match.record().seats().get(seat).isHuman()) continue;
            int named = seat;
            Message side = match.words().seatName(seat);
            Message line = match.name(seat).isEmpty() ? side : Message.of("table.settingIs", side, match.name(seat));
            String told = look.texts().say(line);
            lines.add(new ListSheet.Line(NAME + seat, told, look.texts().language().direction(), () -> askForName(named)));
        }
        screen.open(new ListSheet(look, screen, look.texts().say("table.names"), lines, ""), NAMES);
    }

    private void askForName(int seat) {
        Message question = Message.of("table.names.ask", session.match().words().seatName(seat));
        ask(question, session.match().name(seat), RecordTree.LONGEST_NAME,
            name -> session.lines().name(seat, Annotation.line(name, RecordTree.LONGEST_NAME)));
    }

    private void ask(Message question, String text, int longest, Consumer<String> reader) {
        LibraryActions desk = program.shelf();
        if (desk.offersAsking()) desk.ask(question, text, longest, reader);
        else screen.open(new AskSheet(look, screen, look.texts().say(question), text, longest, reader), TableControls.MORE);
    }

    private void comment() {
        String said = BesideRows.comments(session.match(), session.history().shownPly());
        ask(Message.of("table.comment.ask"), said, Annotation.LONGEST, this::say);
    }

    private void say(String text) {
        List<Annotation> said = new ArrayList<>(session.lines().remarks());
        said.removeIf(remark -> remark.kind() == Annotation.Kind.COMMENT);
        String line = Annotation.line(text, Annotation.LONGEST);
        if (!line.isEmpty()) said.add(new Annotation(Annotation.Kind.COMMENT, line));
        session.lines().remark(said);
    }

    private void add(List<ListSheet.Line> lines, String name, String key, Runnable action) {
        lines.add(new ListSheet.Line(name, look.texts().say(key), look.texts().language().direction(), action));
    }

    private void openShare() {
        ShareActions desk = program.sharing();
        if (desk == null) return;
        List<ListSheet.Line> lines = new ArrayList<>();
        if (desk.offersSending()) add(lines, "control:send", "share.send", desk::send);
        if (desk.offersLinks()) add(lines, "control:copyLink", "share.copyLink", desk::copyLink);
        add(lines, "control:copyText", "share.copyText", desk::copyText);
        add(lines, "control:saveText", "share.saveText", desk::saveText);
        add(lines, "control:savePicture", "share.savePicture", desk::savePicture);
        if (desk.offersDrawing()) add(lines, "control:saveDrawing", "share.saveDrawing", desk::saveDrawing);
        screen.open(new ListSheet(look, screen, look.texts().say("share.title"), lines, ""), SHARE);
    }

    private void openShelf() {
        if (program.shelf() != null) screen.open(new ShelfSheet(look, screen, program.shelf()), ShelfSheet.OPENER);
    }
}
