package uniboard.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import uniboard.game.Choice;
import uniboard.game.Choice.Group;
import uniboard.game.Choice.Step;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * A person's choosing of one move, step by step, out of the legal ones. Steps may be taken in any order, save that the last of three or
 * more needs the one before it, and all before it if it is an action, which confirms them. When a step is exchanged for another of its
 * kind, what no longer fits with it is given up, and so is the last step; when another sort of move is chosen, so are steps that it
 * doesn't have. Immutable.
 */
public final class Selection {
    /** The kind of a choice's last step; other steps' kind is their index. */
    private static final int LAST = -1;

    private record Chosen(int kind, Step step) {
    }

    private final Game game;
    private final Position position;
    private final List<Choice> choices;
    /** In the order of choosing, one of a kind. Some choice has them all. */
    private final List<Chosen> chosen;
    /** Found when asked for first. */
    private List<Candidate> candidates;

    /** @param choices of the position's legal moves */
    public Selection(Game game, Position position, List<Choice> choices) {
        this.game = game;
        this.position = position;
        this.choices = List.copyOf(choices);
        chosen = List.of();
    }

    private Selection(Selection other, List<Chosen> chosen) {
        game = other.game;
        position = other.position;
        choices = other.choices;
        this.chosen = List.copyOf(chosen);
    }

    /** What is chosen so far, in the order of choosing. */
    public List<Step> chosen() {
        List<Step> steps = new ArrayList<>();
        for (Chosen each : chosen) steps.add(each.step());
        return steps;
    }

    public boolean isEmpty() {
        return chosen.isEmpty();
    }

    /** The choices that have all that is chosen so far. */
    public List<Choice> matching() {
        return matching(chosen);
    }

    public Tap tap(String place) {
        // What is a move by itself needs nothing that is chosen to be given up first.
        for (Choice choice : choices) {
            if (choice.steps().size() == 1 && choice.steps().get(0).place().equals(place)) return new Tap.Completed(choice.move());
        }
        for (Chosen step : chosen) {
            if (step.step().place().equals(place)) return settle(giveUp(step.kind()));
        }
        List<Chosen> next = withLast(place);
        if (next == null) next = withEarlier(place);
        return next != null ? settle(next) : refuse(place);
    }

    /** Without the step chosen last; the same if there is none. */
    public Selection back() {
        return chosen.isEmpty() ? this : new Selection(this, chosen.subList(0, chosen.size() - 1));
    }

    /** With what is chosen in another one, as far as it can be chosen here. */
    Selection choosing(Selection other) {
        Selection same = this;
        for (Step step : other.chosen()) if (same.tap(step.place()) instanceof Tap.Advanced advanced) same = advanced.selection();
        return same;
    }

    /** With nothing chosen. */
    public Selection cleared() {
        return new Selection(this, List.of());
    }

    /** The place among {@link #candidates}, or null. */
    public Candidate candidate(String place) {
        for (Candidate candidate : candidates()) if (candidate.place().equals(place)) return candidate;
        return null;
    }

    /** The places that may be tapped next, each once, in the order of the choices. */
    public List<Candidate> candidates() {
        if (candidates == null) candidates = findCandidates();
        return candidates;
    }

    private List<Candidate> findCandidates() {
        // Last steps by their places, of the choices that fit with all steps before.
        Map<String, Step> targets = new LinkedHashMap<>();
        List<Chosen> others = giveUp(LAST);
        List<Choice> fitting = matching(others);
        for (Choice choice : choices) {
            if (mayEnd(choice)) targets.putIfAbsent(last(choice).place(), last(choice));
        }
        Map<String, Candidate> found = new LinkedHashMap<>();
        for (Choice choice : choices) {
            List<Step> steps = choice.steps();
            for (int i = 0; i < steps.size(); i++) {
                Step target = kind(choice, i) == LAST ? targets.get(steps.get(i).place()) : null;
                Candidate.Role role = kind(choice, i) == LAST ? lastRole(target, isReady(choice, before(choice)))
                    : role(i, steps.get(i).place());
                if (role == null) continue;
                Candidate candidate = new Candidate(target != null ? target : labelled(choice, i, fitting), role);
                if (role == Candidate.Role.TARGET) found.put(candidate.place(), candidate);
                else found.putIfAbsent(candidate.place(), candidate);
            }
        }
        return List.copyOf(found.values());
    }

    private static Step last(Choice choice) {
        return choice.steps().get(choice.steps().size() - 1);
    }

    /** What is chosen of the kinds that the choice has before its last step. */
    private List<Chosen> before(Choice choice) {
        List<Chosen> before = new ArrayList<>();
        for (Chosen step : chosen) if (step.kind() != LAST && step.kind() < choice.steps().size() - 1) before.add(step);
        return before;
    }

    /** Whether the choice's last step may be taken. Of two steps either may come first. */
    private boolean mayEnd(Choice choice) {
        List<Chosen> before = before(choice);
        return hasAll(choice, before) && (choice.steps().size() == 2 || isReady(choice, before));
    }

    /** Whether the step before the choice's last is chosen or, where the last confirms them, all of them. */
    private static boolean isReady(Choice choice, List<Chosen> chosen) {
        int last = choice.steps().size() - 1;
        if (last == 0) return true;
        if (last == 1 || choice.steps().get(last).group() != Group.ACTIONS) return has(chosen, last - 1);
        for (int i = 0; i < last; i++) if (!has(chosen, i)) return false;
        return true;
    }

