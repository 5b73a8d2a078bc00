package uniboard.play;

import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import javax.swing.Box;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** Lays what is added below each other, each as wide as the panel. */
final class Column {
    private static final int GAP = 8;

    private final JPanel panel;

    Column(JPanel panel) {
        this.panel = panel;
        panel.setLayout(new GridBagLayout());
    }

    void add(JComponent component) {
        GridBagConstraints place = place();
        place.fill = GridBagConstraints.HORIZONTAL;
        place.insets = new Insets(0, 0, GAP, 0);
        panel.add(component, place);
    }

    /** What is left of the height stays empty. */
    void fill() {
        GridBagConstraints place = place();
        place.weighty = 1;
        panel.add(Box.createGlue(), place);
    }

    private static GridBagConstraints place() {
        GridBagConstraints place = new GridBagConstraints();
        place.gridx = 0;
        place.weightx = 1;
        return place;
    }
}
