package uniboard.remote.classroom;

import uniboard.remote.Fields;

/**
 * What the teacher says to one pupil.
 *
 * @param from     the name of the topic where the pupil writes; empty before it is admitted
 * @param word     rises with each change that the pupil should confirm
 * @param change   of the last message heard of the pupil
 * @param lowered  the {@code change} with which a hand went up that was seen to
 * @param question of which {@code work} is; 0: none
 * @param work     what counts
 * @param table    the link of the table where the pupil plays; empty: nowhere
 */
record PupilTold(PupilState state, String from, PupilName name, int word, int change, int lowered, int question, Work work, String table) {
    private static final int LONGEST_TABLE = 400;

    Fields fields() {
        Fields to = new Fields().add("state", state.text()).add("word", word).add("change", change);
        if (state != PupilState.IN) return to;
        to.add("from", from).add("nickname", name.drawn().text()).add("lowered", lowered);
        if (!name.typed().isEmpty()) to.add("name", name.typed());
        if (question > 0) to.add("question", question).add("work", work.text());
        if (!table.isEmpty()) to.add("table", table);
        return to;
    }

    /** @return null if it isn't whole */
    static PupilTold heard(Fields from) {
        PupilState state = PupilState.read(from.get("state"));
        Nickname drawn = Nickname.read(from.get("nickname"));
        String topic = from.get("from");
        boolean isWhole = state != null && (state != PupilState.IN || drawn != null && ClassChannel.isTopic(topic));
        if (!isWhole) return null;
        String table = from.get("table");
        return new PupilTold(state, topic, new PupilName(drawn, PupilName.cleaned(from.get("name"))), from.number("word", 0),
            from.number("change", 0), from.number("lowered", 0), from.number("question", 0), Work.read(from.get("work")),
            Work.isLine(table, LONGEST_TABLE) ? table : "");
    }
}
