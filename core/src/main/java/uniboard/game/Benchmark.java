package uniboard.game;

/** A fixed piece of an engine's work, to measure its speed by. */
public interface Benchmark {
    /** What the work is, such as {@code search}: for engineers, not translated. */
    String title();

    /** What is counted: {@code nodes}, {@code playouts}, {@code moves} or {@code rounds}. */
    String unit();

    /**
     * Does all of the work, from the start each time.
     *
     * @return how many units it took: changes only when the engine does
     */
    int run();
}
