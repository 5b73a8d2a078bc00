package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.match.Feedback;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.Resignation;
import uniboard.match.Seat;
import uniboard.match.Waiting;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.Texts;

/** What the table tells of a match, in the player's language. */
class TableWords {
    /** How keys of sentences begin that follow from rules; the build binds which from which. */
    private static final String[] EVENTS = {"why.", "event.", "told.", "did.", "void.", "say."};

    private final GameSession session;
    private final TableNotices notices;
    private final Viewpoint viewpoint;
    private final Texts texts;
    /** What {@link #rows} are of. */
    private GameRecord listed;
    private int reader;
    private List<MoveRow> rows = List.of();

    TableWords(GameSession session, TableNotices notices, Viewpoint viewpoint, Texts texts) {
        this.session = session;
        this.notices = notices;
        this.viewpoint = viewpoint;
        this.texts = texts;
    }

    /**
     * What the player is told now.
     *
     * @param objects whether the sentence answers what the player just tried, rather than what to do next
     */
    record Told(String heading, String sentence, boolean objects) {
        String together() {
            if (heading.isEmpty() || sentence.isEmpty()) return heading + sentence;
            // A hint on what is chosen begins with its name.
            if (sentence.startsWith(heading)) return sentence;
            return ended(heading) + ' ' + sentence;
        }

        /** For where there is little room: the answer to an attempt needs no heading. */
        String brief() {
            return objects ? sentence : together();
        }
    }

    /** Prompts and headings have no full stop where nothing follows. */
    private static String ended(String words) {
        boolean isEnded = ".!?…".indexOf(words.charAt(words.length() - 1)) >= 0;
        return isEnded ? words : words + '.';
    }

    /** @param prompt of the scene, or null */
    Told now(Prompt prompt) {
        Told told = toldOfTable(prompt);
        Message said = notices.said(session.match().record().plies());
        if (said == null || session.history().isBrowsing()) return told;
        String words = texts.say(said);
        String all = told.sentence().isEmpty() ? words : texts.say("far.ended", ended(told.sentence()), words);
        return new Told(told.heading(), all, told.objects());
    }

    private Told toldOfTable(Prompt prompt) {
        if (session.history().isBrowsing()) return toldOfEarlier(prompt);
        Outcome outcome = session.match().outcome();
        if (session.turn().resignation() != null) return toldOfResignation(session.turn().resignation());
        if (session.turn().waiting() == Waiting.REMOTE) return toldOfRemote();
        if (outcome.over() && session.feedback().answer() == null && prompt == null) {
            return new Told(texts.say(verdict(outcome)), withNews(ending()), false);
        }
        boolean isHeaded = prompt != null && prompt.heading() != null;
        String heading = texts.say(isHeaded ? prompt.heading() : outcome.over() ? verdict(outcome) : turn());
        Message answer = session.feedback().answer();
        // What ended the game is told with all that is asked afterwards.
        if (answer != null) {
            boolean isEnd = outcome.over() && prompt == null && !answer.equals(ending());
            Message all = isEnd ? Message.of("far.ended", ending(), answer) : answer;
            return new Told(heading, outcome.over() ? withNews(all) : texts.say(all), true);
        }
        String comments = BesideRows.comments(session.match(), session.history().shownPly());
        boolean isChoosing = session.selection() != null && !session.selection().isEmpty();
        if (!comments.isEmpty() && !isChoosing) return new Told(heading, comments, false);
        return new Told(heading, prompt == null ? "" : texts.say(prompt.sentence()), false);
    }

    private Told toldOfResignation(Resignation by) {
        boolean isBetweenTwo = againstBots() && session.match().record().seats().size() == 2;
        if (!isBetweenTwo) return new Told(texts.say(by.message()), withNews(session.feedback().answer()), false);
        Message answer = session.feedback().answer();
        String verdict = texts.say(by.seat() == viewpoint.you() ? "table.youLose" : "table.youWin");
        return new Told(verdict, withNews(answer == null ? by.message() : Message.of("far.ended", by.message(), answer)), false);
    }

