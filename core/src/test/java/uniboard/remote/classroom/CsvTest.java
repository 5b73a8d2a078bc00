package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of what a class has done. */
class CsvTest {
    @Test
    void cellsAreQuotedWhereTheyMust() {
        assertEquals("\ufeffName,Right\r\n\"Lovelace, Ada\",3\r\n\"\"\"Bob\"\"\",\r\n", Csv.text(List.of(List.of("Name", "Right"),
            List.of("Lovelace, Ada", "3"), List.of("\"Bob\"", ""))));
    }

    @Test
    void aPupilIsARow() {
        PupilResult result = new PupilResult(PupilName.NONE, 5, 3, 7, 1, 2);
        assertEquals(List.of("Blue Tiger 7", "5", "3", "7", "1", "2"), result.cells("Blue Tiger 7"));
    }

    /** A pupil may be called anything. */
    @Test
    void noNameIsAFormula() {
        for (String name : List.of("=1+1", "+1", "-2", "@SUM(A1)", "\t=1")) {
            assertEquals("\ufeff\"'" + name + "\"\r\n", Csv.text(List.of(List.of(name))));
        }
        assertEquals("\ufeffa=1\r\n", Csv.text(List.of(List.of("a=1"))));
    }
}
