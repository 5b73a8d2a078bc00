package uniboard.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** All games that a player has begun, as far as they have been read: newest first. Where there is no room left, the oldest finished go. */
public final class GameLibrary {
    /** From this many games on, the oldest finished one makes room; games that go on never do. */
    public static final int ROOM = 100;
    private static final int A_YEAR = 365 * 24 * 60 * 60;

    private final LibraryStore store;
    private final Map<String, SavedGame> games = new LinkedHashMap<>();
    /** Texts that can't be read. */
    private final List<String> damaged = new ArrayList<>();
    private int later;
    private boolean isRead;
    private boolean isUsable;

    public GameLibrary(LibraryStore store) {
        this.store = store;
    }

    /**
     * Reads what lies there, for others may have laid something there too.
     *
     * @param then run afterwards
     */
    public void read(Runnable then) {
        store.read(null, texts -> {
            isRead = true;
            isUsable = texts != null;
            games.clear();
            damaged.clear();
            later = 0;
            for (String text : isUsable ? texts : List.<String>of()) {
                SavedGame game = SavedGame.of(text);
                if (SavedGame.isOfLaterVersion(text)) later++;
                else if (game == null) damaged.add(text);
                else games.put(game.id(), game);
            }
            then.run();
        });
    }

    public boolean isRead() {
        return isRead;
    }

    /** Whether games are kept here at all, as it was when they were read last. */
    public boolean isUsable() {
        return isUsable;
    }

    /** Newest first. */
    public List<SavedGame> games() {
        List<SavedGame> sorted = new ArrayList<>(games.values());
        sorted.sort((one, other) -> {
            int byTime = Integer.compare(other.changed(), one.changed());
            return byTime != 0 ? byTime : one.id().compareTo(other.id());
        });
        return sorted;
    }

    /**
     * When a game is kept that is to lie before all others: now, or a little later than them.
     *
     * @param now 0 where no clock can tell
     */
    public int timeFor(String id, int now) {
        int time = now;
        for (SavedGame game : games.values()) {
            // A date written by a wrong clock must not date all that follows.
            boolean canBe = now == 0 || game.changed() < now + A_YEAR;
            if (!game.id().equals(id) && canBe) time = Math.max(time, game.changed() + 1);
        }
        return Math.min(time, SavedGame.LATEST_TIME);
    }

    /** Texts that lie there and can't be read; they stay. */
    public List<String> damaged() {
        return List.copyOf(damaged);
    }

    /** How many lie there that a later version of the program has kept; they stay. */
    public int later() {
        return later;
    }

    /** The game of that id, or null. */
    public SavedGame game(String id) {
        return games.get(id);
    }

    /**
     * @param known the highest revision of the game that is known here to have been kept
     * @param told  what became of it
     */
    public void keep(SavedGame game, int known, Consumer<LibraryStore.Outcome> told) {
        games.put(game.id(), game);
        store.keep(game, known, outcome -> {
            if (outcome == LibraryStore.Outcome.KEPT) makeRoom(game.id());
            told.accept(outcome);
        });
    }

    private void makeRoom(String newest) {
        List<SavedGame> sorted = games();
        for (int i = sorted.size() - 1; i >= 0 && games.size() > ROOM; i--) {
            SavedGame game = sorted.get(i);
            if (game.isOver() && !game.id().equals(newest)) remove(game);
        }
    }

    public void remove(SavedGame game) {
        games.remove(game.id());
        store.remove(game.id(), gone -> { });
    }

    /**
     * Lays games there that come from elsewhere: of a game that is there already the later revision stays.
     *
     * @param told how many are kept that weren't
     */
    public void add(List<SavedGame> more, IntConsumer told) {
        List<SavedGame> newer = new ArrayList<>();
        for (SavedGame game : more) if (!hasRevision(game)) newer.add(game);
        Tally tally = new Tally(newer.size(), told);
        for (SavedGame game : newer) {
            SavedGame before = games.get(game.id());
            keep(game, before == null ? 0 : before.revision(), outcome -> {
                boolean isKept = outcome == LibraryStore.Outcome.KEPT;
                if (!isKept && before == null) games.remove(game.id());
                else if (!isKept) games.put(before.id(), before);
                tally.count(isKept);
            });
        }
        if (newer.isEmpty()) told.accept(0);
    }

    private boolean hasRevision(SavedGame game) {
        SavedGame here = games.get(game.id());
        return here != null && here.revision() >= game.revision();
    }

    /** Of answers that come one by one. */
    private static final class Tally {
        private final IntConsumer told;
        private int open;
        private int kept;

        Tally(int open, IntConsumer told) {
            this.open = open;
            this.told = told;
        }

        void count(boolean isKept) {
            if (isKept) kept++;
            if (--open == 0) told.accept(kept);
        }
    }
}