    /** @param sentence or null */
    private String withNews(Message sentence) {
        Message news = notices.news();
        if (news == null) return sentence == null ? "" : texts.say(sentence);
        return texts.say(sentence == null ? news : Message.of("far.ended", sentence, news));
    }

    /** Another device is waited for. */
    private Told toldOfRemote() {
        Match match = session.match();
        Message others = match.isRemoteToMove() ? Message.of("table.turn", seatName(match.toMove())) : Message.of("far.sending");
        Message turn = session.decided() != null ? Message.of("far.decided") : others;
        Message instead = notices.heading();
        String heading = texts.say(instead == null ? turn : instead);
        // A refused tap must not hide that the network or a player is missing.
        if (session.feedback().answer() != null) return new Told(heading, withNews(session.feedback().answer()), true);
        return new Told(heading, notices.news() == null ? "" : texts.say(notices.news()), false);
    }

    /**
     * What is told now and follows from a rule: a refusal, an event, the earlier move shown, or how the game has ended.
     *
     * @param prompt of the scene, or null
     * @return null if nothing is
     */
    Message explained(Prompt prompt) {
        Message answer = session.feedback().answer();
        boolean isEarlier = session.history().isBrowsing();
        // After the end it is the end that is explained.
        if (answer != null && (isEarlier || !session.match().outcome().over())) {
            // A hint has reasons of its own.
            Message event = session.feedback().hinted().isEmpty() ? event(answer) : null;
            if (event != null || !isEarlier) return event;
        }
        if (isEarlier) return session.seen().beforeShownMove() == null ? null : event(shownMove());
        if (prompt != null) {
            Message heading = prompt.heading() == null ? null : event(prompt.heading());
            return heading == null ? event(prompt.sentence()) : heading;
        }
        if (!session.match().outcome().over() || session.turn().resignation() != null) return null;
        Message ending = ending();
        return ending.key().startsWith(session.match().game().id() + '.') ? ending : null;
    }

    /** The first part of a sentence that says of the game what has happened, or can't; null if none does. */
    private Message event(Message told) {
        for (Object part : told.arguments()) {
            Message event = part instanceof Message message ? event(message) : null;
            if (event != null) return event;
        }
        String game = session.match().game().id() + '.';
        for (String kind : EVENTS) if (told.key().startsWith(game + kind)) return told;
        return null;
    }

    /** The same, with what wins before it. */
    Told afterAim(Told told) {
        String objective = objective();
        if (objective.isEmpty() || told.objects()) return told;
        return new Told(told.heading(), told.sentence().isEmpty() ? objective : ended(objective) + ' ' + told.sentence(), false);
    }

    /** What wins from the position shown on, or nothing. */
    String objective() {
        Message objective = session.match().game().words(session.seen().shown()).objective(session.turn().viewer());
        return objective == null ? "" : texts.say(objective);
    }

    /** Which position is shown, and whose turn it was there. */
    private Told toldOfEarlier(Prompt prompt) {
        int ply = session.history().shownPly();
        String heading = ply == 0 ? texts.say("table.beforeFirst")
            : texts.say("table.moveOf", Integer.toString(ply), Integer.toString(session.match().record().plies()));
        if (session.feedback().answer() != null) return new Told(heading, texts.say(session.feedback().answer()), true);
        String comments = BesideRows.comments(session.match(), ply);
        boolean isAsked = session.selection() != null;
        boolean isChoosing = isAsked && !session.selection().isEmpty();
        if (!comments.isEmpty() && !isChoosing) return new Told(heading, comments, false);
        // Nobody has to choose here: whose turn it was comes first.
        boolean isPrompted = prompt != null && (!isAsked || isChoosing);
        return new Told(heading, texts.say(!isPrompted ? turnThen(session.seen().shown().toMove()) : prompt.sentence()), false);
    }

    private Message turnThen(int seat) {
        if (session.match().record().seats().get(seat).isBot() && bots() == 1) return Message.of("menu.botsTurn");
        return seat == viewpoint.you() ? Message.of("table.yourTurn") : Message.of("table.turn", seatName(seat));
    }

