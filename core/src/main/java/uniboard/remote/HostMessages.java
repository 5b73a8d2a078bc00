package uniboard.remote;

import uniboard.game.Position;

/** What a host tells: all at the table, and each seat of its own record what it lacks. */
final class HostMessages {
    /** Characters of steps that one message holds at most, unless a single step needs more. */
    private static final int ROOM = 5_000;
    /** Characters of a step's number and what stands around it. */
    private static final int NUMBERED = 12;

    private final SecureChannel channel;
    private final HostedTable table;
    private final HostMigration.Naming naming;

    HostMessages(SecureChannel channel, HostedTable table) {
        this.channel = channel;
        this.table = table;
        naming = new HostMigration.Naming(channel);
    }

    /** Tells all at the table how things stand. */
    void tellAll() {
        Fields open = toAll(table.plan(), table.round());
        table.presence().tell(open, table.plan());
        channel.tellAll(open);
    }

    /** Tells a seat of its own record what it lacks. */
    void tell(int seat) {
        ClientNotes notes = table.presence().of(seat);
        if (notes.reading() == null) return;
        notes.sentAt(table.seconds());
        Fields secret = toSeat(seat);
        naming.tell(secret, table.plan(), seat);
        channel.tellSeat(seat, ofSeat(table.plan(), table.round()), secret, notes.reading());
    }

    /** Whether a client's device doesn't hold yet all that it may of a game that is dealt. */
    boolean lacks(int seat) {
        if (!table.plan().seats().get(seat).isClient() || table.record() == null) return false;
        Fields secret = toSeat(seat);
        boolean lacksSealed = table.presence().of(seat).sealed(table.plan().round()) < table.round().sealing().count();
        return secret.has("begin") || secret.has("step") || secret.has("text") || secret.has("opened") || lacksSealed;
    }

    /** Whether a device that is there lacks something. */
    boolean isSomebodyWaiting() {
        boolean isWaiting = false;
        for (int seat = 0; seat < table.plan().seats().size(); seat++) isWaiting |= !table.isAway(seat) && lacks(seat);
        return isWaiting;
    }

    private Fields toAll(Plan plan, HostRound round) {
        Fields open = new Fields();
        plan.tell(open);
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            int away = table.presence().away(plan, seat, table.seconds());
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
        for (int step = from; step < seen.steps(); step++) to.add("step", seen.stepLine(step));
    }

    private Fields toSeat(int seat) {
        Plan plan = table.plan();
        HostRound round = table.round();
        ClientNotes notes = table.presence().of(seat);
        Fields secret = new Fields().add("round", plan.round()).add("heard", notes.heard());
        if (round == null || round.record() == null) return secret;
        SeatRecord seen = round.seen(seat);
        int held = notes.held(plan.round(), seen);
        if (held == 0) secret.add("begin", seen.stepView(0));
        int room = ROOM;
        int step = Math.max(0, held - 1);
        for (; step < seen.steps() && room > 0; step++) {
            secret.add("step", seen.stepLine(step));
            room -= seen.stepText(step).length() + seen.stepView(step + 1).length();
        }
        int text = held > 1 ? notes.textsHeld(seen, held - 1) : 0;
        for (; text < held - 1 && room > 0; text++) {
            secret.add("text", text + "\t" + seen.stepText(text));
            room -= seen.stepText(text).length() + NUMBERED;
        }
        // What is opened is checked against all that was told before.
        boolean isToldAll = step == seen.steps() && text >= held - 1;
        if (round.isOver() && isToldAll) addOpened(secret, round, notes.got(plan.round()));
        return secret;
    }

    /** Each message to a seat shows all others what its views have in common with theirs. */
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