    /** The last step's label may depend on the steps before: it is taken from a choice that fits. */
    private static Step labelled(Choice choice, int index, List<Choice> fitting) {
        Step step = choice.steps().get(index);
        for (Choice each : fitting) {
            List<Step> steps = each.steps();
            if (index < steps.size() && steps.get(index).place().equals(step.place())) return steps.get(index);
        }
        return step;
    }

    /** @param target the last step as it may be taken, or null */
    private Candidate.Role lastRole(Step target, boolean ready) {
        if (target == null) return null;
        if (isChosen(target.place())) return Candidate.Role.CHOSEN;
        if (ready) return Candidate.Role.TARGET;
        return has(chosen, LAST) ? Candidate.Role.MAY_REPLACE : Candidate.Role.MAY_CHOOSE;
    }

    private Candidate.Role role(int kind, String place) {
        if (isChosen(place)) return Candidate.Role.CHOSEN;
        if (withEarlier(place) == null) return null;
        return has(chosen, kind) ? Candidate.Role.MAY_REPLACE : Candidate.Role.MAY_CHOOSE;
    }

    private boolean isChosen(String place) {
        for (Chosen step : chosen) if (step.step().place().equals(place)) return true;
        return false;
    }

    private Tap settle(List<Chosen> next) {
        List<Choice> left = matching(next);
        if (left.size() == 1 && has(next, LAST) && isReady(left.get(0), next)) return new Tap.Completed(left.get(0).move());
        return new Tap.Advanced(new Selection(this, next));
    }

    private Tap refuse(String place) {
        List<String> places = new ArrayList<>();
        for (Step step : chosen()) places.add(step.place());
        places.add(place);
        int attempt = game.words().attempt(places);
        Message why = attempt < 0 ? null : game.words(position).whyNot(attempt);
        return new Tap.Refused(why != null ? why : Message.of("choice.refused"));
    }

    /** What would be chosen with the place as the last step, or null if it can't be. */
    private List<Chosen> withLast(String place) {
        for (Choice choice : choices) {
            if (last(choice).place().equals(place) && mayEnd(choice)) return plus(before(choice), new Chosen(LAST, last(choice)));
        }
        return null;
    }

    /** What would be chosen with the place as a step before the last, or null if it can't be. */
    private List<Chosen> withEarlier(String place) {
        for (Choice choice : choices) {
            for (int i = 0; i < choice.steps().size() - 1; i++) {
                if (!choice.steps().get(i).place().equals(place)) continue;
                Chosen step = new Chosen(i, choice.steps().get(i));
                if (has(chosen, i)) return plus(fitting(step), step);
                List<Chosen> more = plus(isForeignToLast(i) ? giveUp(LAST) : chosen, step);
                if (!matching(more).isEmpty()) return more;
            }
        }
        return null;
    }

    /** Whether the moves that end with the last step, if one is chosen, have no step of that kind. */
    private boolean isForeignToLast(int kind) {
        List<Chosen> last = new ArrayList<>();
        for (Chosen step : chosen) if (step.kind() == LAST) last.add(step);
        for (Choice choice : matching(last)) if (kind < choice.steps().size() - 1) return false;
        return true;
    }

    /** Dropping any step also drops the last one. */
    private List<Chosen> giveUp(int kind) {
        List<Chosen> kept = new ArrayList<>();
        for (Chosen step : chosen) if (step.kind() != kind && step.kind() != LAST) kept.add(step);
        return kept;
    }

    /** What is chosen of other kinds than the step's, save the last, and still fits with it; the newest are the first to stay. */
    private List<Chosen> fitting(Chosen step) {
        List<Chosen> others = giveUp(step.kind());
        List<Chosen> kept = new ArrayList<>();
        for (int i = others.size() - 1; i >= 0; i--) {
            kept.add(0, others.get(i));
            if (matching(plus(kept, step)).isEmpty()) kept.remove(0);
        }
        return kept;
    }

    private static List<Chosen> plus(List<Chosen> some, Chosen one) {
        List<Chosen> more = new ArrayList<>(some);
        more.add(one);
        return more;
    }

    private static boolean has(List<Chosen> some, int kind) {
        for (Chosen step : some) if (step.kind() == kind) return true;
        return false;
    }

    private List<Choice> matching(List<Chosen> wanted) {
        List<Choice> fitting = new ArrayList<>();
        for (Choice choice : choices) if (hasAll(choice, wanted)) fitting.add(choice);
        return fitting;
    }

    private static boolean hasAll(Choice choice, List<Chosen> wanted) {
        for (Chosen step : wanted) if (!hasStep(choice, step)) return false;
        return true;
    }

    private static boolean hasStep(Choice choice, Chosen wanted) {
        List<Step> steps = choice.steps();
        int index = wanted.kind() == LAST ? steps.size() - 1 : wanted.kind();
        if (wanted.kind() != LAST && index >= steps.size() - 1) return false;
        return steps.get(index).place().equals(wanted.step().place());
    }

    private static int kind(Choice choice, int index) {
        return index == choice.steps().size() - 1 ? LAST : index;
    }
}