    private Message turn() {
        if (session.match().isBotToMove() && !session.isOnlyShown())
            return bots() == 1 ? Message.of("table.botThinks") : Message.of("table.thinks", seatName(session.turn().toMove()));
        return turnThen(atTurn());
    }

    /** Whose turn it is, as it is seen: what comes from a bot or another device is its maker's turn until it has been shown. */
    private int atTurn() {
        int next = session.turn().toMove();
        int mover = session.seen().shownMover();
        return mover != Position.NOBODY && !isHere(mover) && isHere(next) ? mover : next;
    }

    /** Whether a person at this device decides for the seat. */
    private boolean isHere(int seat) {
        return seat != Position.NOBODY && session.match().record().seats().get(seat).isHuman();
    }

    /** Whether a person here can be helped: now, or by cutting short how the move is shown that they made before. */
    boolean canBeHelped() {
        int next = session.turn().toMove();
        return session.turn().waiting() == Waiting.PERSON || isHere(next) && session.seen().shownMover() == next;
    }

    /** The key of what the same game once more is called. */
    String again() {
        if (notices.next() != null) return notices.next();
        return notices.isAnotherAwaited() ? "far.againSoon" : "table.again";
    }

    /** The only person at the table, or nobody. */
    int you() {
        return viewpoint.you();
    }

    private boolean againstBots() {
        return viewpoint.you() >= 0;
    }

    /** From the side of the only person at the table, or of nobody. */
    private Message ending() {
        Match match = session.match();
        return match.words().ending(againstBots() ? viewpoint.you() : Position.NOBODY);
    }

