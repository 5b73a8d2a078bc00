package uniboard.match;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;

/**
 * Where another line of a match's tree leaves the line that is played.
 *
 * @param line  of {@link Match#tree()}
 * @param ply   moves that both have
 * @param seat  who moves differently
 * @param words for the move that differs
 */
public record SideLine(int line, int ply, int seat, Message words) {
    /** In the order in which they leave; of those that leave with the same move one. */
    public static List<SideLine> of(Match match, int viewer) {
        RecordTree tree = match.tree();
        GameRecord played = match.record();
        List<SideLine> others = new ArrayList<>();
        for (int line = 0; line < tree.lines().size(); line++) {
            GameRecord other = tree.lines().get(line);
            int ply = RecordTree.common(other, played);
            if (ply == other.plies() || isListed(others, tree, other, ply)) continue;
            Position before = Match.view(other.replay(ply), viewer);
            Message words = match.game().words(before).describeMove(other.move(ply), viewer);
            others.add(new SideLine(line, ply, before.toMove(), words));
        }
        others.sort((one, two) -> Integer.compare(one.ply(), two.ply()));
        return others;
    }

    private static boolean isListed(List<SideLine> others, RecordTree tree, GameRecord line, int ply) {
        for (SideLine other : others) {
            if (other.ply() == ply && tree.lines().get(other.line()).move(ply) == line.move(ply)) return true;
        }
        return false;
    }
}
