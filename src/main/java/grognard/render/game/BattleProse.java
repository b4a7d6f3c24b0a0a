package grognard.render.game;

import grognard.game.unit.Change;
import grognard.story.Chapter;
import grognard.story.RecordLuck;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells a turn in a few sentences: the events that cost an army something, broke a unit or went against the odds, and the
 * players' notes. The other events are summed up in one sentence.
 */
final class BattleProse {

    /** Most events of a turn that are told one by one, so that a battle stays a page. */
    private static final int MOST_EVENTS = 6;

    /** Outcomes at most this likely are a surprise. */
    private static final double SURPRISE = 1 / 6.0 + 1e-9;

    /** Roles of attacks hand to hand, in all rulesets. */
    private static final Set<String> ATTACKING = Set.of("attacker", "striker");

    private static final Pattern COUNT = Pattern.compile("(one|\\d+) [a-z]+|[a-z]+ \\d+");

    private static final Pattern LOSSES = Pattern.compile("losses (\\d+)");

    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** Most units that are named when their fire is summed up. */
    private static final int MOST_NAMED = 5;

    private final Story story;
    private final UnitNames names;

    BattleProse(Story story) {
        this.story = story;
        this.names = new UnitNames(story);
    }

    /** The paragraphs of a turn; a note is one of its own. */
    List<String> of(Chapter chapter) {
        Set<Long> told = told(chapter);
        List<String> paragraphs = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        List<StoryEvent> others = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            if (event.undone()) {
                continue;
            }
            if (event.kind().equals("note")) {
                end(sentences, paragraphs);
                paragraphs.add("\u201c" + event.text() + "\u201d");
            } else if (told.contains(event.record())) {
                sentences.add(sentence(event));
            } else if (event.isResolution()) {
                others.add(event);
            }
            if (!event.verdict().isEmpty()) {
                sentences.add(verdict(event.verdict()));
            }
        }
        String rest = rest(others, !told.isEmpty());
        if (!rest.isEmpty()) {
            sentences.add(rest);
        }
        end(sentences, paragraphs);
        return paragraphs;
    }

    private static void end(List<String> sentences, List<String> paragraphs) {
        if (!sentences.isEmpty()) {
            paragraphs.add(String.join(" ", sentences));
            sentences.clear();
        }
    }

    /** The numbers of the records that are told one by one. */
    private Set<Long> told(Chapter chapter) {
        List<StoryEvent> ranked = new ArrayList<>();
        for (StoryEvent event : chapter.events()) {
            if (!event.undone() && rank(event) > 0) {
                ranked.add(event);
            }
        }
        ranked.sort(Comparator.comparingDouble(this::rank).reversed());
        Set<Long> told = new HashSet<>();
        ranked.subList(0, Math.min(MOST_EVENTS, ranked.size())).forEach(event -> told.add(event.record()));
        return told;
    }

    /** How much an event matters; 0 if it does not. Broken units come before attacks, attacks before losses by fire, and those before surprises. */
    private double rank(StoryEvent event) {
        if (!event.isResolution() && !event.kind().equals("capture")) {
            return 0;
        }
        double cost = event.impact().cost().doubleValue();
        if (!event.broken().isEmpty()) {
            return 1000 + cost;
        } else if (ATTACKING.contains(event.role())) {
            return 700 + cost;
        } else if (cost != 0) {
            return 500 + cost;
        } else if (event.luck().filter(BattleProse::isSurprise).isPresent()) {
            return 100;
        }
        boolean changes =
                event.changes().stream().anyMatch(change -> change.field().equals("state") || isLoss(change));
        return changes ? 20 : 0;
    }

    private static boolean isSurprise(RecordLuck luck) {
        return chance(luck) <= SURPRISE;
    }

    private static double chance(RecordLuck luck) {
        return luck.isGood() ? luck.likelihood().better() : luck.likelihood().worse();
    }

    /** The event in a sentence: the deed, its end, what became of the units, and the chance of a surprise. */
    String sentence(StoryEvent event) {
        String told = stripped(event.told());
        String after = aftermath(event, told);
        if (event.kind().equals("capture")) {
            return names.spoken(after.isEmpty() ? after : after.substring(2) + ".");
        }
        String chance = event.luck()
                .filter(BattleProse::isSurprise)
                .map(luck -> " It goes so " + (luck.isGood() ? "well" : "badly") + " " + times(luck) + ".")
                .orElse("");
        return names.spoken(opening(event, told) + after + ".") + chance;
    }

    /** {@code 45e goes in against 33rd: neither gives way}, or the outcome alone if it says whose it is. */
    private static String opening(StoryEvent event, String told) {
        if (event.others().isEmpty() || !EventText.hasVerb(event.resolver())) {
            boolean names = event.units().stream().anyMatch(told::contains);
            return names || event.units().isEmpty()
                    ? told
                    : String.join(", ", event.units()) + ": " + lower(told, event);
        }
        // Of "The fire tells: 3 casualties" the number is enough.
        int colon = told.indexOf(": ");
        String count = colon < 0 ? "" : told.substring(colon + 2);
        boolean isCount = COUNT.matcher(count).matches();
        return EventText.deed(event) + ": "
                + (isCount ? LOSSES.matcher(count).replaceFirst("$1 lost") : lower(told.replace(": ", ", "), event));
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
        // Where the outcome has the total, as honour's has, it need not be said again.
        List<Change> losses = told.contains(" in all") || told.contains(" left")
                ? List.of()
                : event.changes().stream().filter(this::isLoss).toList();
        String left = "";
        for (Change change : losses) {
            boolean more = number(change.to()) > number(change.from());
            boolean only = losses.size() == 1
                    && event.others().equals(List.of(change.unit()))
                    && event.units().stream().noneMatch(told::contains);
            if (left.isEmpty() && (only || told.startsWith(change.unit() + " "))) {
                left = ", " + amount(change) + (more ? " in all" : " left");
            } else {
                ends.put(change.unit(), change.unit() + (more ? " now has " : " is down to ") + amount(change));
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
        return left + (ends.isEmpty() ? "" : "; " + String.join("; ", ends.values()));
    }

    private boolean isLoss(Change change) {
        return story.strengths().contains(change.field())
                && change.from() instanceof Number
                && change.to() instanceof Number;
    }

    private static int number(@Nullable Object value) {
        return value instanceof Number number ? number.intValue() : 0;
    }

    /** {@code 3 stands}; fields of strength are plurals. */
    private static String amount(Change change) {
        int left = number(change.to());
        String one = change.field().endsWith("s")
                ? change.field().substring(0, change.field().length() - 1)
                : change.field();
        return left == 0 ? "no " + change.field() : left == 1 ? "one " + one : left + " " + change.field();
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

    /** {@code one time in six}; with about if that is rounded. */
    private static String times(RecordLuck luck) {
        double chance = chance(luck);
        long in = Math.round(1 / chance);
        boolean exact = Math.abs(chance * in - 1) < 1e-9;
        return (exact ? "" : "about ") + "one time in " + (in < NUMBERS.size() ? NUMBERS.get((int) in) : in);
    }

    /** Sums up the fire that is not told: {@code Elsewhere Drouot and the 95th fire: 3 hits.} */
    private String rest(List<StoryEvent> others, boolean more) {
        Set<String> firers = new LinkedHashSet<>();
        int volleys = 0;
        int hits = 0;
        for (StoryEvent event : others) {
            if (!event.others().isEmpty() && EventText.isFire(event.resolver())) {
                firers.addAll(event.units());
                volleys++;
                hits += event.hits();
            }
        }
        if (volleys == 0) {
            return "";
        }
        String who = firers.size() > MOST_NAMED
                ? (volleys < NUMBERS.size() ? NUMBERS.get(volleys) : volleys) + " volleys"
                : UnitNames.listed(List.copyOf(firers)) + (firers.size() == 1 ? " fires" : " fire");
        return names.spoken((more ? "elsewhere " : "") + who + ": "
                + (hits == 0 ? "no hit" : hits == 1 ? "one hit" : hits + " hits") + ".");
    }

    /** {@code FRENCH WITHDRAW} as a sentence with the sides' names as in the report. */
    String verdict(String capitals) {
        String text = capitals.toLowerCase(Locale.ROOT);
        for (String side : story.sides()) {
            text = text.replace(side.toLowerCase(Locale.ROOT), shown(side));
        }
        return shown(text) + ".";
    }

    /** A side's name with a capital letter. */
    static String shown(String side) {
        return UnitNames.capital(side);
    }
}
