package uniboard.web.driver;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Asks again and again until something is so, and gives up after a while. */
public final class Patience {
    private static final Duration BREATH = Duration.ofMillis(40);

    private Patience() {
    }

    /**
     * Waits until the answer isn't null.
     *
     * @param complaint what to say in the end
     * @throws IllegalStateException if it stays null
     */
    public static <T> T until(Duration end, Supplier<T> question, Supplier<String> complaint) {
        long began = System.nanoTime();
        for (;;) {
            T answer = question.get();
            if (answer != null) return answer;
            if (System.nanoTime() - began > end.toNanos()) throw new IllegalStateException(complaint.get());
            LockSupport.parkNanos(BREATH.toNanos());
        }
    }
}
