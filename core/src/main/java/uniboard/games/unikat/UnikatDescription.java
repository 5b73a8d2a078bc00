package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.MoveList;

/** A position in sentences, as far as one seat may know it. */
final class UnikatDescription {
    private final UnikatPosition position;
    private final int viewer;
    private final List<Message> lines = new ArrayList<>();

    private UnikatDescription(UnikatPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    /** @param viewer a seat, or nobody: what all may know */
    static List<Message> of(UnikatPosition position, int viewer) {
        return new UnikatDescription(position, viewer).all();
    }

    private List<Message> all() {
        addMatch();
        if (position.toMove() != UnikatPosition.NOBODY) addTurn();
        addTable();
        for (int seat = 0; seat < position.seats(); seat++) if (seat != viewer) addOthersRack(seat);
        addSources();
        if (viewer >= 0) addRack();
        if (viewer >= 0 && viewer == position.toMove() && position.phase() != UnikatPhase.DRAW) addPlaces();
        return lines;
    }

    private void say(String key, Object... arguments) {
        lines.add(Message.of("unikat.describe." + key, arguments));
    }

    private void addMatch() {
        if (position.rounds() == 1) return;
        say("round", Integer.toString(position.round()), Integer.toString(position.rounds()));
        if (position.round() > 1) say("penalties", UnikatEnding.points(position, UnikatPosition.NOBODY));
    }

    private void addTurn() {
        Message seat = UnikatWords.seat(position.toMove());
        switch (position.phase()) {
            case TURN -> say("turn", seat);
            case CHAIN, EXTRACHAIN -> say("chain", seat, UnikatWords.the(position.cardAt(position.lastX(), position.lastY())),
                UnikatWords.cell(position.lastX(), position.lastY()));
            case EXTRA -> say("extra", seat);
            default -> say("draw", seat);
        }
        if (position.phase() == UnikatPhase.CHAIN && position.extra() == UnikatExtra.EARNED) say("earned");
        if (position.extra() == UnikatExtra.USED) say("used");
        Message countdown = UnikatWords.countdown(position);
        if (countdown != null) lines.add(countdown);
    }

    /** Row by row from the top, each from left to right. */
    private void addTable() {
        int left = 0;
        int right = 0;
        int bottom = 0;
        int top = 0;
        for (int i = 0; i < position.laidCount(); i++) {
            left = Math.min(left, position.laidX(i));
            right = Math.max(right, position.laidX(i));
            bottom = Math.min(bottom, position.laidY(i));
            top = Math.max(top, position.laidY(i));
        }
        for (int y = top; y >= bottom; y--) {
            List<Message> row = new ArrayList<>();
            for (int x = left; x <= right; x++) {
                int card = position.cardAt(x, y);
                if (card != UnikatCard.NONE) row.add(Message.of("unikat.describe.place", number(x), UnikatWords.plain(card)));
            }
            say("row", number(y), Message.listed(row));
        }
    }

    private static Message number(int coordinate) {
        return Message.of("unikat.cell", Integer.toString(coordinate));
    }

    private void addOthersRack(int seat) {
        say("held", UnikatWords.seat(seat), position.rackSize(seat));
        List<Message> seen = new ArrayList<>();
        for (int i = 0; i < position.rackSize(seat); i++) {
            if (position.isKnownToAll(position.rackCard(seat, i))) seen.add(UnikatWords.plain(position.rackCard(seat, i)));
        }
        if (!seen.isEmpty()) say("seen", UnikatWords.seat(seat), Message.listed(seen));
    }

    private void addSources() {
        List<Message> display = new ArrayList<>();
        for (int i = 0; i < position.displaySize(); i++) display.add(UnikatWords.plain(position.displayCard(i)));
        if (display.isEmpty()) say("displayEmpty");
        else say("display", Message.listed(display));
        say("bag", position.bagSize());
    }

    private void addRack() {
        List<Message> rack = new ArrayList<>();
        for (int i = 0; i < position.rackSize(viewer); i++) rack.add(UnikatWords.plain(position.rackCard(viewer, i)));
        if (rack.isEmpty()) say("rackEmpty");
        else say("rack", rack.size(), Message.listed(rack));
    }

    /** Where the viewer may lay which card. Moves are listed card by card. */
    private void addPlaces() {
        MoveList moves = new MoveList();
        position.moves(moves);
        int card = UnikatCard.NONE;
        List<Message> cells = new ArrayList<>();
        for (int i = 0; i < moves.size() && UnikatMove.kind(moves.get(i)) == UnikatMove.Kind.LAY; i++) {
            int move = moves.get(i);
            if (UnikatMove.card(move) != card) addPlaces(card, cells);
            card = UnikatMove.card(move);
            cells.add(place(move));
        }
        addPlaces(card, cells);
        if (card == UnikatCard.NONE) say("noFit");
    }

    private void addPlaces(int card, List<Message> cells) {
        if (cells.isEmpty()) return;
        Message all = cells.get(0);
        for (int i = 1; i < cells.size(); i++) all = Message.of("unikat.describe.cells", all, cells.get(i));
        say("fits", UnikatWords.the(card), all);
        cells.clear();
    }

    private Message place(int move) {
        int x = UnikatMove.x(move);
        int y = UnikatMove.y(move);
        Message cell = UnikatWords.cell(x, y);
        return position.wouldEarn(UnikatMove.card(move), x, y) ? Message.of("unikat.describe.earning", cell) : cell;
    }
}
