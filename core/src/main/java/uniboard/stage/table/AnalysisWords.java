package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.PositionAnalysis;
import uniboard.stage.review.ReviewWords;
import uniboard.text.Texts;

/**
 * What is told of the best moves of a position.
 *
 * @param analysed whose last position it is
 * @param isOpen   whether it may be told how moves go on
 */
record AnalysisWords(Texts texts, GameRecord analysed, boolean isOpen) {
    List<AnalysisPanel.Row> rows(PositionAnalysis analysis) {
        List<AnalysisPanel.Row> rows = new ArrayList<>();
        String chance = analysis.isFirstRound() ? "analysis.rough" : "analysis.chance";
        for (PositionAnalysis.Line line : analysis.best()) rows.add(row(line, rows.size() + 1, chance));
        return rows;
    }

    private AnalysisPanel.Row row(PositionAnalysis.Line line, int rank, String chanceKey) {
        List<String> moves = new ArrayList<>();
        GameRecord played = analysed;
        for (int move : line.moves()) {
            moves.add(texts.say(choice(played, move).label()));
            if (!isOpen) break;
            played = played.with(move);
        }
        String goesOn = moves.size() == 1 ? "" : texts.say("analysis.goesOn", String.join(", ", moves.subList(1, moves.size())));
        String chance = texts.say(chanceKey, ReviewWords.inHundred(line.chance()));
        String first = texts.say(choice(analysed, line.moves().get(0)).spoken());
        String spoken = texts.say("analysis.row", Integer.toString(rank), first, chance);
        return new AnalysisPanel.Row(moves.get(0), goesOn, chance, goesOn.isEmpty() ? spoken : spoken + ' ' + goesOn);
    }

    private static Choice choice(GameRecord before, int move) {
        Position position = before.replay();
        return before.game().words(Match.view(position, position.toMove())).choice(move);
    }

    /** The places that a move is chosen by. */
    static List<String> places(GameRecord before, int move) {
        return choice(before, move).places();
    }
}
