package uniboard.far;

import uniboard.game.Position;

/** What a keeper tells: all at the table, and each seat of its own record what it lacks. */
final class KeeperLetters {
    /** Letters of plies that one letter holds at most, unless a single ply needs more. */
    private static final int ROOM = 5_000;
    /** Letters of a ply's number and what stands around it. */
    private static final int NUMBERED = 12;

    private KeeperLetters() {
    }

    /** @param round null before the first */
    static Entries toAll(Plan plan, Round round, int[] away) {
        Entries open = new Entries();
        plan.tell(open);
        for (int seat = 0; seat < away.length; seat++) if (away[seat] > 0) open.add("away", seat + " " + away[seat]);
        if (round == null) return open;
        round.deal().tell(open);
        if (round.resigned() != Position.NOBODY) open.add("resigned", round.resigned());
        if (round.record() == null) return open;
        SeatRecord seen = round.seenByAll();
        open.add("plies", seen.plies());
        addChain(open, seen);
        addLastPlies(open, seen);
        return open;
    }

    /** For those who watch: the end of what happened. */
    private static void addLastPlies(Entries to, SeatRecord seen) {
        int from = seen.plies();
        int room = ROOM - seen.view(from).length();
        while (from > 0 && room > seen.view(from - 1).length() + seen.text(from - 1).length()) {
            from--;
            room -= seen.view(from).length() + seen.text(from).length();
        }
        to.add("from", from).add("begin", seen.view(from));
        for (int ply = from; ply < seen.plies(); ply++) to.add("ply", ply + "\t" + seen.text(ply) + '\t' + seen.view(ply + 1));
    }

    /** @param notes of the seat's device */
    static Entries toSeat(Plan plan, Round round, int seat, GuestNotes notes) {
        Entries secret = new Entries().add("round", plan.round()).add("heard", notes.heard());
        if (round == null || round.record() == null) return secret;
        SeatRecord seen = round.seen(seat);
        int held = notes.held(plan.round(), seen);
        if (held == 0) secret.add("begin", seen.view(0));
        int room = ROOM;
        int ply = Math.max(0, held - 1);
        for (; ply < seen.plies() && room > 0; ply++) {
            secret.add("ply", ply + "\t" + seen.text(ply) + '\t' + seen.view(ply + 1));
            room -= seen.text(ply).length() + seen.view(ply + 1).length();
        }
        int text = held > 1 ? notes.textsHeld(seen, held - 1) : 0;
        for (; text < held - 1 && room > 0; text++) {
            secret.add("text", text + "\t" + seen.text(text));
            room -= seen.text(text).length() + NUMBERED;
        }
        // What is opened is held against all that was told before.
        boolean isToldAll = ply == seen.plies() && text >= held - 1;
        if (round.isOver() && isToldAll) addOpened(secret, round, notes.got(plan.round()));
        return secret;
    }

    /** Each letter to a seat shows all others what its views have in common with theirs. */
    static Entries ofSeat(Plan plan, Round round) {
        Entries open = new Entries().add("round", plan.round());
        if (round != null && round.record() != null) addChain(open, round.seenByAll());
        return open;
    }

    private static void addChain(Entries to, SeatRecord seen) {
        to.add("chain", seen.plies() + " " + seen.commonChain(seen.plies()));
    }

    private static void addOpened(Entries to, Round round, int got) {
        String all = Encoded.of(Encoded.utf8(round.disclosure().text()));
        if (got < all.length()) to.add("opened", all.length() + " " + got + ' ' + all.substring(got, Math.min(all.length(), got + ROOM)));
    }
}
