package grognard.table;

/** Thrown for text that is no CSV, such as characters behind a closing quote. The message is FastCSV's first sentence. */
public final class BadCsv extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadCsv(RuntimeException cause) {
        super(reason(cause), cause);
    }

    private static String reason(RuntimeException cause) {
        Throwable reason = cause.getCause() == null ? cause : cause.getCause();
        String message = reason.getMessage();
        return message == null ? "broken record" : message.split("[.\n]", 2)[0];
    }
}
