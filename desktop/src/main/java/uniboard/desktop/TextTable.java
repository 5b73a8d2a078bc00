package uniboard.desktop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntSupplier;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.match.BotTask;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.SessionView;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.text.Texts;

/** A game in the terminal: the table's choices and spoken sentences, line by line, for people who listen instead of looking. */
final class TextTable implements SessionView {
    private static final String TAKE_BACK = "b";
    private static final String HINT = "h";
    private static final String POSITION = "p";
    private static final String QUIT = "q";
    /** The screen and what was scrolled off it. */
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";
    /** Of more choices only the labels are listed. */
    private static final int MOST_EXPLAINED = 24;

    private final Match match;
    /** Thinks to the end in one frame: nothing else happens meanwhile. */
    private final Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 1);
    private final GameSession session;
    private final Texts texts;
    private final BufferedReader in;
    private final PrintStream out;

    /** @param chance seeds of the bots */
    TextTable(Match match, Texts texts, BufferedReader in, PrintStream out, IntSupplier chance) {
        this.match = match;
        this.texts = texts;
        this.in = in;
        this.out = out;
        session = new GameSession(match, thinker, chance, kept -> { });
    }

    /** Plays until the game is over, the player quits or there is no more input. */
    void run() {
        out.println(texts.say("terminal.help", TAKE_BACK, HINT, POSITION, QUIT));
        session.show(this);
        boolean goesOn = true;
        while (goesOn && !match.outcome().over()) {
            switch (session.turn().waiting()) {
                case BOT -> thinker.frame();
                case HANDOVER -> goesOn = handOver();
                default -> goesOn = askPerson();
            }
        }
        if (match.outcome().over()) {
            describe();
            out.println(texts.say(match.words().ending()));
        }
    }

    /** Says who does what, as far as everyone may know it. */
    @Override
    public void moved(Position before, int move, Position after) {
        Message seat = match.game().words(before).seatName(before.toMove());
        out.println(texts.say("terminal.does", seat, texts.say(match.game().words(before).describeMove(move, after,
            session.turn().viewer()))));
        session.settled();
    }

    /** @return false if the person quits */
    private boolean askPerson() {
        out.println();
        describe();
        out.println(texts.say("table.turn", match.words().seatName(match.toMove())));
        List<Choice> choices = match.choices();
        for (int i = 0; i < choices.size(); i++) {
            Choice choice = choices.get(i);
            String number = Integer.toString(i + 1);
            boolean few = choices.size() <= MOST_EXPLAINED;
            out.println(few ? texts.say("terminal.choice", number, choice.label(), choice.spoken())
                : texts.say("terminal.choiceOfMany", number, choice.label()));
        }
        while (true) {
            String line = readLine();
            if (line == null || line.equals(QUIT)) return false;
            if (line.equals(HINT)) {
                hint();
            } else if (line.equals(POSITION)) {
                describe();
            } else if (line.equals(TAKE_BACK)) {
                if (takeBack()) return true;
            } else if (play(line, choices)) {
                return true;
            }
        }
    }

    private boolean takeBack() {
        if (!match.canTakeBack()) {
            out.println(texts.say("terminal.nothingToTakeBack"));
            return false;
        }
        session.history().takeBack();
        return true;
    }

    /**
     * Clears the terminal and waits until the next person says that it is they who look.
     *
     * @return false if there is no more input
     */
    private boolean handOver() {
        out.print(CLEAR);
        out.println(texts.say("terminal.handOver", match.words().seatName(match.toMove())));
        String line = readLine();
        if (line == null || line.equals(QUIT)) return false;
        session.takeDevice();
        session.show(this);
        return true;
    }

    /** In words, and in notation for those who write it down. */
    private void describe() {
        int viewer = session.turn().viewer();
        for (Message line : match.game().words(Match.view(match.position(), viewer)).describe(viewer)) out.println(texts.say(line));
        out.println(match.game().notation().viewText(match.position(), viewer));
    }

    private void hint() {
        session.hint();
        thinker.frame();
        out.println(texts.say("terminal.hint", session.feedback().answer()));
    }

    private boolean play(String line, List<Choice> choices) {
        try {
            boolean isNumber = line.matches("[0-9]{1,9}");
            session.choose(isNumber ? numbered(Integer.parseInt(line), choices) : match.game().move(match.position(), line));
            return true;
        } catch (NotationException wrong) {
            out.println(texts.say(wrong.reason()));
            return false;
        }
    }

    private static int numbered(int number, List<Choice> choices) {
        if (number < 1 || number > choices.size()) {
            throw new NotationException(Message.of("terminal.number", Integer.toString(number), Integer.toString(choices.size())));
        }
        return choices.get(number - 1).move();
    }

    private String readLine() {
        try {
            String line = in.readLine();
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
