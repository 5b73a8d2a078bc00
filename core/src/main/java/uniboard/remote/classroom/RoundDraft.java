package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;

/** A round that hasn't begun: drawn, then changed by hand, and fitted to who is there. Seats are numbered from 0 through all tables. */
public final class RoundDraft {
    private final GroupSize size;
    private final List<List<Integer>> tables = new ArrayList<>();

    RoundDraft(GroupSize size, List<Group> drawn) {
        this.size = size;
        for (Group group : drawn) tables.add(new ArrayList<>(group.seats()));
    }

    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (List<Integer> table : tables) groups.add(new Group(table));
        return groups;
    }

    /** Two change places, bots among them; a table without pupils then goes. */
    public void exchange(int one, int other) {
        int there = at(other);
        put(other, at(one));
        put(one, there);
        dropTablesOfBots();
    }

    /** Who sits there: a pupil's id, or {@link Group#BOT}. */
    public int at(int seat) {
        int first = 0;
        for (List<Integer> table : tables) {
            if (seat < first + table.size()) return table.get(seat - first);
            first += table.size();
        }
        throw new IllegalArgumentException("seat " + seat + "; expected one of 0 to " + (first - 1));
    }

    private void put(int seat, int who) {
        int first = 0;
        for (List<Integer> table : tables) {
            if (seat >= first && seat < first + table.size()) table.set(seat - first, who);
            first += table.size();
        }
    }

    private void dropTablesOfBots() {
        for (int i = tables.size() - 1; i >= 0; i--) if (new Group(tables.get(i)).pupils().isEmpty()) tables.remove(i);
    }

    /**
     * Pupils who are gone leave their seats, newcomers get one.
     *
     * @return whether that changed anything
     */
    boolean follow(List<Integer> here) {
        List<Group> before = groups();
        List<Integer> seated = new ArrayList<>();
        for (List<Integer> table : tables) {
            for (int seat = table.size() - 1; seat >= 0; seat--) {
                int id = table.get(seat);
                if (here.contains(id)) seated.add(id);
                else if (id != Group.BOT) vacate(table, seat);
            }
        }
        dropTablesOfBots();
        for (int id : here) if (!seated.contains(id)) seat(id);
        return !before.equals(groups());
    }

    private void vacate(List<Integer> table, int seat) {
        if (table.size() > size.least()) table.remove(seat);
        else table.set(seat, Group.BOT);
    }

    /** In a bot's place, else at the smallest table with room, else at a new one. */
    private void seat(int id) {
        List<Integer> smallest = null;
        for (List<Integer> table : tables) {
            int bot = table.indexOf(Group.BOT);
            if (bot >= 0) {
                table.set(bot, id);
                return;
            }
            boolean hasRoom = table.size() < size.most();
            if (hasRoom && (smallest == null || table.size() < smallest.size())) smallest = table;
        }
        if (smallest != null) smallest.add(id);
        else tables.add(new ArrayList<>(Group.of(List.of(id), size.least() - 1).seats()));
    }
}
