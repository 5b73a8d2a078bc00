package uniboard.remote.classroom;

import java.util.List;

/**
 * A table as a file that spreadsheets open (RFC 4180), with the mark by which they know UTF-8.
 *
 * <p>Source of what is done about formulas: OWASP, <i>CSV Injection</i>.
 */
public final class Csv {
    private static final String UTF_8 = "\ufeff";
    private static final String LINE_END = "\r\n";
    /** A spreadsheet takes a cell that begins with one of these for a formula, and might run it. */
    private static final String FORMULA = "=+-@\t\r";

    private Csv() {
    }

    /** @param rows of cells, the heads among them */
    public static String text(List<List<String>> rows) {
        StringBuilder text = new StringBuilder(UTF_8);
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                if (column > 0) text.append(',');
                text.append(cell(row.get(column)));
            }
            text.append(LINE_END);
        }
        return text.toString();
    }

    private static String cell(String content) {
        boolean isFormula = !content.isEmpty() && FORMULA.indexOf(content.charAt(0)) >= 0;
        boolean isPlain = !isFormula && content.indexOf(',') < 0 && content.indexOf('"') < 0 && content.indexOf('\n') < 0
            && content.indexOf('\r') < 0 && content.indexOf(';') < 0;
        if (isPlain) return content;
        // With the apostrophe it is a text to every spreadsheet.
        return '"' + (isFormula ? "'" : "") + content.replace("\"", "\"\"") + '"';
    }
}
