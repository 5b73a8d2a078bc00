package uniboard.stage.learn;

import uniboard.game.Catalog;
import uniboard.learn.Practice;
import uniboard.learn.Progress;
import uniboard.match.GameRecord;
import uniboard.match.RecordException;

/** Stores a lesson's game when the learner leaves it, and brings it back. */
final class UnfinishedGame {
    private final Progress progress;
    private final Catalog catalog;

    UnfinishedGame(Progress progress, Catalog catalog) {
        this.progress = progress;
        this.catalog = catalog;
    }

    /** The game that was left at a board; null where there is none, or it can't be read any more. */
    GameRecord at(String board) {
        String text = progress.keptGame(board);
        try {
            return text == null ? null : GameRecord.read(text, catalog);
        } catch (RecordException unreadable) {
            progress.forgetGame();
            return null;
        }
    }

    void keep(String board, Practice practice) {
        GameRecord begun = practice.begunGame();
        if (begun != null) progress.keepGame(board, begun.text());
        else if (practice.isGameOver()) progress.forgetGame();
    }
}
