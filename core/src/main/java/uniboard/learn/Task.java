package uniboard.learn;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Position;

/** What a learner is asked to do on a board. */
public sealed interface Task {
    /**
     * Make one of the moves that are meant; after it the others play, and so on.
     *
     * @param rounds at least one
     */
    record Do(List<Round> rounds) implements Task {
    }

    /**
     * One decision of the learner.
     *
     * @param accepted what is right
     * @param mistakes legal moves that the lesson expects, and answers
     * @param replies  what the others then play, in notation
     * @param unnamed  how other legal moves are judged
     * @param length   how many moves are asked for before the others play
     */
    record Round(List<MovePattern> accepted, List<Mistake> mistakes, List<String> replies, Unnamed unnamed, Length length) {
        /** How much of a turn a round is. */
        public enum Length {
            MOVE,
            /** All moves up to the turn's end, each of which is judged. */
            TURN
        }

        /** How moves are judged that a round doesn't name. */
        public enum Unnamed {
            WRONG,
            /** As a review of the game judges them: right unless they are mistakes. */
            WEIGHED
        }
    }

    /**
     * A legal move that isn't meant.
     *
     * @param key     of the words that answer it
     * @param refuted what the others play to show what is wrong with it, in notation; it may be nothing
     */
    record Mistake(String key, MovePattern pattern, List<String> refuted) {
    }

    /**
     * Find all places.
     *
     * @param step    which step of the moves that fit, from 1
     * @param pattern of these moves
     */
    record Find(int step, MovePattern pattern) implements Task {
        /** The places, each once. */
        public List<String> places(Game game, Position position) {
            List<String> places = new ArrayList<>();
            for (int move : pattern.among(game, position)) {
                List<Choice.Step> steps = game.words(position).choice(move).steps();
                String place = step <= steps.size() ? steps.get(step - 1).place() : "";
                if (!place.isEmpty() && !places.contains(place)) places.add(place);
            }
            return places;
        }
    }

    /**
     * Choose among sentences.
     *
     * @param right the key of the right one
     */
    record Answer(String right) implements Task {
    }

    /**
     * Play against a bot until something is reached; the game's end without it is a failure.
     *
     * @param level of the bot, from 1
     * @param goal  moves of the learner, one of which has to be made; {@code win} for the game to be won
     * @param help  what is said besides
     */
    record Reach(int level, MovePattern goal, Help help) implements Task {
        /** Whether the learner's turns are remarked upon. */
        public enum Help { NONE, REMARKS }
    }
}
