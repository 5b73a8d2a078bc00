package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/** What is told and offered before a game of several devices begins. */
final class FarLobby {
    private static final int USUAL_LEVEL = 3;

    /** @param name as the mirror calls it */
    record Deed(String name, Message label, Runnable action) {
    }

    /** What people can do before a game. */
    interface Deeds {
        /** Whether the system hands links on. */
        boolean offersSending();

        void send();

        void copy();

        void place(int seat, Occupant occupant);

        void take(int seat);

        void askForName();

        void leave();
    }

    private final FarSide side;
    private final String name;
    private final boolean isConnected;
    private final boolean isCopied;

    /**
     * @param name     of the person here; may be empty
     * @param isCopied whether the link is in the clipboard
     */
    FarLobby(FarSide side, String name, boolean isConnected, boolean isCopied) {
        this.side = side;
        this.name = name;
        this.isConnected = isConnected;
        this.isCopied = isCopied;
    }

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        if (side.isOvertaken()) {
            told.add(Message.of("far.overtaken"));
            return told;
        }
        if (side.phase() == null) told.add(Message.of("far.looking"));
        else if (side.phase() == Phase.DEALING) told.add(Message.of("far.dealing"));
        else if (side.isKeeper()) told.add(Message.of(isCopied ? "far.copied" : "far.sendIt"));
        else if (side.ownSeat() != Position.NOBODY) told.add(Message.of("far.seated"));
        else told.add(side.phase() == Phase.INVITING ? Message.of("far.comeIn") : Message.of("far.full"));
        if (!isConnected) told.add(Message.of("far.noLine"));
        for (int seat = 0; seat < side.seats().size(); seat++)
            told.add(Message.of("table.settingIs", side.game().seatName(seat), occupant(seat)));
        return told;
    }

    private Message occupant(int seat) {
        Occupant occupant = side.seats().get(seat);
        if (seat == side.ownSeat()) return Message.of("table.you");
        return switch (occupant.kind()) {
            case FREE -> Message.of("far.free");
            case BOT -> Message.of("table.botOfLevel", Message.of("table.bot"), Message.of("table.level", occupant.level()));
            default -> named(occupant);
        };
    }

    /** How somebody at another device is called. */
    static Message named(Occupant occupant) {
        if (!occupant.name().isEmpty()) return Message.of("table.named", occupant.name());
        return Message.of(occupant.kind() == Occupant.Kind.KEEPER ? "far.inviter" : "far.guest");
    }

    List<Deed> deeds(Deeds all) {
        List<Deed> deeds = new ArrayList<>();
        boolean isOpen = side.phase() == Phase.INVITING && !side.isOvertaken();
        if (isOpen && side.isKeeper()) addKeepers(deeds, all);
        if (isOpen && !side.isKeeper() && side.ownSeat() == Position.NOBODY) addSeats(deeds, all);
        if (isOpen) {
            Message label = name.isEmpty() ? Message.of("far.tellName") : Message.of("far.nameIs", name);
            deeds.add(new Deed("control:farName", label, all::askForName));
        }
        deeds.add(new Deed("control:farLeave", Message.of("far.leave"), all::leave));
        return deeds;
    }

    private void addKeepers(List<Deed> deeds, Deeds all) {
        if (all.offersSending()) deeds.add(new Deed("control:farSend", Message.of("far.send"), all::send));
        deeds.add(new Deed("control:farCopy", Message.of("far.copy"), all::copy));
        // Between two, a bot in the other seat would leave nobody to invite.
        if (side.seats().size() == 2) return;
        Game game = side.game();
        for (int seat = 0; seat < side.seats().size(); seat++) {
            int placed = seat;
            Occupant occupant = side.seats().get(seat);
            if (occupant.kind() == Occupant.Kind.FREE) {
                Occupant bot = Occupant.bot(Math.min(USUAL_LEVEL, Bot.LEVELS));
                deeds.add(new Deed("control:farBot:" + seat, Message.of("far.toBot", game.seatName(seat)), () -> all.place(placed, bot)));
            } else if (occupant.kind() == Occupant.Kind.BOT) {
                deeds.add(new Deed("control:farFree:" + seat, Message.of("far.toFriend", game.seatName(seat)),
                    () -> all.place(placed, Occupant.FREE)));
            }
        }
    }

    private void addSeats(List<Deed> deeds, Deeds all) {
        for (int seat = 0; seat < side.seats().size(); seat++) {
            int taken = seat;
            if (side.seats().get(seat).kind() != Occupant.Kind.FREE) continue;
            deeds.add(new Deed("control:farTake:" + seat, Message.of("far.take", side.game().seatName(seat)), () -> all.take(taken)));
        }
    }
}
