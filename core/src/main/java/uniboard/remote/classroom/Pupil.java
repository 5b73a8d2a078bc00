package uniboard.remote.classroom;

import java.util.LinkedHashMap;
import java.util.Map;
import uniboard.remote.Fields;

/** Somebody in a class, as the teacher's device knows them. */
final class Pupil {
    private static final int MOST_GAMES = 999;

    private final int id;
    private PupilDevice device;
    private PupilState state = PupilState.WAITS;
    private PupilName name;
    private int hand;
    private int lowered;
    private int games;
    private String table = "";
    /** By question. */
    private final Map<Integer, Work> works = new LinkedHashMap<>();

    Pupil(int id, PupilDevice device, PupilName name) {
        this.id = id;
        this.device = device;
        this.name = name;
    }

    int id() {
        return id;
    }

    PupilDevice device() {
        return device;
    }

    PupilState state() {
        return state;
    }

    boolean isIn() {
        return state == PupilState.IN;
    }

    PupilName name() {
        return name;
    }

    void admit(Nickname drawn, String topic) {
        state = PupilState.IN;
        name = new PupilName(drawn, name.typed());
        device.writeAt(topic);
        device.owe();
    }

    void remove() {
        state = PupilState.REMOVED;
        device.owe();
    }

    void rename(String typed) {
        name = name.renamed(typed);
        device.owe();
    }

    /** This pupil goes on at a newcomer's device, who is nobody from then on. */
    void moveTo(Pupil newcomer, String topic) {
        PupilDevice lost = device;
        device = newcomer.device;
        newcomer.device = lost;
        device.writeAt(topic);
        hand = 0;
        lowered = 0;
        device.owe();
        newcomer.remove();
    }

    boolean isHandUp() {
        return hand > lowered;
    }

    void lowerHand() {
        lowered = hand;
        device.owe();
    }

    void raise(int change) {
        hand = change;
    }

    void playAt(String link) {
        table = link;
        device.owe();
    }

    void countGame() {
        games = Math.min(MOST_GAMES, games + 1);
    }

    int games() {
        return games;
    }

    Map<Integer, Work> works() {
        return works;
    }

    Work work(int question) {
        return works.getOrDefault(question, Work.NOTHING);
    }

    /** @return whether it is other than before */
    boolean work(int question, Work work) {
        Work before = works.put(question, work);
        return !work.equals(before);
    }

    /** @param question that is put now; null: none */
    PupilTold told(Question question) {
        int of = question == null || !works.containsKey(question.id()) ? 0 : question.id();
        Work work = of > 0 && question.isTogether() ? work(of).unjudged() : work(of);
        return new PupilTold(state, device.from(), name, device.word(), device.change(), lowered, of, work, table);
    }

    void keep(Fields to) {
        to.add("pupil", id + " " + state.text() + ' ' + device.text() + ' ' + hand + ' ' + lowered + ' ' + games);
        if (name.drawn() != null) to.add("nickname", id + " " + name.drawn().text());
        if (!name.typed().isEmpty()) to.add("name", id + " " + name.typed());
        if (!table.isEmpty()) to.add("table", id + " " + table);
        for (Map.Entry<Integer, Work> each : works.entrySet()) to.add("work", id + " " + each.getKey() + ' ' + each.getValue().text());
    }

    /**
     * Reads a line of {@code pupil}; works are given afterwards.
     *
     * @return null if it isn't whole
     */
    static Pupil kept(String line, Map<Integer, String> nicknames, Map<Integer, String> names, Map<Integer, String> tables) {
        Columns columns = new Columns(line);
        int id = columns.number(Integer.MAX_VALUE);
        PupilState state = PupilState.read(columns.next());
        PupilDevice device = PupilDevice.read(columns);
        Nickname drawn = Nickname.read(nicknames.getOrDefault(id, ""));
        if (id == 0 || device == null || state == null) return null;
        if (state == PupilState.IN && (drawn == null || device.from().isEmpty())) return null;
        Pupil pupil = new Pupil(id, device, new PupilName(drawn, PupilName.cleaned(names.getOrDefault(id, ""))));
        pupil.state = state;
        pupil.hand = columns.number(Integer.MAX_VALUE);
        pupil.lowered = columns.number(Integer.MAX_VALUE);
        pupil.games = columns.number(MOST_GAMES);
        pupil.table = tables.getOrDefault(id, "");
        return pupil;
    }
}
