package grognard.cli.session;

import grognard.line.OptionValues;
import grognard.render.result.ResolutionCsv;
import java.util.Optional;

/**
 * The settings that hold for all lines of a batch.
 *
 * @param options defaults for the options of each line
 * @param plain the complete options of a line without options; precomputed, since most lines have none
 * @param csv whether results are rows of a spreadsheet
 * @param seed line k takes its dice from SEED/k
 */
public record BatchSettings(OptionValues options, OptionValues plain, boolean csv, String seed) {

    public BatchSettings(OptionValues options, boolean csv, String seed) {
        this(options, OptionValues.NONE.withDefaults(options), csv, seed);
    }

    /** Returns the header line of the results; empty unless they are CSV. */
    public Optional<String> header() {
        return csv ? Optional.of(ResolutionCsv.HEADER) : Optional.empty();
    }
}
