package uniboard.remote.classroom;

/**
 * A pupil as the teacher sees them.
 *
 * @param id          stays with the pupil
 * @param away        seconds since the device was heard of; 0: it is there
 * @param hasAnswered the present question, or has begun it
 * @param done        tasks of the present sheet or lesson; 0 where one answer is asked for
 */
public record PupilView(int id, PupilState state, PupilName name, int away, boolean hasAnswered, int done, boolean isHandUp) {
}
