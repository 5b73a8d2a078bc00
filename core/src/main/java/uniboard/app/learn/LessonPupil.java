package uniboard.app.learn;

import java.util.List;
import uniboard.embed.EmbedCommands;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;

/** Lets the page around the board have something done in a lesson or an exercise. */
public final class LessonPupil implements EmbedCommands.Pupil {
    private final Practice practice;

    LessonPupil(Practice practice) {
        this.practice = practice;
    }

    @Override
    public void hint() {
        practice.hint();
    }

    @Override
    public boolean takeBack() {
        boolean hasFailed = practice.state() == PracticeState.FAILED || practice.state() == PracticeState.DOUBTED;
        practice.tryAgain();
        return hasFailed;
    }

    @Override
    public void allow(List<String> moves) {
        practice.allow(moves);
    }

    @Override
    public void point(List<String> places) {
        practice.session().hurry();
        practice.session().point(places);
    }

    @Override
    public void pause() {
        practice.pause();
    }

    @Override
    public void resume() {
        practice.resume();
    }
}
