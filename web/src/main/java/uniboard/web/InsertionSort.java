package uniboard.web;

import java.util.Comparator;

/** Sorts by insertion, stably: for libGDX's few and short lists. The site builder puts it in the place of a large merge sort. */
public final class InsertionSort {
    private InsertionSort() {
    }

    /** Sorts the items from {@code from} to before {@code to}. */
    public static <T> void sort(T[] items, Comparator<? super T> order, int from, int to) {
        for (int sorted = from + 1; sorted < to; sorted++) {
            T item = items[sorted];
            int place = sorted;
            for (; place > from && order.compare(items[place - 1], item) > 0; place--) items[place] = items[place - 1];
            items[place] = item;
        }
    }
}
