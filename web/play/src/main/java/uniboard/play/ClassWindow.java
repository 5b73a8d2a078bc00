package uniboard.play;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.ComponentOrientation;
import java.awt.Font;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import uniboard.text.Direction;

/** The window of the computer that is the site for a room: where devices find it, how many came, and what to look at if they can't. */
final class ClassWindow {
    private static final Color TABLE = new Color(0xE9E1D3);
    private static final Color INK = new Color(0x2B2620);
    private static final Color SOFT_INK = new Color(0x5E5445);
    private static final Font TITLE = new Font(Font.SERIF, Font.PLAIN, 28);
    private static final Font ADDRESS = new Font(Font.SANS_SERIF, Font.BOLD, 26);
    private static final Font STRONG = new Font(Font.SANS_SERIF, Font.BOLD, 16);
    private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 16);
    private static final int MARGIN = 24;
    private static final int REFRESH_SECONDS = 2;

    private final LaptopWords words;
    private final OnePort server;
    private final JFrame frame = new JFrame("Uniboard");
    private final QrCodeView code = new QrCodeView();
    private final JTextComponent how = text(TEXT, INK);
    private final JTextField address = address(ADDRESS);
    private final JTextComponent also;
    private final JTextField others = address(TEXT);
    private final JTextComponent connected = text(STRONG, INK);
    private final JButton open;
    private State shown;

    /** @param sites the site's addresses, the likeliest first */
    private record State(List<String> sites, int visitors) {
    }

    private ClassWindow(LaptopWords words, OnePort server, Runnable closed) {
        this.words = words;
        this.server = server;
        also = text(TEXT, SOFT_INK, words.say("laptop.others"));
        open = button(words.say("laptop.open"), this::openHere);
        lay();
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closed.run();
            }
        });
    }

    /** Returns when the window has been closed. */
    static void showUntilClosed(LaptopWords words, OnePort server) throws InterruptedException {
        CountDownLatch closed = new CountDownLatch(1);
        ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "network");
            thread.setDaemon(true);
            return thread;
        });
        try {
            SwingUtilities.invokeAndWait(() -> {
                ClassWindow window = new ClassWindow(words, server, closed::countDown);
                window.show(state(server));
                window.appear();
                // Not on the window's own thread: some systems take long to list their networks.
                Future<?> unused = watch.scheduleWithFixedDelay(() -> {
                    State state = state(server);
                    SwingUtilities.invokeLater(() -> window.show(state));
                }, REFRESH_SECONDS, REFRESH_SECONDS, TimeUnit.SECONDS);
            });
            closed.await();
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("The window doesn't open.", e.getCause());
        } finally {
            watch.shutdownNow();
        }
    }

    private static State state(OnePort server) {
        return new State(LocalNetwork.sites(server.port()), server.visitors());
    }

    private void appear() {
        frame.pack();
        frame.setMinimumSize(frame.getSize());
        frame.setLocationRelativeTo(null);
        frame.setVisible(true);
        open.requestFocusInWindow();
    }

    private void show(State state) {
        if (state.equals(shown)) return;
        List<String> sites = state.sites;
        boolean isFound = !sites.isEmpty();
        if (shown == null || !shown.sites.equals(sites)) code.show(isFound ? sites.get(0) : "");
        shown = state;
        how.setText(words.say(isFound ? "laptop.address" : "laptop.alone"));
        address.setText(isFound ? sites.get(0) : "");
        address.setVisible(isFound);
        others.setText(isFound ? String.join("   ", sites.subList(1, sites.size())) : "");
        also.setVisible(sites.size() > 1);
        others.setVisible(sites.size() > 1);
        connected.setText(words.say("laptop.connected", state.visitors));
    }

    /** By the address that others have, too: the links and codes that a page shows lead to where it was opened. */
    private void openHere() {
        List<String> sites = shown.sites;
        Browser.open(sites.isEmpty() ? LocalNetwork.siteForThisMachine(server.port()) : sites.get(0));
    }

    private void lay() {
        JPanel side = new JPanel();
        Column told = new Column(side);
        told.add(text(TITLE, INK, words.say("laptop.title")));
        told.add(how);
        told.add(address);
        told.add(also);
        told.add(others);
        told.add(connected);
        told.add(text(TEXT, INK, words.say("laptop.keep")));
        told.add(buttons());
        told.fill();

        JPanel foot = new JPanel();
        Column help = new Column(foot);
        help.add(text(STRONG, INK, words.say("laptop.trouble")));
        for (String line : words.troubles(server.port())) help.add(text(TEXT, SOFT_INK, line));

        JPanel all = new JPanel(new BorderLayout(MARGIN, MARGIN));
        all.setBorder(BorderFactory.createEmptyBorder(MARGIN, MARGIN, MARGIN, MARGIN));
        all.add(code, BorderLayout.LINE_START);
        all.add(side, BorderLayout.CENTER);
        all.add(foot, BorderLayout.PAGE_END);
        for (JPanel panel : List.of(all, side, foot)) panel.setBackground(TABLE);
        frame.setContentPane(all);
        if (words.language().direction() != Direction.RIGHT_TO_LEFT) return;
        frame.applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT);
        for (JTextField field : List.of(address, others)) {
            field.setComponentOrientation(ComponentOrientation.LEFT_TO_RIGHT);
            field.setHorizontalAlignment(SwingConstants.RIGHT);
        }
    }

    private JComponent buttons() {
        JPanel row = new JPanel(new BorderLayout(MARGIN, 0));
        row.setOpaque(false);
        row.add(open, BorderLayout.LINE_START);
        row.add(button(words.say("laptop.close"), frame::dispose), BorderLayout.LINE_END);
        return row;
    }

    private static JButton button(String text, Runnable action) {
        JButton button = new JButton(text);
        button.setFont(TEXT);
        button.addActionListener(event -> action.run());
        return button;
    }

    private static JTextComponent text(Font font, Color colour, String text) {
        JTextComponent lines = text(font, colour);
        lines.setText(text);
        return lines;
    }

    private static JTextComponent text(Font font, Color colour) {
        return plain(new WrappedText(), font, colour);
    }

    /** To be marked and copied, too. */
    private static JTextField address(Font font) {
        return plain(new JTextField(), font, INK);
    }

    private static <T extends JTextComponent> T plain(T component, Font font, Color colour) {
        component.setEditable(false);
        component.setOpaque(false);
        component.setBorder(null);
        component.setFont(font);
        component.setForeground(colour);
        return component;
    }
}
