package grognard.table;

/** A text that cannot be read as CSV. */
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
