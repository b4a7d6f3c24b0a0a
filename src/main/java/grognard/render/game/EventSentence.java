package grognard.render.game;

import grognard.game.unit.Change;
import grognard.input.Replacing;
import grognard.story.RecordLuck;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells one event in a sentence: the deed, its end, and what became of the units. */
final class EventSentence {

    /** Outcomes at most this likely are a surprise. */
    private static final double SURPRISE = 1 / 6.0 + 1e-9;

    private static final Pattern COUNT = Pattern.compile("(one|\\d+) [a-z]+|losses \\d+");

    /** Honour's count, which leaves the word out. */
    private static final Pattern HITS = Pattern.compile("(takes|rallies:) (\\d+)(, \\2 in all,|,| off,)");

    /** Opens the sentence about a fight whose charge has just been told; its result follows. */
    private static final Map<String, String> GOES_ON =
            Map.of("fight", "in the fight", "combat", "in the fight", "melee", "in the melee");

    private final Set<String> strengths;
    private final UnitNames names;

    EventSentence(Story story, UnitNames names) {
        this.strengths = story.strengths();
        this.names = names;
    }

    /** The event by itself. */
    String of(StoryEvent event) {
        return of(event, Optional.empty());
    }

    /** @param before the event that was told in the sentence before */
    String of(StoryEvent event, Optional<StoryEvent> before) {
        String told = counted(stripped(event.told()));
        String after = aftermath(event, told);
        if (event.kind().equals("capture")) {
            String deed = UnitNames.listed(event.units()) + " takes " + UnitNames.listed(event.others());
            return names.spoken(deed + after + ".");
        }
        String goesOn = GOES_ON.get(event.resolver());
        if (goesOn != null
                && before.filter(earlier -> isSamePair(earlier, event)).isPresent()) {
            boolean again = before.get().resolver().equals(event.resolver());
            boolean answers = again && before.get().units().equals(event.others());
            String when = answers ? "in return" : again ? "in the next round" : goesOn;
            String clause = clause(event, told);
            boolean hasSubject = Stream.concat(event.units().stream(), event.others().stream())
                    .anyMatch(unit -> clause.startsWith(unit + " "));
            return names.spoken(when + (hasSubject ? " " : ": ") + clause + after + ".");
        }
        return names.spoken(names.joined(event, opening(event, told) + after + "."));
    }

    private static boolean isSamePair(StoryEvent one, StoryEvent other) {
        boolean same = one.units().equals(other.units()) && one.others().equals(other.others());
        boolean reversed = one.units().equals(other.others()) && one.others().equals(other.units());
        return !one.others().isEmpty() && (same || reversed);
    }

    static boolean isSurprise(RecordLuck luck) {
        return chance(luck) <= SURPRISE;
    }

    private static double chance(RecordLuck luck) {
        return luck.isGood() ? luck.likelihood().better() : luck.likelihood().worse();
    }

    /** {@code one time in six}; with about if that is rounded. */
    static String times(RecordLuck luck) {
        double chance = chance(luck);
        long in = Math.round(1 / chance);
        boolean exact = Math.abs(chance * in - 1) < 1e-9;
        return (exact ? "" : "about ") + "one time in " + ProseNumber.of(in);
    }

    /** {@code 45e goes in against 33rd: neither gives way}, or the outcome alone if it says whose it is. */
    private String opening(StoryEvent event, String told) {
        if (event.others().isEmpty() || !EventText.hasVerb(event.resolver())) {
            if (told.isEmpty()) {
                return event.resolver().equals("melee") ? "in the melee" : "in the rout";
            }
            boolean names = event.units().stream().anyMatch(told::contains);
            return names || event.units().isEmpty()
                    ? told
                    : String.join(", ", event.units()) + ": " + lower(told, event);
        }
        return EventText.deed(event) + ": " + clause(event, told);
    }

    /** The outcome with its own subject: {@code 45e breaks and routs}, {@code 45e loses two stands}. */
    private String clause(StoryEvent event, String told) {
        // Of "The fire tells: 3 casualties" the number is enough.
        if (!isCount(event)) {
            return lower(told.replace(": ", ", "), event);
        }
        String target = event.others().get(0);
        Optional<Change> loss = event.changes().stream()
                .filter(change -> change.unit().equals(target) && FireSummary.isLoss(change, strengths))
                .findFirst();
        if (loss.isEmpty()) {
            return target + " takes " + ProseNumber.of(event.hits(), "hits");
        }
        int from = ProseNumber.value(loss.get().from());
        int to = ProseNumber.value(loss.get().to());
        String lost = target + lost(loss.get());
        // Where little is left it matters more than the loss.
        return to > 0 && to * 2 <= from ? lost + " and is down to " + ProseNumber.of(to) : lost;
    }

