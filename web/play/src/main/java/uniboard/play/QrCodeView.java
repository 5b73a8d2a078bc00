package uniboard.play;

import io.nayuki.qrcodegen.QrCode;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import javax.swing.JPanel;

/** A QR code as large as its place allows, in black on white whatever the window's colours are. */
final class QrCodeView extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int SIDE = 380;

    private transient QrCode code;

    QrCodeView() {
        setOpaque(false);
        setPreferredSize(new Dimension(SIDE, SIDE));
    }

    /** @param text empty for no code */
    void show(String text) {
        code = text.isEmpty() ? null : QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        getAccessibleContext().setAccessibleName(text);
        setVisible(code != null);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (code == null) return;
        int modules = code.size + 2 * QrCodePicture.QUIET;
        int module = Math.max(1, Math.min(getWidth(), getHeight()) / modules);
        int left = (getWidth() - module * modules) / 2;
        int top = (getHeight() - module * modules) / 2;
        graphics.setColor(Color.WHITE);
        graphics.fillRect(left, top, module * modules, module * modules);
        graphics.setColor(Color.BLACK);
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++)
                if (code.getModule(x, y)) graphics.fillRect(left + (x + QrCodePicture.QUIET) * module,
                    top + (y + QrCodePicture.QUIET) * module, module, module);
    }
}
