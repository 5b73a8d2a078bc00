package uniboard.text;

/** The platform's own text engine, with its shaping and bidirectional layout; libGDX has neither. Not cached here. */
public interface TextPainter {
    PaintedText paint(Paragraph paragraph);
}
