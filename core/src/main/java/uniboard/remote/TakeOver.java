package uniboard.remote;

import java.util.function.Consumer;

/** Fetches a whole table from the device that hosts it, which belongs to the same person. */
public final class TakeOver {
    private final SecureChannel channel;
    private final Consumer<String> taken;
    private final StringBuilder text = new StringBuilder();
    private int version = -1;
    private int length = Integer.MAX_VALUE;
    private boolean isDone;
    private int seconds;
    private int askedAt;

    private TakeOver(SecureChannel channel, Consumer<String> taken) {
        this.channel = channel;
        this.taken = taken;
    }

    /**
     * Begins to.
     *
     * @param pass  as {@link TableHost#pass} gave it there
     * @param taken told what to {@link TableHost#goOn} with, once
     * @return null if it isn't one
     */
    public static TakeOver with(String pass, Crypto crypto, Transport transport, Consumer<String> taken) {
        TablePass read = TablePass.read(pass);
        if (read == null) return null;
        TakeOver takeOver = new TakeOver(new SecureChannel(crypto, transport, read.invitation(), read.seed()), taken);
        takeOver.channel.listenToHandover(takeOver::hear);
        takeOver.ask();
        return takeOver;
    }

    private void hear(SignedMessage message) {
        Fields told = message.secret();
        if (isDone || told == null || !channel.isOwn(message)) return;
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
        Fields asking = new Fields().add("got", text.length());
        if (version >= 0) asking.add("version", version);
        if (text.length() == length) asking.add("takes", "");
        channel.askForTable(asking);
    }

    /** @param now in seconds since it was begun */
    public void frame(int now) {
        seconds = now;
        if (!isDone && seconds - askedAt >= TableHost.REPEAT) ask();
    }
}
