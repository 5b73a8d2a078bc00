package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneRegion;

/** What goes on at the table: what is marked on the field, what lies beside it, what can be done, and what is said. */
sealed interface TablePhase permits TablePhase.Placing, TablePhase.OthersPlace, TablePhase.Choosing, TablePhase.OthersChoose,
    TablePhase.LookingBack, TablePhase.Ended, ComparisonStory {
    /** Marks the field, and lays the board and the buttons beside it. */
    void lay(TableParts parts);

    /** What can be pointed at besides the buttons, in reading order. */
    List<SceneRegion> regions(FieldView field, SideView side);

    /** What the player is to do, or what they see; null if whose turn it is says enough. */
    default Prompt prompt() {
        return null;
    }

    /**
     * What a tap on the field does.
     *
     * @param block {@link UnitarBlock#NONE} where there is none
     * @return null if it is not for the scene to answer
     */
    default Runnable tap(int block) {
        return null;
    }

    private static List<SceneRegion> marksAnd(SceneRegion blocks, SideView side) {
        List<SceneRegion> regions = new ArrayList<>(side.marks());
        regions.add(blocks);
        return regions;
    }

    /**
     * The viewer says where their blocks begin.
     *
     * @param want asks for the block of a symbol
     * @param tell says something at once
     */
    record Placing(Situation now, NextBlock next, IntConsumer want, Consumer<Message> tell) implements TablePhase {
        private int colour() {
            return now.position().colour(now.position().toMove());
        }

        private int block() {
            return UnitarBlock.of(colour(), next.symbol());
        }

        @Override
        public void lay(TableParts parts) {
            Chosen chosen = now.chosen();
            parts.field().place(colour(), chosen, next.symbol());
            parts.beside(side -> {
                side.place(colour(), chosen, next.symbol());
                side.buttons().reset();
                side.buttons().addCommit(Message.of("unitar.commit.place"), chosen.isPlacement());
            });
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return List.of(field.anchors(block()), side.blocks(colour(), now.chosen(), want));
        }

        @Override
        public Prompt prompt() {
            return new UnitarPrompts(now.position(), now.chosen()).placing(block());
        }

        /** Beside all places where a captain may begin. */
        @Override
        public Runnable tap(int block) {
            return () -> tell.accept(SceneWords.of("why.anchor"));
        }
    }

    /** Others place their blocks. */
    record OthersPlace(Situation now) implements TablePhase {
        @Override
        public void lay(TableParts parts) {
            UnitarPosition position = now.position();
            int viewer = now.state().viewer();
            boolean isSeated = now.state().isSeated();
            int seat = isSeated ? viewer : position.toMove();
            if (isSeated) parts.field().place(position.colour(seat), now.chosen(), UnitarBlock.NONE);
            parts.beside(side -> {
                if (position.knowsColour(viewer, seat)) side.place(position.colour(seat), now.chosen(), UnitarBlock.NONE);
                side.buttons().reset();
                if (isSeated) side.buttons().addCommit(Message.of("unitar.commit.place"), false);
            });
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return List.of();
        }
    }

    /**
     * The viewer marks an intention.
     *
     * @param tapped takes steps of the move
     * @param tell   says something at once
     */
    record Choosing(Situation now, Consumer<String> tapped, Consumer<Message> tell, Runnable lookBack) implements TablePhase {
        @Override
        public void lay(TableParts parts) {
            Chosen chosen = now.chosen();
            parts.field().intend(now.position(), chosen);
            parts.beside(side -> {
                side.intend(chosen);
                side.foresee(now.position(), chosen);
                side.buttons().reset();
                if (now.comparison() != null) side.buttons().addAgain(lookBack);
                side.buttons().addCommit(Message.of("unitar.commit.intend"), chosen.isIntention());
            });
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return marksAnd(field.blocks(this::tap), side);
        }

        @Override
        public Prompt prompt() {
            return new UnitarPrompts(now.position(), now.chosen()).intending();
        }

        /** A tap on a block marks its colour and its symbol. */
        @Override
        public Runnable tap(int block) {
            return block == UnitarBlock.NONE ? () -> tell.accept(SceneWords.of("why.noBlock")) : () -> name(block);
        }

        private void name(int block) {
            Chosen chosen = now.chosen();
            if (chosen.colour() != UnitarBlock.colour(block)) tapped.accept(UnitarPlace.ofColour(UnitarBlock.colour(block)));
            if (chosen.symbol() != UnitarBlock.symbol(block)) tapped.accept(UnitarPlace.ofSymbol(UnitarBlock.symbol(block)));
        }
    }

    /**
     * The others mark their intentions, or all is over without a comparison to look back at.
     *
     * @param tell says something at once
     */
    record OthersChoose(Situation now, Consumer<Message> tell, Runnable lookBack) implements TablePhase {
        @Override
        public void lay(TableParts parts) {
            parts.field().intend(now.position(), now.chosen());
            parts.beside(side -> {
                side.intend(now.chosen());
                side.buttons().reset();
                if (now.comparison() != null) side.buttons().addAgain(lookBack);
                boolean goesOn = now.state().isSeated() && !now.isIn(UnitarPhase.OVER);
                if (goesOn) side.buttons().addCommit(Message.of("unitar.commit.intend"), false);
            });
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return marksAnd(field.blocks(this::tap), side);
        }

        @Override
        public Runnable tap(int block) {
            return now.isIn(UnitarPhase.OVER) ? () -> tell.accept(Message.of("unitar.why.over")) : null;
        }
    }

    /** All is over, and only the field is seen. */
    record Ended(Situation now, Consumer<Message> tell) implements TablePhase {
        @Override
        public void lay(TableParts parts) {
            parts.field().intend(now.position(), now.chosen());
            parts.beside(side -> side.buttons().reset());
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return List.of(field.blocks(this::tap));
        }

        @Override
        public Runnable tap(int block) {
            return () -> tell.accept(Message.of("unitar.why.over"));
        }
    }

    /** The last comparison is looked at once more. */
    record LookingBack(Situation now, TablePhase from, Runnable back) implements TablePhase {
        /** Whether it looks back from the same position. */
        boolean isOf(Situation other) {
            return now.position().ply() == other.position().ply();
        }

        @Override
        public void lay(TableParts parts) {
            parts.field().intend(now.position(), now.chosen());
            parts.beside(side -> {
                side.review(now.comparison(), now.who());
                side.buttons().reset();
                if (!now.isIn(UnitarPhase.OVER)) side.buttons().addOn(SceneWords.of("closeComparison"), back);
            });
        }

        @Override
        public List<SceneRegion> regions(FieldView field, SideView side) {
            return List.of(side.rows(), field.blocks(this::tap));
        }

        @Override
        public Prompt prompt() {
            return from.prompt();
        }

        @Override
        public Runnable tap(int block) {
            return from.tap(block);
        }
    }
}
