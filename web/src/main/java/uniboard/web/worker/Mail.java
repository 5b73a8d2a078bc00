package uniboard.web.worker;

import uniboard.match.BotTask;

/**
 * The messages between the page and its worker, plain texts: a task is its number, a line end and {@link BotTask#text}; an answer is its
 * number and a move.
 */
public final class Mail {
    /** From the worker, once it runs. */
    public static final String READY = "ready";
    /** To the worker: forget the task. */
    public static final String NOTHING = "";

    private Mail() {
    }

    public static String task(int number, BotTask task) {
        return number + "\n" + task.text();
    }

    public static String answer(int number, int move) {
        return number + " " + move;
    }

    /** The number of a task or an answer. */
    public static int number(String message) {
        int end = 0;
        while (message.charAt(end) >= '0' && message.charAt(end) <= '9') end++;
        return Integer.parseInt(message.substring(0, end));
    }

    static String taskText(String message) {
        return message.substring(message.indexOf('\n') + 1);
    }

    public static int move(String answer) {
        return Integer.parseInt(answer.substring(answer.indexOf(' ') + 1));
    }
}
