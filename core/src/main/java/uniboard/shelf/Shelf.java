package uniboard.shelf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** All games that a player has begun, as far as they have been read: newest first. Where there is no room left, the oldest finished go. */
public final class Shelf {
    /** Of so many games and more the oldest finished one makes room; games that go on never do. */
    public static final int ROOM = 100;

    private final ShelfStore store;
    private final Map<String, KeptGame> games = new LinkedHashMap<>();
    /** Texts that can't be read. */
    private final List<String> damaged = new ArrayList<>();
    private boolean isRead;
    private boolean isUsable;

    public Shelf(ShelfStore store) {
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
            for (String text : isUsable ? texts : List.<String>of()) {
                KeptGame game = KeptGame.of(text);
                if (game == null) damaged.add(text);
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
    public List<KeptGame> games() {
        List<KeptGame> sorted = new ArrayList<>(games.values());
        sorted.sort((one, other) -> {
            int byTime = Integer.compare(other.changed(), one.changed());
            return byTime != 0 ? byTime : one.id().compareTo(other.id());
        });
        return sorted;
    }

    /** When a game is kept that is to lie before all others: now, or a little later than them. */
    public int timeFor(String id, int now) {
        int time = now;
        for (KeptGame game : games.values()) if (!game.id().equals(id)) time = Math.max(time, game.changed() + 1);
        return time;
    }

    /** Texts that lie there and can't be read; they stay. */
    public List<String> damaged() {
        return List.copyOf(damaged);
    }

    /** The game of that id, or null. */
    public KeptGame game(String id) {
        return games.get(id);
    }

    /**
     * @param known the highest revision of the game that is known here to have been kept
     * @param told  what became of it
     */
    public void keep(KeptGame game, int known, Consumer<ShelfStore.Outcome> told) {
        games.put(game.id(), game);
        store.keep(game, known, outcome -> {
            if (outcome == ShelfStore.Outcome.KEPT) makeRoom(game.id());
            told.accept(outcome);
        });
    }

    private void makeRoom(String newest) {
        List<KeptGame> sorted = games();
        for (int i = sorted.size() - 1; i >= 0 && games.size() > ROOM; i--) {
            KeptGame game = sorted.get(i);
            if (game.isOver() && !game.id().equals(newest)) remove(game);
        }
    }

    public void remove(KeptGame game) {
        games.remove(game.id());
        store.remove(game.id(), gone -> { });
    }

    /** Lays games there that come from elsewhere: of a game that is there already the later revision stays. Returns how many are new. */
    public int add(List<KeptGame> more) {
        int added = 0;
        for (KeptGame game : more) {
            KeptGame here = games.get(game.id());
            if (here != null && here.revision() >= game.revision()) continue;
            keep(game, here == null ? 0 : here.revision(), outcome -> { });
            added++;
        }
        return added;
    }
}
