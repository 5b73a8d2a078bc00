package uniboard.games.unitar.scene;

/**
 * A seat as the table calls it.
 *
 * @param mark a picture
 * @param name may be empty
 */
record Who(String mark, String name) {
}
