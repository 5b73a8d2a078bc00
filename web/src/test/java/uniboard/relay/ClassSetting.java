package uniboard.relay;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Random32;
import uniboard.remote.Crypto;

/**
 * What the devices of a class share.
 *
 * @param loop on whose thread all of them are
 * @param game that is played
 */
record ClassSetting(EventLoop loop, URI relay, Catalog catalog, Game game, Crypto crypto, Random32 random) {
    private static final int FRAMES_A_SECOND = 4;

    /** Seconds since a device was opened, as it tells the time. */
    static int age(long openedAt) {
        return (int) ((System.nanoTime() - openedAt) / 1_000_000_000L);
    }

    /** Minutes since 1970. */
    static int minute() {
        return (int) (System.currentTimeMillis() / 60_000);
    }

    void eachFrame(Runnable frame) {
        Future<?> unused = loop.scheduleAtFixedRate(loudly(frame), 0, 1000 / FRAMES_A_SECOND, TimeUnit.MILLISECONDS);
    }

    void after(int milliseconds, Runnable what) {
        Future<?> unused = loop.schedule(loudly(what), milliseconds, TimeUnit.MILLISECONDS);
    }

    /** What fails in a scheduled task would else stop it without a word. */
    private static Runnable loudly(Runnable what) {
        return () -> {
            try {
                what.run();
            } catch (RuntimeException e) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        };
    }
}
