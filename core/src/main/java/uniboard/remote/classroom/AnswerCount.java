package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.WholeNumber;
import uniboard.remote.Encoded;

/**
 * How often an answer was given.
 *
 * @param answer  in the words of the first who gave it
 * @param count   0: it is right, and nobody found it
 * @param isRight as the teacher's device judges it
 */
public record AnswerCount(String answer, int count, boolean isRight) {
    /** Bytes of all counts that are told, at most; the rarest are left out. */
    private static final int MOST_BYTES = 2_800;
    private static final int BYTES_BESIDE = 16;
    private static final String SEPARATOR = "; ";
    private static final int MOST = 999;

    /** The most frequent first, of equal ones the one that comes first in the alphabet. */
    static List<AnswerCount> of(List<String> answers, Question question, AnswerJudge judge) {
        Map<String, Integer> counted = new LinkedHashMap<>();
        for (String answer : answers) counted.put(answer, counted.getOrDefault(answer, 0) + 1);
        List<AnswerCount> counts = new ArrayList<>();
        for (Map.Entry<String, Integer> each : counted.entrySet()) {
            AnswerCount count = new AnswerCount(each.getKey(), each.getValue(), judge.isRight(question, each.getKey()));
            int at = 0;
            while (at < counts.size() && !count.isBefore(counts.get(at))) at++;
            counts.add(at, count);
        }
        return counts;
    }

    /** Of a question whose answers are places: how often each place is among them, and after them those that nobody found. */
    static List<AnswerCount> ofPlaces(List<String> answers, Question question, AnswerJudge judge) {
        List<String> given = new ArrayList<>();
        for (String answer : answers) given.addAll(places(answer));
        List<AnswerCount> counts = of(given, question, judge::isPlaceRight);
        for (String place : places(judge.solution(question))) if (!given.contains(place)) counts.add(new AnswerCount(place, 0, true));
        return counts;
    }

    /** The places of an answer, each once. */
    public static List<String> places(String answer) {
        List<String> places = new ArrayList<>();
        for (String place : answer.split(SEPARATOR)) if (!place.isBlank() && !places.contains(place)) places.add(place);
        return places;
    }

    /** The answer that has these places. */
    public static String ofPlaces(List<String> places) {
        return String.join(SEPARATOR, places);
    }

    /** The same, and after them what nobody found, if none of them is right. */
    static List<AnswerCount> withSolution(List<AnswerCount> counts, String solution) {
        for (AnswerCount count : counts) if (count.isRight) return counts;
        if (counts.isEmpty() || !Work.isAnswer(solution)) return counts;
        List<AnswerCount> all = new ArrayList<>(counts);
        all.add(new AnswerCount(solution, 0, true));
        return all;
    }

    private boolean isBefore(AnswerCount other) {
        return count != other.count ? count > other.count : answer.compareTo(other.answer) < 0;
    }

    /** As many of the first as have room in a message. */
    static List<AnswerCount> thatFit(List<AnswerCount> counts) {
        int bytes = 0;
        int fitting = 0;
        while (fitting < counts.size()) {
            bytes += Encoded.utf8(counts.get(fitting).answer).length + BYTES_BESIDE;
            if (bytes > MOST_BYTES) break;
            fitting++;
        }
        return List.copyOf(counts.subList(0, fitting));
    }

    String text() {
        return count + (isRight ? " right " : " other ") + answer;
    }

    /** @return null if it is none */
    static AnswerCount read(String text) {
        Columns columns = new Columns(text);
        int count = WholeNumber.read(columns.next(), 0, MOST);
        String judged = columns.next();
        String answer = columns.rest();
        return count == WholeNumber.NONE || !Work.isAnswer(answer) ? null : new AnswerCount(answer, count, judged.equals("right"));
    }
}
