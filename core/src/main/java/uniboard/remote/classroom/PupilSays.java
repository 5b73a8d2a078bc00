package uniboard.remote.classroom;

import uniboard.remote.Fields;

/**
 * What a pupil says to the teacher.
 *
 * @param change   rises with each change that the teacher should confirm
 * @param word     of the last message heard of the teacher
 * @param version  of the last news heard of the teacher
 * @param question of which {@code work} is; 0: none
 * @param hand     the {@code change} with which the hand went up; 0: it is down
 * @param isAsking whether that change hasn't been confirmed
 * @param isGone   whether the page closes
 */
record PupilSays(int change, int word, int version, int question, Work work, int hand, boolean isAsking, boolean isGone) {
    Fields fields() {
        Fields to = new Fields().add("change", change).add("word", word).add("version", version);
        if (question > 0) to.add("question", question).add("work", work.text());
        if (hand > 0) to.add("hand", hand);
        if (isAsking) to.add("asks", "");
        return isGone ? to.add("gone", "") : to;
    }

    static PupilSays heard(Fields from) {
        return new PupilSays(from.number("change", 0), from.number("word", 0), from.number("version", 0), from.number("question", 0),
            Work.read(from.get("work")), from.number("hand", 0), from.has("asks"), from.has("gone"));
    }
}