    private Message verdict(Outcome outcome) {
        List<Seat> seats = session.match().record().seats();
        int winners = Integer.bitCount(outcome.winners());
        if (winners == seats.size()) return Message.of("table.draw");
        if (againstBots() && winners == 1) return Message.of(outcome.wins(viewpoint.you()) ? "table.youWin" : "table.youLose");
        List<Message> names = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) if (outcome.wins(seat)) names.add(seatName(seat));
        return Message.of(winners == 1 ? "table.wins" : "table.winTogether", Message.listed(names));
    }

    /** Who has won a game that is over. */
    String verdict() {
        return texts.say(verdict(session.match().outcome()));
    }

    /** Whether the only person at the table has lost. */
    boolean isLost() {
        Outcome outcome = session.match().outcome();
        return outcome.over() && againstBots() && !outcome.wins(viewpoint.you());
    }

    /**
     * What has just happened, as a spoken sentence: the move shown last with who made it, or that one was taken back; empty at the start.
     */
    String lastMove() {
        Feedback.Undone undone = session.feedback().undone();
        if (undone != null) {
            String move = texts.say("table.moveBy", texts.say(seatName(undone.seat())), texts.say(undone.message()));
            return texts.say(undone.kind() == Feedback.Undone.Kind.TAKEN_BACK ? "table.takenBack" : "table.playedAgain", move);
        }
        Position before = session.seen().beforeShownMove();
        if (before == null) return session.history().isBrowsing() ? texts.say("table.earlier") : begun();
        return texts.say("table.moveBy", texts.say(seatName(before.toMove())), texts.say(shownMove()));
    }

    private Message shownMove() {
        return session.match().game().words(session.seen().beforeShownMove()).describeMove(session.history().shownMove(),
            session.seen().shown(), session.turn().viewer());
    }

    /** Which game has begun, and between whom. */
    private String begun() {
        List<Message> players = new ArrayList<>();
        List<Seat> seats = session.match().record().seats();
        Position position = session.match().position();
        for (int seat = 0; seat < seats.size(); seat++) {
            Message who = seats.get(seat).isBot() ? Message.of("table.botOfLevel", Message.of("table.bot"),
                Message.of("table.level", seats.get(seat).level())) : Message.of(seat == viewpoint.you() ? "table.you" : "table.human");
            players.add(Message.of("table.settingIs", session.match().game().words(position).seatName(seat), who));
        }
        return texts.say("table.begun", texts.say("game." + session.match().game().id()), texts.say(Message.listed(players)));
    }

    Message seatName(int index) {
        Seat seat = session.match().record().seats().get(index);
        String name = session.match().name(index);
        if (!name.isEmpty()) return Message.of("table.named", name);
        if (seat.isBot() && bots() == 1) return Message.of("table.bot");
        return index == viewpoint.you() ? Message.of("table.you") : session.match().words().seatName(index);
    }

    private int bots() {
        int bots = 0;
        for (Seat seat : session.match().record().seats()) if (seat.isBot()) bots++;
        return bots;
    }

    /** All seats, in their order. */
    List<String> seatNames() {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < session.match().record().seats().size(); seat++) names.add(texts.say(seatName(seat)));
        return names;
    }

    /** All moves as the one who looks may read them. A record never changes: another one is another object. */
    @SuppressWarnings("ReferenceEquality")
    private List<MoveRow> rows() {
        GameRecord record = session.match().record();
        if (record != listed || session.turn().viewer() != reader) {
            listed = record;
            reader = session.turn().viewer();
            rows = MoveRow.of(session.match(), reader);
        }
        return rows;
    }

    /** What the others have done, up to the position shown, since the one who looks made a move; of somebody without a seat, lately. */
    List<MoveRow> lately() {
        int shown = session.history().shownPly();
        List<MoveRow> since = new ArrayList<>();
        for (MoveRow row : rows()) {
            if (row.plies() - row.made().size() >= shown) break;
            if (row.seat() == reader) since.clear();
            else since.add(row.upTo(shown));
        }
        int most = session.match().position().seats();
        return List.copyOf(since.subList(Math.max(0, since.size() - most), since.size()));
    }

    /** As they are listed. */
    MoveList moves(GamePresentation box, boolean notated) {
        List<MoveRow> all = rows();
        List<BesideRow> besides = new BesideRows(session.match(), all, texts).of(reader, this::seatName);
        Position now = Match.view(session.match().position(), reader);
        return new MoveList(all, log().lines(), besides, now, reader, box.colours(), box.pictures(), notated);
    }

    /** As they are spoken. */
    AccessibilityTree.Log log() {
        List<String> lines = new ArrayList<>();
        for (MoveRow row : rows()) {
            String words = texts.say(row.words());
            String told = texts.say("table.moveBy", texts.say(seatName(row.seat())),
                row.knowing() ? texts.say("table.playedKnowing", words) : words);
            String heading = row.heading() == null ? "" : texts.say(row.heading()) + ". ";
            String comments = String.join(" ", BesideRows.comments(session.match(), row));
            String line = heading + texts.say("table.logLine", row.numbers(), told);
            lines.add(comments.isEmpty() ? line : line + ' ' + texts.say("table.commentIs", comments));
        }
        return new AccessibilityTree.Log(texts.say("table.moves"), lines);
    }

    /** What is left of one's own time; empty where none is counted, or one looks at an earlier position. */
    String ownTime() {
        Message note = viewpoint.you() == Position.NOBODY || session.history().isBrowsing() ? null : notices.note(viewpoint.you());
        return note == null || !note.key().equals("far.clock.time") ? "" : texts.say(note);
    }

    List<Plate> plates() {
        List<Plate> plates = new ArrayList<>();
        List<Seat> seats = session.match().record().seats();
        boolean isGivenUp = session.turn().resignation() != null && !session.history().isBrowsing();
        int mover = isGivenUp ? Position.NOBODY : session.history().isBrowsing() ? session.seen().shown().toMove() : atTurn();
        for (int index = 0; index < seats.size(); index++) {
            Seat seat = seats.get(index);
            String level = texts.say("table.level", seat.level());
            String detail = !seat.isBot() ? "" : bots() == 1 ? level : texts.say("table.botOfLevel", texts.say("table.bot"), level);
            Message note = notices.note(index);
            plates.add(new Plate(texts.say(seatName(index)), detail, note == null ? "" : texts.say(note), index == mover));
        }
        return plates;
    }
}
