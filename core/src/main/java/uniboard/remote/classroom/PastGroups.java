package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who has played whom in the rounds before, and with bots. */
public final class PastGroups {
    private final List<List<Group>> rounds = new ArrayList<>();
    private final Map<String, Integer> meetings = new HashMap<>();
    private final Map<Integer, Integer> withBots = new HashMap<>();

    /** A round has been played. */
    public void add(List<Group> round) {
        rounds.add(List.copyOf(round));
        for (Group group : round) {
            List<Integer> pupils = group.pupils();
            for (int i = 0; i < pupils.size(); i++) {
                for (int j = 0; j < i; j++) {
                    String both = pair(pupils.get(i), pupils.get(j));
                    meetings.put(both, meetings.getOrDefault(both, 0) + 1);
                }
                if (group.bots() > 0) withBots.put(pupils.get(i), withBots.getOrDefault(pupils.get(i), 0) + 1);
            }
        }
    }

    private static String pair(int one, int other) {
        return Math.min(one, other) + " " + Math.max(one, other);
    }

    /** How often two have played each other. */
    public int meetings(int one, int other) {
        return meetings.getOrDefault(pair(one, other), 0);
    }

    /** How often a pupil has played where a seat was a bot's. */
    public int withBots(int pupil) {
        return withBots.getOrDefault(pupil, 0);
    }

    /** Rounds so far. */
    public int rounds() {
        return rounds.size();
    }

    /** All rounds, a line each. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (List<Group> round : rounds) {
            for (Group group : round) text.append(group.text().replace(' ', ',')).append(' ');
            text.append('\n');
        }
        return text.toString();
    }

    /** Reads what {@link #text} writes; what isn't a group is passed over. */
    public static PastGroups read(String text) {
        PastGroups past = new PastGroups();
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            List<Group> round = new ArrayList<>();
            Columns columns = new Columns(text.substring(from, end));
            for (String group = columns.next(); !group.isEmpty(); group = columns.next()) add(round, group);
            past.add(round);
            from = end + 1;
        }
        return past;
    }

    private static void add(List<Group> to, String text) {
        Group group = Group.read(new Columns(text.replace(',', ' ')));
        if (group != null) to.add(group);
    }
}
