package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryWords;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;

/** What somebody who plays needs besides mat and cards: who sits where, what can be done, and the names of all that can be pointed at. */
final class TableView {
    private final UiContext look;
    private final SceneHost host;
    private final UnitaryPlaces places;
    private final FractionActor fraction;
    private final CardsView cards;
    private final Runnable turn;
    private final SeatsActor seats;
    private final ActionsActor actions;
    private final TellingZones zones;

    /** @param turn turns the chosen card */
    TableView(UiContext look, UnitaryPlaces places, SceneHost host, FractionActor fraction, CardsView cards, Runnable turn, Group ground) {
        this.look = look;
        this.host = host;
        this.places = places;
        this.fraction = fraction;
        this.cards = cards;
        this.turn = turn;
        seats = new SeatsActor(look, places.seats());
        actions = new ActionsActor(look, places.actions(), host);
        zones = new TellingZones(host);
        ground.addActor(zones);
        ground.addActor(seats);
        ground.addActor(actions);
    }

    SeatsActor seats() {
        return seats;
    }

    ActionsActor actions() {
        return actions;
    }

    void show(Situation now) {
        seats.show(now);
        zones.lay(lookedAt(now));
    }

    /** In the order of keyboard and accessibility tree. */
    SceneOutline outline(Situation now) {
        List<SceneRegion> lookedAt = lookedAt(now);
        int onTable = UnitaryCard.quantity(now.position().units());
        if (onTable != UnitaryCard.NONE && onTable != now.card()) addAbout(lookedAt.get(0), onTable, cards.formula().about());
        Rectangle list = cards.formula().list();
        if (list != null) {
            lookedAt.get(0).addAct(Spots.FORMULAS, list, Message.of("unitary.scene.formulas"), host.reference(Spots.FORMULAS));
        }
        // What is done with a card comes after the cards, then what ends the turn.
        List<SceneRegion> regions = new ArrayList<>(List.of(hand(now), buttons(now), ending(now), goal(now)));
        regions.addAll(lookedAt);
        regions.removeIf(region -> region.places().isEmpty());
        return new SceneOutline(regions, UnitaryPrompts.prompt(now), null);
    }

    private static SceneRegion region(String name, Kind kind) {
        return new SceneRegion(name, kind, Message.of("unitary.scene.area." + name));
    }

    private SceneRegion hand(Situation now) {
        SceneRegion region = region("hand", Kind.LIST);
        UnitaryLabels labels = new UnitaryLabels(now);
        cards.hand().addTo(region, labels, turn);
        return region;
    }

    private SceneRegion goal(Situation now) {
        SceneRegion region = region("goal", Kind.LIST);
        GoalView goal = cards.goal();
        if (!goal.isThere()) return region;
        UnitaryLabels labels = new UnitaryLabels(now);
        // Where it lies open its meaning can be asked.
        if (goal.isOpen()) region.addAct(UnitaryPlace.HIDDEN, goal.box(), labels.hiddenSeen(), () -> host.tell(meaning(now.ownHidden())));
        else region.addAct(UnitaryPlace.HIDDEN, goal.box(), goal.isSeen() ? labels.hiddenShown() : labels.hidden(), () -> look(labels));
        return region;
    }

    private void look(UnitaryLabels labels) {
        cards.goal().turnOver();
        host.tell(cards.goal().isSeen() ? labels.hiddenSeen() : labels.hiddenAgain());
    }

    private static Message meaning(int card) {
        return Message.of("unitary.about." + UnitaryCard.key(card));
    }

    private SceneRegion buttons(Situation now) {
        SceneRegion region = region("actions", Kind.TOOLBAR);
        for (String place : actions.places()) {
            if (place.equals(UnitaryPlace.END) || isAbout(now, place)) continue;
            region.addStep(place, actions.bounds(place), new UnitaryLabels(now).button(place));
        }
        for (String place : actions.places()) if (isAbout(now, place)) addAbout(region, now.card(), actions.bounds(place));
        return region;
    }

    private static boolean isAbout(Situation now, String place) {
        return now.card() != UnitaryCard.NONE && place.equals(Spots.about(now.card()));
    }

    private SceneRegion ending(Situation now) {
        SceneRegion region = region("end", Kind.TOOLBAR);
        Rectangle box = actions.bounds(UnitaryPlace.END);
        if (box != null) region.addStep(UnitaryPlace.END, box, new UnitaryLabels(now).button(UnitaryPlace.END));
        return region;
    }

    /** What a card stands for can be asked there. */
    private void addAbout(SceneRegion region, int card, Rectangle box) {
        region.addAct(Spots.about(card), box, Message.of("unitary.scene.about", UnitaryWords.card(card)), () -> host.tell(meaning(card)));
    }

    /** What isn't for playing. */
    private List<SceneRegion> lookedAt(Situation now) {
        UnitaryLabels labels = new UnitaryLabels(now);
        SceneRegion units = region("fraction", Kind.LIST);
        for (Side side : Side.values()) addTelling(units, Spots.units(side), fraction.half(side), labels.units(side));
        SceneRegion piles = region("piles", Kind.LIST);
        addTelling(piles, UnitaryPlace.DECK, target(places.deck()), labels.deck(), Message.of("unitary.scene.deckDraws", labels.deck()));
        UnitaryPosition position = now.position();
        if (position.discardSize() == 0) addTelling(piles, UnitaryPlace.PILE, target(places.pile()), labels.pile());
        else piles.addAct(UnitaryPlace.PILE, target(places.pile()), labels.pileToOpen(), () -> open(position));
        SceneRegion sitting = region("seats", Kind.LIST);
        for (int seat = 0; seat < now.position().seats(); seat++) {
            addTelling(sitting, UnitaryPlace.ofSeat(seat), new Rectangle(seats.box(seat)), labels.seat(seat));
        }
        return List.of(units, piles, sitting);
    }

    private void open(UnitaryPosition position) {
        cards.goal().turnAway();
        host.open(screen -> new PileSheet(look, screen, host, position), UnitaryPlace.PILE);
    }

    private void addTelling(SceneRegion region, String place, Rectangle box, Message says) {
        addTelling(region, place, box, says, says);
    }

    private void addTelling(SceneRegion region, String place, Rectangle box, Message label, Message says) {
        region.addAct(place, box, label, () -> {
            cards.goal().turnAway();
            host.tell(says);
        });
    }

    /** At least as large as a finger. */
    private static Rectangle target(Rectangle box) {
        float width = Math.max(UiContext.TOUCH, box.width);
        float height = Math.max(UiContext.TOUCH, box.height);
        return new Rectangle(box.x - (width - box.width) / 2, box.y - (height - box.height) / 2, width, height);
    }
}
