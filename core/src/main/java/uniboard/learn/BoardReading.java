package uniboard.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A board whose lines are being read. */
final class BoardReading {
    private static final String WORDS =
        "start, play, seat, mark, meets, continues, accept, weigh, turn, next, then, mistake, refute, find, answer, reach or guide";

    private final String name;
    private final int line;
    private final List<String> plays = new ArrayList<>();
    private final List<String> marks = new ArrayList<>();
    private final List<String> meets = new ArrayList<>();
    private final List<RoundReading> rounds = new ArrayList<>();
    private String start;
    private int seat = Board.SEAT_TO_MOVE;
    private Task task;
    private Board.Recall recall = Board.Recall.POSSIBLE;

    BoardReading(String name, int line) {
        this.name = name;
        this.line = line;
    }

    /** One decision of the learner, and what follows. */
    private static final class RoundReading {
        private final List<MovePattern> accepted = new ArrayList<>();
        private final List<Task.Mistake> mistakes = new ArrayList<>();
        private final List<String> replies = new ArrayList<>();
        private Task.Round.Unnamed unnamed = Task.Round.Unnamed.WRONG;
        private Task.Round.Length length = Task.Round.Length.MOVE;

        Task.Round round() {
            return new Task.Round(List.copyOf(accepted), List.copyOf(mistakes), List.copyOf(replies), unnamed, length);
        }
    }

    void add(String word, String rest, int number) {
        switch (word) {
            case "start" -> {
                if (start != null) throw new BookException(number, "The board \"" + name + "\" has two starts");
                start = rest;
            }
            case "play" -> plays.add(rest);
            case "seat" -> seat = number(rest, number) - 1;
            case "mark" -> marks.addAll(Arrays.asList(rest.split(" ")));
            case "meets" -> meets.addAll(Arrays.asList(rest.split(" ")));
            case "continues" -> recall = Board.Recall.SENSELESS;
            case "accept" -> accept(rest);
            case "weigh" -> round(number).unnamed = Task.Round.Unnamed.WEIGHED;
            case "turn" -> round(number).length = Task.Round.Length.TURN;
            case "next" -> rounds.add(new RoundReading());
            case "then" -> round(number).replies.add(rest);
            case "mistake" -> addMistake(rest, number);
            case "refute" -> refute(rest, number);
            case "find" -> {
                int end = space(rest, number, "find, the number of a step and a pattern of moves");
                set(new Task.Find(number(rest.substring(0, end), number), new MovePattern(rest.substring(end + 1))), number);
            }
            case "answer" -> set(new Task.Answer(rest), number);
            case "reach" -> reach(rest, number, Task.Reach.Help.NONE);
            case "guide" -> reach(rest, number, Task.Reach.Help.REMARKS);
            default -> throw new BookException(number, "\"" + word + "\" says nothing about a board; expected " + WORDS);
        }
    }

    private static int number(String text, int line) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BookException(line, "\"" + text + "\" is no number");
        }
    }

    private static int space(String rest, int line, String expected) {
        int end = rest.indexOf(' ');
        if (end < 0) throw new BookException(line, "Expected " + expected);
        return end;
    }

    private void set(Task newTask, int number) {
        if (task != null || !rounds.isEmpty()) throw new BookException(number, "The board \"" + name + "\" has two tasks");
        task = newTask;
    }

    private void reach(String rest, int number, Task.Reach.Help help) {
        int end = space(rest, number, "the level of a bot and a pattern of moves or win");
        set(new Task.Reach(number(rest.substring(0, end), number), new MovePattern(rest.substring(end + 1)), help), number);
    }

    private void accept(String pattern) {
        if (rounds.isEmpty() || !rounds.get(rounds.size() - 1).replies.isEmpty()) rounds.add(new RoundReading());
        rounds.get(rounds.size() - 1).accepted.add(new MovePattern(pattern));
    }

    private RoundReading round(int number) {
        if (rounds.isEmpty()) throw new BookException(number, "Expected accept and a pattern of moves first");
        return rounds.get(rounds.size() - 1);
    }

    private void addMistake(String rest, int number) {
        int end = space(rest, number, "mistake, the key of its answer and a pattern of moves");
        round(number).mistakes.add(new Task.Mistake(rest.substring(0, end), new MovePattern(rest.substring(end + 1)), List.of()));
    }

    /** Belongs to the mistake before. */
    private void refute(String move, int number) {
        List<Task.Mistake> mistakes = round(number).mistakes;
        if (mistakes.isEmpty()) throw new BookException(number, "Expected a mistake first, which is refuted");
        Task.Mistake last = mistakes.remove(mistakes.size() - 1);
        List<String> moves = new ArrayList<>(last.refuted());
        moves.add(move);
        mistakes.add(new Task.Mistake(last.key(), last.pattern(), List.copyOf(moves)));
    }

    Board board() {
        if (start == null) throw new BookException(line, "The board \"" + name + "\" has no start");
        for (RoundReading round : rounds) {
            if (!round.accepted.isEmpty()) continue;
            throw new BookException(line, "On the board \"" + name + "\" a move is asked that nothing accepts");
        }
        if (task == null && !rounds.isEmpty()) task = ofRounds();
        else if (!rounds.isEmpty()) throw new BookException(line, "The board \"" + name + "\" has two tasks");
        return new Board(name, start, List.copyOf(plays), task, seat, List.copyOf(marks), List.copyOf(meets), recall, line);
    }

    private Task ofRounds() {
        List<Task.Round> all = new ArrayList<>();
        for (RoundReading reading : rounds) all.add(reading.round());
        return new Task.Do(List.copyOf(all));
    }
}