    /** {@code takes 2, 3 in all} with the word that is meant; a total of the same number is left out. */
    private static String counted(String told) {
        return Replacing.each(
                HITS,
                told,
                found -> found.group(1) + " " + ProseNumber.of(Integer.parseInt(found.group(2)), "hits")
                        + (found.group(3).endsWith(" in all,") ? "" : found.group(3)));
    }

    private static boolean isCount(String told) {
        int colon = told.indexOf(": ");
        return told.startsWith("The shot costs ")
                || (colon >= 0 && COUNT.matcher(told.substring(colon + 2)).matches());
    }

    /** Whether the outcome is only a number of losses by fire or blows, good if it is high. */
    static boolean isCount(StoryEvent event) {
        return event.others().size() == 1 && isCount(stripped(event.told()));
    }

    private static String stripped(String told) {
        return told.endsWith(".") ? told.substring(0, told.length() - 1) : told;
    }

    /** The outcome as it goes on after a colon: with a small letter, unless a name stands there. */
    private static String lower(String told, StoryEvent event) {
        boolean name =
                Stream.concat(event.units().stream(), event.others().stream()).anyMatch(told::startsWith);
        return name || told.isEmpty() ? told : told.substring(0, 1).toLowerCase(Locale.ROOT) + told.substring(1);
    }

    /**
     * Strengths and ends of the units that the event changed, if the outcome does not say so already: {@code , 4 stands
     * left} of the unit that the outcome is about, {@code ; 9e is down to 5 stands} of another.
     */
    private String aftermath(StoryEvent event, String told) {
        Map<String, String> ends = new LinkedHashMap<>();
        boolean counted = isCount(event);
        // Where the outcome has the total, as honour's has, it need not be said again.
        boolean total = event.told().contains(" in all") || told.contains(" left");
        List<Change> losses = event.changes().stream()
                .filter(change -> !total && FireSummary.isLoss(change, strengths))
                .filter(change -> !(counted && event.others().contains(change.unit())))
                .toList();
        String left = "";
        for (Change change : losses) {
            boolean more = ProseNumber.value(change.to()) > ProseNumber.value(change.from());
            boolean only = losses.size() == 1
                    && event.others().equals(List.of(change.unit()))
                    && !told.isEmpty()
                    && event.units().stream().noneMatch(told::contains);
            if (left.isEmpty() && (only || told.startsWith(change.unit() + " "))) {
                left = ", " + amount(change) + (more ? " in all" : " left");
            } else {
                ends.put(change.unit(), change.unit() + (told.isEmpty() ? lost(change) : now(change, more)));
            }
        }
        for (Change change : event.changes()) {
            String end = end(change, event.impact().why());
            if (!end.isEmpty() && !told.contains(change.unit() + " " + end)) {
                boolean known = told.contains("rout") && (end.equals("routs") || end.equals("leaves the field"));
                boolean officer = end.equals("is lost") && event.units().contains(change.unit());
                if (!known && !officer) {
                    ends.put(change.unit(), change.unit() + " " + end);
                }
            }
        }
        String joint = told.isEmpty() && event.isResolution() ? " " : "; ";
        return left + (ends.isEmpty() ? "" : joint + String.join("; ", ends.values()));
    }

    private static String now(Change change, boolean more) {
        return (more ? " now has " : " is down to ") + amount(change);
    }

    /** {@code  takes two hits}, {@code  loses one stand}. */
    private static String lost(Change change) {
        int more = ProseNumber.value(change.to()) - ProseNumber.value(change.from());
        return (more > 0 ? " takes " : " loses ") + ProseNumber.of(Math.abs(more), change.field());
    }

    /** {@code 3 stands}; fields of strength are plurals. */
    private static String amount(Change change) {
        int left = ProseNumber.value(change.to());
        return left < 2 ? ProseNumber.of(left, change.field()) : left + " " + change.field();
    }

    /** How the unit ended, if the change says so. */
    private static String end(Change change, Map<String, String> why) {
        String to = String.valueOf(change.to());
        if (!change.field().equals("state") && !change.field().equals("level")) {
            return "";
        }
        return switch (to) {
            case "routing", "routed" -> "routs";
            case "lost" -> "is lost";
            case "wounded" -> "is wounded";
            case "gone" ->
                switch (why.getOrDefault(change.unit(), "")) {
                    case "captured" -> "is taken";
                    case "off" -> "leaves the field";
                    default -> "is destroyed";
                };
            default -> "";
        };
    }
}
