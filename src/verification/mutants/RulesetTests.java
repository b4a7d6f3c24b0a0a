import grognard.testing.Run;
import grognard.testing.SpecRow;
import grognard.testing.SpecRowCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The tests of a ruleset: its spec rows up to the first that fails and, if all hold, the other tests of its rules. */
public final class RulesetTests implements Function<String, String> {

    private static final int AT_LEAST = 20;

    @Override
    public String apply(String ruleset) {
        for (SpecRow row : SpecRow.of(ruleset)) {
            List<String> words = new ArrayList<>(row.words());
            words.add("--json");
            List<String> failures = SpecRowCheck.check(row, Run.of(words));
            if (!failures.isEmpty()) {
                return "KILLED by " + failures.get(0);
            }
        }
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(
                        DiscoverySelectors.selectClass("grognard.rulesets.SentencesTest"),
                        DiscoverySelectors.selectClass("grognard.rulesets.OwnNumbersTest"),
                        DiscoverySelectors.selectClass("grognard.TranscriptTest"),
                        DiscoverySelectors.selectClass("grognard.cli.command.tables.TablePackTest"),
                        DiscoverySelectors.selectClass("grognard.lookup.LookupTest"),
                        DiscoverySelectors.selectClass("grognard.oracle.OracleTest"),
                        DiscoverySelectors.selectPackage("grognard.rules." + ruleset))
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        if (summary.getTestsStartedCount() < AT_LEAST) {
            return "KILLED as only " + summary.getTestsStartedCount() + " tests could be started";
        }
        return summary.getFailures().isEmpty()
                ? "SURVIVED " + summary.getTestsStartedCount() + " tests"
                : "KILLED by " + summary.getFailures().get(0).getTestIdentifier().getDisplayName();
    }
}
