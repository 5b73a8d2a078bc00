package uniboard.remote;

import uniboard.game.Position;

/** What a host tells: all at the table, and each seat of its own record what it lacks. */
final class HostMessages {
    /** Letters of steps that one letter holds at most, unless a single step needs more. */
    private static final int ROOM = 5_000;
    /** Letters of a step's number and what stands around it. */
    private static final int NUMBERED = 12;

    private final SecureChannel channel;
    private final SeatPresence attendance;
    private final HostMigration.Naming naming;

    HostMessages(SecureChannel channel, SeatPresence attendance) {
        this.channel = channel;
        this.attendance = attendance;
        naming = new HostMigration.Naming(channel);
    }

    /**
     * Tells all at the table how things stand.
     *
     * @param round null before the first
     * @param now   in seconds
     */
    void tellAll(Plan plan, HostRound round, int now) {
        Fields open = toAll(plan, round, now);
        attendance.tell(open, plan);
        channel.tellAll(open);
    }

    /** As {@link #tellAll}, a seat of its own record. */
    void tell(Plan plan, HostRound round, int seat, int now) {
        ClientNotes notes = attendance.of(seat);
        if (notes.reading() == null) return;
        notes.told(now);
        Fields secret = toSeat(plan, round, seat, notes);
        naming.tell(secret, plan, seat);
        channel.tellSeat(seat, ofSeat(plan, round), secret, notes.reading());
    }

    /** Whether a seat's device doesn't hold yet all that it may of a game that is dealt. */
    boolean lacks(Plan plan, HostRound round, int seat) {
        ClientNotes notes = attendance.of(seat);
        Fields secret = toSeat(plan, round, seat, notes);
        boolean lacksSealed = notes.sealed(plan.round()) < round.sealing().count();
        return secret.has("begin") || secret.has("step") || secret.has("text") || secret.has("opened") || lacksSealed;
    }

    private Fields toAll(Plan plan, HostRound round, int now) {
        Fields open = new Fields();
        plan.tell(open);
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            int away = attendance.away(plan, seat, now);
            if (away > 0) open.add("away", seat + " " + away);
        }
        if (round == null) return open;
        round.deal().tell(open);
        if (round.resigned() != Position.NOBODY) open.add("resigned", round.resigned());
        if (round.record() == null) return open;
        SeatRecord seen = round.seenByAll();
        open.add("steps", seen.steps());
        addChain(open, seen);
        round.sealing().tell(open, seen.steps());
        HostMigration.tell(open, seen);
        if (round.proposal() != null) round.proposal().tell(open);
        addLastSteps(open, seen);
        round.clocks().tell(open);
        return open;
    }

    /** For those who watch: the end of what happened. */
    private static void addLastSteps(Fields to, SeatRecord seen) {
        int from = seen.steps();
        int room = ROOM - seen.stepView(from).length();
        while (from > 0 && room > seen.stepView(from - 1).length() + seen.stepText(from - 1).length()) {
            from--;
            room -= seen.stepView(from).length() + seen.stepText(from).length();
        }
        to.add("from", from).add("begin", seen.stepView(from));
        for (int step = from; step < seen.steps(); step++) to.add("step", seen.told(step));
    }

    /** @param notes of the seat's device */
    private static Fields toSeat(Plan plan, HostRound round, int seat, ClientNotes notes) {
        Fields secret = new Fields().add("round", plan.round()).add("heard", notes.heard());
        if (round == null || round.record() == null) return secret;
        SeatRecord seen = round.seen(seat);
        int held = notes.held(plan.round(), seen);
        if (held == 0) secret.add("begin", seen.stepView(0));
        int room = ROOM;
        int step = Math.max(0, held - 1);
        for (; step < seen.steps() && room > 0; step++) {
            secret.add("step", seen.told(step));
            room -= seen.stepText(step).length() + seen.stepView(step + 1).length();
        }
        int text = held > 1 ? notes.textsHeld(seen, held - 1) : 0;
        for (; text < held - 1 && room > 0; text++) {
            secret.add("text", text + "\t" + seen.stepText(text));
            room -= seen.stepText(text).length() + NUMBERED;
        }
        // What is opened is held against all that was told before.
        boolean isToldAll = step == seen.steps() && text >= held - 1;
        if (round.isOver() && isToldAll) addOpened(secret, round, notes.got(plan.round()));
        return secret;
    }

    /** Each letter to a seat shows all others what its views have in common with theirs. */
    private static Fields ofSeat(Plan plan, HostRound round) {
        Fields open = new Fields().add("round", plan.round());
        if (round == null || round.record() == null) return open;
        addChain(open, round.seenByAll());
        round.sealing().tell(open, round.steps());
        return open;
    }

    private static void addChain(Fields to, SeatRecord seen) {
        to.add("chain", seen.steps() + " " + seen.commonChain(seen.steps()));
    }

    private static void addOpened(Fields to, HostRound round, int got) {
        String all = round.opened();
        if (got < all.length()) to.add("opened", all.length() + " " + got + ' ' + all.substring(got, Math.min(all.length(), got + ROOM)));
    }
}
