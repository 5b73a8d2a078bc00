package uniboard.desktop;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Makes a frame come after a while, though nobody touches the window. One time at most is set: the last. */
final class FrameAlarm {
    private final Runnable ring;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "frame alarm");
        thread.setDaemon(true);
        return thread;
    });
    private ScheduledFuture<?> set;

    /** @param ring called on a thread of the alarm's own */
    FrameAlarm(Runnable ring) {
        this.ring = ring;
    }

    void ringIn(float seconds) {
        if (set != null) set.cancel(false);
        set = clock.schedule(ring, Math.max(0, Math.round(seconds * 1000)), TimeUnit.MILLISECONDS);
    }
}
