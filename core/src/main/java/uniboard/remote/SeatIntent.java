package uniboard.remote;

/** What a client's player has decided and its host hasn't confirmed yet: a move, to resign, another game. */
final class SeatIntent {
    private String move = "";
    private int thought = Integer.MAX_VALUE;
    private boolean resigns;
    private boolean wantsAnother;

    /**
     * @param text    of the move, in notation
     * @param seconds that were thought about it here
     */
    void play(String text, int seconds) {
        move = text;
        thought = seconds;
    }

    /** The seat's sealed move is the one, where none was decided since. */
    void recover(String sealed) {
        if (move.isEmpty()) move = sealed;
    }

    /** The move has become part of the game, or the game went back. */
    void forgetMove() {
        move = "";
    }

    /** Empty: none. */
    String move() {
        return move;
    }

    boolean hasMove() {
        return !move.isEmpty();
    }

    /** In seconds. */
    int thought() {
        return thought;
    }

    void resign() {
        resigns = true;
    }

    boolean resigns() {
        return resigns;
    }

    void wantAnother() {
        wantsAnother = true;
    }

    boolean wantsAnother() {
        return wantsAnother;
    }

    void keep(Fields to) {
        if (hasMove()) to.add("move", move);
        if (resigns) to.add("resigns", "");
        if (wantsAnother) to.add("another", "");
    }

    void restore(Fields from) {
        move = from.get("move");
        resigns = from.has("resigns");
        wantsAnother = from.has("another");
    }
}
