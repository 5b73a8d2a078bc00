package uniboard.web;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import uniboard.text.Direction;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextPainter;

/** Paints with the browser's text engine, on a canvas outside the page. */
final class CanvasTextPainter implements TextPainter {
    /** In font sizes. The baseline is where Noto Sans has it in a line of this height, whichever font a letter comes from. */
    private static final double LINE_HEIGHT = 1.35;
    private static final double BASELINE = 1.06;

    private final CanvasRenderingContext2D canvas = createCanvas();

    @Override
    public PaintedText paint(Paragraph paragraph) {
        setFont(paragraph);
        List<String> lines = lines(paragraph);
        double widest = 0;
        for (String line : lines) widest = Math.max(widest, canvas.measureText(line).getWidth());
        int width = Math.max(1, (int) Math.ceil(widest));
        int lineHeight = (int) Math.round(paragraph.size() * LINE_HEIGHT);
        int height = lineHeight * lines.size();
        int baseline = (int) Math.round(paragraph.size() * BASELINE);

        if (clear(canvas, width, height)) {
            setFont(paragraph);
            canvas.setFillStyle("#fff");
        }
        boolean rightToLeft = paragraph.direction() == Direction.RIGHT_TO_LEFT;
        setDirection(canvas, rightToLeft ? "rtl" : "ltr");
        boolean centred = paragraph.align() == Paragraph.Align.CENTRE;
        canvas.setTextAlign(centred ? "center" : "start");
        double x = centred ? width / 2.0 : rightToLeft ? width : 0;
        for (int i = 0; i < lines.size(); i++) canvas.fillText(lines.get(i), x, i * lineHeight + baseline);

        return new PaintedText(new BrowserPicture(pixels(canvas, width, height)), baseline);
    }

    private void setFont(Paragraph paragraph) {
        String family = paragraph.style().family().equals("serif") ? "\"Uniboard Serif\", serif" : "\"Uniboard Sans\", sans-serif";
        String weight = paragraph.style().weight().equals("bold") ? "bold " : "";
        canvas.setFont(weight + paragraph.size() + "px " + family);
    }

    /** Fills each line with as many words as fit; a word wider than the paragraph gets a line of its own. */
    private List<String> lines(Paragraph paragraph) {
        if (paragraph.maxWidth() <= 0) return List.of(paragraph.text());
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : paragraph.text().split(" ")) {
            String longer = line.isEmpty() ? word : line + ' ' + word;
            if (!line.isEmpty() && canvas.measureText(longer).getWidth() > paragraph.maxWidth()) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    @JSBody(script = """
        return Object.assign(document.createElement('canvas'), { width: 0, height: 0 })
        .getContext('2d', { willReadFrequently: true });""")
    private static native CanvasRenderingContext2D createCanvas();

    /**
     * The canvas only grows: a new size is dear.
     *
     * @return whether it has grown, and lost what it was to paint with
     */
    @JSBody(params = {"context", "width", "height"}, script = """
        var canvas = context.canvas, grows = canvas.width < width || canvas.height < height;
        if (canvas.width < width) canvas.width = width;
        if (canvas.height < height) canvas.height = height;
        context.clearRect(0, 0, width, height);
        return grows;""")
    private static native boolean clear(CanvasRenderingContext2D context, int width, int height);

    @JSBody(params = {"context", "direction"}, script = "context.direction = direction;")
    private static native void setDirection(CanvasRenderingContext2D context, String direction);

    @JSBody(params = {"context", "width", "height"}, script = "return context.getImageData(0, 0, width, height);")
    private static native JSObject pixels(CanvasRenderingContext2D context, int width, int height);
}
