package uniboard.play;

import java.awt.Dimension;
import javax.swing.JTextArea;

/** Text in as many lines as its width needs. */
final class WrappedText extends JTextArea {
    private static final long serialVersionUID = 1;
    /** Until the window has a width. */
    private static final int FIRST_WIDTH = 440;

    WrappedText() {
        setLineWrap(true);
        setWrapStyleWord(true);
    }

    /** A text area knows its height only for a width that it has. */
    @Override
    public Dimension getPreferredSize() {
        if (getWidth() == 0) setSize(FIRST_WIDTH, Short.MAX_VALUE);
        return new Dimension(FIRST_WIDTH, super.getPreferredSize().height);
    }

    /** Else a narrow window would take its place away altogether. */
    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }
}
