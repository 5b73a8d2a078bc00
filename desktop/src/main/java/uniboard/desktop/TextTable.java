package uniboard.desktop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntSupplier;
import uniboard.game.Bot;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.NotationException;
import uniboard.game.Position;
import uniboard.game.Search;
import uniboard.match.Match;
import uniboard.text.Texts;

/** A game in the terminal: the table's choices and spoken sentences, line by line, for people who listen instead of looking. */
final class TextTable {
    private static final String TAKE_BACK = "b";
    private static final String HINT = "h";
    private static final String POSITION = "p";
    private static final String QUIT = "q";
    /** The screen and what was scrolled off it. */
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";
    /** Of more choices only the labels are listed. */
    private static final int MOST_EXPLAINED = 24;
    private static final int NODES_PER_STEP = 100_000;

    private final Match match;
    private final Texts texts;
    private final BufferedReader in;
    private final PrintStream out;
    private final IntSupplier chance;
    /** The person who looked last. */
    private int holder = Position.NOBODY;

    /** @param chance seeds of the bots */
    TextTable(Match match, Texts texts, BufferedReader in, PrintStream out, IntSupplier chance) {
        this.match = match;
        this.texts = texts;
        this.in = in;
        this.out = out;
        this.chance = chance;
    }

    /** Plays until the game is over, the player quits or there is no more input. */
    void run() {
        out.println(texts.say("terminal.help", TAKE_BACK, HINT, POSITION, QUIT));
        boolean goesOn = true;
        while (goesOn && !match.outcome().over()) {
            if (match.isBotToMove()) playBot();
            else goesOn = askPerson();
        }
        if (match.outcome().over()) {
            describe(viewer());
            out.println(texts.say(match.outcome().how()));
        }
    }

    private void playBot() {
        Search search = match.botTask(chance.getAsInt()).search();
        while (!search.step(NODES_PER_STEP)) continue;
        announceAndPlay(search.move());
    }

    /** Says who does what, as far as everyone may know it, and does it. */
    private void announceAndPlay(int move) {
        int viewer = viewer();
        Position before = Match.view(match.position(), viewer);
        Message seat = match.game().seatName(match.position(), match.toMove());
        match.play(move);
        Position after = Match.view(match.position(), viewer);
        out.println(texts.say("terminal.does", seat, texts.say(match.game().told(before, move, after, viewer))));
    }

    /** @return false if the person quits */
    private boolean askPerson() {
        int seat = match.toMove();
        if (seat != holder && match.isSecretToOthers() && !handOver(seat)) return false;
        holder = seat;
        out.println();
        describe(seat);
        out.println(texts.say("table.turn", match.game().seatName(match.position(), seat)));
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
                describe(seat);
            } else if (line.equals(TAKE_BACK)) {
                if (match.takeBack()) return true;
                out.println(texts.say("terminal.nothingToTakeBack"));
            } else if (play(line, choices)) {
                return true;
            }
        }
    }

    /**
     * Clears the terminal and waits until the next person says that it is they who look.
     *
     * @return false if there is no more input
     */
    private boolean handOver(int seat) {
        out.print(CLEAR);
        Message person = match.game().seatName(match.position(), seat);
        out.println(texts.say("terminal.handOver", person));
        String line = readLine();
        return line != null && !line.equals(QUIT);
    }

    /** Who reads what is written. */
    private int viewer() {
        return match.onlyPerson() != Position.NOBODY ? match.onlyPerson() : holder;
    }

    /** In words, and in notation for those who write it down. */
    private void describe(int seat) {
        for (Message line : match.game().describe(Match.view(match.position(), seat), seat)) out.println(texts.say(line));
        out.println(match.position().viewText(seat));
    }

    private void hint() {
        Search search = match.task(Bot.LEVELS, chance.getAsInt()).search();
        while (!search.step(NODES_PER_STEP)) continue;
        Position seen = Match.view(match.position(), match.toMove());
        Message move = match.game().choice(seen, search.move()).spoken();
        Message why = match.game().whyPlay(seen, search.move());
        out.println(texts.say("terminal.hint", why == null ? move : Message.of("table.hintWhy", move, why)));
    }

    private boolean play(String line, List<Choice> choices) {
        try {
            announceAndPlay(line.matches("[0-9]{1,9}") ? numbered(Integer.parseInt(line), choices) : written(line));
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

    private int written(String line) {
        int move = match.game().notation().move(match.position(), line);
        MoveList legal = new MoveList();
        match.position().moves(legal);
        if (legal.contains(move)) return move;
        Message why = match.position().whyNot(move);
        throw new NotationException(why == null ? Message.of("choice.refused") : why);
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
