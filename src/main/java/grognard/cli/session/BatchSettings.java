package grognard.cli.session;

import grognard.line.OptionValues;
import grognard.render.result.ResolutionCsv;
import java.util.Optional;

/**
 * What holds for all lines of a batch.
 *
 * @param options used where a line says nothing
 * @param plain those of a line that has none of its own
 * @param csv results as rows of a spreadsheet
 * @param seed line k takes its dice from SEED/k
 */
public record BatchSettings(OptionValues options, OptionValues plain, boolean csv, String seed) {

    public BatchSettings(OptionValues options, boolean csv, String seed) {
        this(options, OptionValues.NONE.withDefaults(options), csv, seed);
    }

    /** The results' header, where there is one. */
    public Optional<String> header() {
        return csv ? Optional.of(ResolutionCsv.HEADER) : Optional.empty();
    }
}
