package uniboard.app.library;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import uniboard.match.Storage;

/**
 * What a board in a page keeps under a key that others may use too. Games that another board has kept there meanwhile stay: from then on
 * this one's are kept in a place of their own, which it finds again the next time.
 */
public final class PartingStorage implements Storage {
    private final Storage shared;
    private final Storage own;
    private final Runnable heard;
    /** Texts of games as this board found or left them in the shared place; null where there was none. */
    private final Map<String, String> left = new HashMap<>();
    private boolean isParted;

    /** @param heard run when this board's games begin to be kept apart */
    public PartingStorage(Storage shared, Storage own, Runnable heard) {
        this.shared = shared;
        this.own = own;
        this.heard = heard;
    }

    private Storage place(String key) {
        if (!key.startsWith(RecordKeeper.PREFIX)) return shared;
        isParted |= own.load(key) != null;
        return isParted ? own : shared;
    }

    @Override
    public String load(String key) {
        Storage place = place(key);
        String text = place.load(key);
        if (place == shared && !left.containsKey(key)) left.put(key, text);
        return text;
    }

    @Override
    public void save(String key, String text) {
        Storage place = place(key);
        boolean isOfGame = key.startsWith(RecordKeeper.PREFIX);
        if (isOfGame && place == shared && left.containsKey(key) && !Objects.equals(left.get(key), shared.load(key))) {
            isParted = true;
            own.save(key, text);
            heard.run();
            return;
        }
        place.save(key, text);
        if (place == shared) left.put(key, shared.load(key));
    }

    @Override
    public void remove(String key) {
        Storage place = place(key);
        place.remove(key);
        if (place == shared) left.put(key, null);
    }
}
