package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;

/** Remembers all that a page's elements would show. */
final class FakeAccessibility implements AccessibilityBridge {
    /** Tests forget those that they have looked at. */
    private final List<AccessibilityTree> views = new ArrayList<>();
    private AccessibilityTree view;
    private String focus;
    private Listener listener;
    private boolean showsArticles;

    /** What is shown; null before anything is. */
    AccessibilityTree view() {
        return view;
    }

    /** All that was shown, in order, since they were cleared. */
    List<AccessibilityTree> views() {
        return views;
    }

    Listener listener() {
        return listener;
    }

    /** The place that the keyboard's focus was moved to last. */
    String focus() {
        return focus;
    }

    /** From now on it shows articles itself. */
    void showArticles() {
        showsArticles = true;
    }

    @Override
    public void show(AccessibilityTree newView) {
        // An element that goes to another part of the page loses the focus.
        if (view != null && focus != null && !region(view).equals(region(newView))) focus = null;
        view = newView;
        views.add(newView);
    }

    private String region(AccessibilityTree of) {
        AccessibilityTree.Region region = of.regionOf(focus);
        return region == null ? "" : region.name();
    }

    @Override
    public void listen(Listener newListener) {
        listener = newListener;
    }

    @Override
    public void focus(String place) {
        focus = place;
    }

    @Override
    public boolean showsArticles() {
        return showsArticles;
    }
}
