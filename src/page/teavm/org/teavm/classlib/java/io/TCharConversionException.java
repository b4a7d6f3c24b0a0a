package org.teavm.classlib.java.io;

import java.io.IOException;

/** java.io.CharConversionException, which Jackson's parser throws; TeaVM 0.15.0 has none. */
public class TCharConversionException extends IOException {

    private static final long serialVersionUID = 1L;

    public TCharConversionException(String message) {
        super(message);
    }
}
