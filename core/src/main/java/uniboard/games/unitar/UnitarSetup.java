package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/** How a position of Unitar is set up: one of the six blocks is chosen, and whether all of it, a stone or its captain is put. */
public final class UnitarSetup implements Setup {
    /** All of a block: laid, moved or turned. */
    public static final String WHOLE = "whole";
    /** One more of its stones. */
    public static final String STONE = "stone";
    public static final String CAPTAIN = "captain";

    private final List<Piece> blocks = new ArrayList<>();
    private final List<Piece> parts = new ArrayList<>();

    public UnitarSetup() {
        for (int block = 0; block < UnitarBlock.COUNT; block++) blocks.add(new Piece(UnitarBlock.text(block), UnitarWords.block(block)));
        for (String part : List.of(WHOLE, STONE, CAPTAIN)) parts.add(new Piece(part, Message.of("unitar.setup." + part)));
        parts.add(NOTHING);
    }

    /** The block that a piece stands for; {@link UnitarBlock#NONE} if it is no block. */
    public static int block(String piece) {
        return UnitarBlock.named(piece);
    }

    /** The name of a field as a place. */
    public static String place(int field) {
        return UnitarField.text(field);
    }

    @Override
    public List<Group> groups() {
        return List.of(new Group(Message.of("unitar.setup.block"), List.copyOf(blocks)),
            new Group(Message.of("unitar.setup.part"), List.copyOf(parts)));
    }

    /** As soon as there are blocks on the field they aren't placed any more. */
    @Override
    public Position put(Position at, String place, List<Piece> chosen) {
        int field = UnitarField.named(place);
        if (field == UnitarField.NONE) return at;
        int block = blocks.indexOf(chosen.get(0));
        UnitarParts changed = new UnitarParts((UnitarPosition) at);
        if (changed.phase() == UnitarPhase.PLACE) {
            if (chosen.get(1).equals(NOTHING)) return at;
            changed.turnTo(UnitarPhase.INTEND);
        }
        switch (chosen.get(1).id()) {
            case WHOLE -> changed.blocks.layWhole(block, field);
            case STONE -> changed.blocks.putStone(block, field);
            case CAPTAIN -> changed.blocks.putCaptain(block, field);
            default -> changed.blocks.takeAway(block, field);
        }
        return changed.position();
    }

    @Override
    public List<Property> properties(Position at) {
        UnitarPosition unitar = (UnitarPosition) at;
        List<Property> properties = new ArrayList<>();
        for (UnitarProperty property : UnitarProperty.of(unitar)) {
            properties.add(new Property(property.id(), property.name(), property.shown(unitar)));
        }
        return properties;
    }

    @Override
    public List<Piece> choices(Position at, String place) {
        UnitarProperty property = UnitarProperty.named(place, (UnitarPosition) at);
        return property == null ? List.of() : property.values((UnitarPosition) at);
    }

    @Override
    public Position choose(Position at, String place, Piece piece) {
        UnitarPosition unitar = (UnitarPosition) at;
        UnitarProperty property = UnitarProperty.named(place, unitar);
        if (property == null) return at;
        UnitarParts changed = new UnitarParts(unitar);
        property.set(changed, property.values(unitar).indexOf(piece));
        return changed.position();
    }

    /** Captains that can stand at one place only. */
    @Override
    public Position complete(Position at, Random32 random) {
        UnitarParts completed = new UnitarParts((UnitarPosition) at);
        completed.blocks.completeCaptains();
        return completed.position();
    }

    /** The one who chooses next knows no choice of the others. */
    @Override
    public int viewer(Position at, int nearSeat) {
        return at.toMove() == Position.NOBODY ? nearSeat : at.toMove();
    }

    @Override
    public Position read(String text) {
        return new UnitarPositionReader(text).readUnfinished();
    }

    @Override
    public Message mover(Position at) {
        UnitarPosition unitar = (UnitarPosition) at;
        return UnitarWords.seat(unitar, Math.max(0, unitar.toMove()));
    }

    /** Who passes has made the first of all choices, until another is chosen for them; after the last seat nobody has chosen yet. */
    @Override
    public Position passTurn(Position at) {
        UnitarParts passed = new UnitarParts((UnitarPosition) at);
        if (passed.phase() == UnitarPhase.OVER) {
            passed.turnTo(UnitarPhase.INTEND);
        } else if (passed.marks.size() == UnitarPosition.SEATS - 1) {
            passed.marks.clear();
        } else {
            passed.marks.add(passed.phase() == UnitarPhase.PLACE ? UnitarMove.placement(UnitarAnchor.N, UnitarAnchor.NE)
                : UnitarMove.intention(0, UnitarAction.UNITE));
        }
        return passed.position();
    }
}
