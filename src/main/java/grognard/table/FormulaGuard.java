package grognard.table;

/**
 * Keeps a spreadsheet from running a cell as a formula. A cell that begins as one ({@code = + - @}, also full-width, a
 * tab, a carriage return) gets an apostrophe in front, the spreadsheets' own mark for text; negative numbers stay as they are.
 */
public final class FormulaGuard {

    /** First characters of formulas. Spreadsheets with an East Asian setting take the full-width forms too. */
    private static final String STARTS = "=+@-\t\r\uFF1D\uFF0B\uFF20\uFF0D";

    private static final char MARK = '\'';

    private FormulaGuard() {}

    public static String add(String cell) {
        return startsFormula(cell) ? MARK + cell : cell;
    }

    /** Takes the apostrophe off a cell that {@link #add} put it on. */
    public static String remove(String cell) {
        return !cell.isEmpty() && cell.charAt(0) == MARK && startsFormula(cell.substring(1)) ? cell.substring(1) : cell;
    }

    private static boolean startsFormula(String cell) {
        if (cell.isEmpty() || STARTS.indexOf(cell.charAt(0)) < 0) {
            return false;
        }
        for (int i = 1; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if ((c < '0' || c > '9') && c != '.') {
                return true;
            }
        }
        return cell.charAt(0) != '-' || cell.length() == 1;
    }
}
