package uniboard.far;

import java.util.function.Consumer;

/** Fetches a whole table from the device that keeps it, which belongs to the same person. */
public final class TakeOver {
    private final Station station;
    private final Consumer<String> taken;
    private final StringBuilder text = new StringBuilder();
    private int version = -1;
    private int length = Integer.MAX_VALUE;
    private boolean isDone;
    private int seconds;
    private int askedAt;

    private TakeOver(Station station, Consumer<String> taken) {
        this.station = station;
        this.taken = taken;
    }

    /**
     * Begins to.
     *
     * @param pass  as {@link Keeper#pass} gave it there
     * @param taken told what to {@link Keeper#goOn} with, once
     * @return null if it isn't one
     */
    public static TakeOver with(String pass, Seal seal, Wire wire, Consumer<String> taken) {
        TablePass read = TablePass.read(pass);
        if (read == null) return null;
        TakeOver takeOver = new TakeOver(new Station(seal, wire, read.invitation(), read.seed()), taken);
        takeOver.station.listenToHandover(takeOver::hear);
        takeOver.ask();
        return takeOver;
    }

    private void hear(Letter letter) {
        Entries told = letter.secret();
        if (isDone || told == null || !station.isOwn(letter)) return;
        int toldVersion = told.number("version", -1);
        if (toldVersion == version && told.has("yours") && text.length() == length) {
            isDone = true;
            byte[] bytes = Encoded.read(text.toString(), length * 6 / 8);
            taken.accept(bytes == null ? "" : Encoded.text(bytes));
            return;
        }
        if (!told.has("part")) return;
        if (toldVersion > version) {
            version = toldVersion;
            length = told.number("length", Integer.MAX_VALUE);
            text.setLength(0);
        }
        boolean isNext = toldVersion == version && told.number("from", -1) == text.length() && !told.get("part").isEmpty();
        if (!isNext) return;
        text.append(told.get("part"));
        ask();
    }

    private void ask() {
        askedAt = seconds;
        Entries asking = new Entries().add("got", text.length());
        if (version >= 0) asking.add("version", version);
        if (text.length() == length) asking.add("takes", "");
        station.askForTable(asking);
    }

    /** @param now in seconds since it was begun */
    public void frame(int now) {
        seconds = now;
        if (!isDone && seconds - askedAt >= Keeper.REPEAT) ask();
    }
}
