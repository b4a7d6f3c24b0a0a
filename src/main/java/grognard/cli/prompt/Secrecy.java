package grognard.cli.prompt;

import grognard.cli.session.Session;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.verb.VerbOption;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Whether a line may hold a secret. A verb that takes one says so; a line that is meant for such a verb, or is nearest to
 * it, is remembered only if every word of it is understood and none is the secret.
 */
final class Secrecy {

    private final Program program;
    private final Session session;
    private List<Verb> verbs = List.of();

    Secrecy(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    /** Of all that was typed before Enter, be it several lines. */
    boolean covers(String typed) {
        try {
            return typed.lines()
                    .flatMap(line -> Words.lines(line).stream())
                    .anyMatch(line -> isSecret(session.preferences().inFull(withoutBeginning(words(line)))));
        } catch (RuntimeException e) {
            return true; // settings or a game that cannot be read: nobody knows what the line means
        }
    }

    /** A line whose quotes are not closed is refused, but what stands in it was typed. */
    private static List<Word> words(String line) {
        try {
            return Words.of(line);
        } catch (BadInput e) {
            return Words.of(line.replace('"', ' ').replace('\'', ' '));
        }
    }

    private static List<Word> withoutBeginning(List<Word> words) {
        int at = 0;
        while (at < words.size() && (words.get(at).is("grognard") || isRules(words.get(at)))) {
            at += words.get(at).is(Usual.RULES.longName()) ? 2 : 1;
        }
        return words.subList(Math.min(at, words.size()), words.size());
    }

    private static boolean isRules(Word word) {
        return word.is(Usual.RULES.longName()) || word.text().startsWith(Usual.RULES.longName() + "=");
    }

    private boolean isSecret(List<Word> words) {
        if (words.isEmpty() || (words.size() == 1 && isResolver(words.get(0).text()))) {
            return false;
        }
        if (verbs.isEmpty()) {
            verbs = program.verbs();
        }
        if (isWithin(words)) {
            return true;
        }
        if (isResolver(words.get(0).text())) {
            return false;
        }
        if (words.get(0).is("alias") && words.size() > 1) {
            return isSecret(aliased(words.subList(1, words.size())));
        }
        String first = meant(words.get(0).text());
        List<Word> rest = words.subList(1, words.size());
        for (Verb verb : verbs) {
            for (Verb subverb : verb.subverbs()) {
                if (subverb.description().lastName().equals(first) && isSecret(subverb, rest)) {
                    return true; // the verb was left out
                }
            }
            if (verb.description().name().equals(first)) {
                return isSecretOf(verb, rest);
            }
        }
        return false;
    }

    /** Such a line behind something else that was still on the line. */
    private boolean isWithin(List<Word> words) {
        for (Verb verb : verbs) {
            for (Verb subverb : verb.subverbs()) {
                VerbDescription description = subverb.description();
                int at = 0;
                while (at < words.size() && !words.get(at).text().contains(description.lastName())) {
                    at++;
                }
                for (VerbOption option : description.options()) {
                    for (int i = at + 1; option.secret() && i < words.size(); i++) {
                        if (isNearly(words.get(i).text(), option.name())) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean isNearly(String word, String option) {
        String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        return name.contains(option)
                || (name.startsWith("-") && Nearest.to(name, List.of(option)).isPresent());
    }

    private boolean isResolver(String word) {
        return session.ruleset().resolvers().contains(word);
    }

    /** The line that an alias is to stand for. */
    private static List<Word> aliased(List<Word> words) {
        String first = words.get(0).text();
        List<Word> line = new ArrayList<>(words(first.substring(first.indexOf('=') + 1)));
        line.addAll(words.subList(1, words.size()));
        return line;
    }

    /** The first word that a line may have which begins so, or is nearest to this one. */
    private String meant(String word) {
        Set<String> known = new TreeSet<>(session.ruleset().resolvers());
        known.addAll(session.library().names());
        for (Verb verb : verbs) {
            known.add(verb.description().name());
            verb.subverbs().forEach(subverb -> known.add(subverb.description().lastName()));
        }
        if (known.contains(word)) {
            return word;
        }
        Optional<String> begun =
                known.stream().filter(one -> one.startsWith(word)).findFirst();
        return begun.or(() -> Nearest.to(word, known)).orElse(word);
    }

    private static boolean isSecretOf(Verb verb, List<Word> rest) {
        if (verb.subverbs().isEmpty()) {
            return isSecret(verb, rest);
        }
        for (Verb subverb : verb.subverbs()) {
            if (!rest.isEmpty() && rest.get(0).is(subverb.description().lastName())) {
                return isSecret(subverb, rest.subList(1, rest.size()));
            }
        }
        // None of them: it may be meant for any, with its name left out or not quite right.
        for (Verb subverb : verb.subverbs()) {
            if (isSecret(subverb, rest) && rest.size() > 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSecret(Verb verb, List<Word> rest) {
        VerbDescription description = verb.description();
        return description.takesSecrets() && !isHarmless(description, rest);
    }

    /** Whether every word is understood, and none is a secret. */
    private static boolean isHarmless(VerbDescription description, List<Word> words) {
        List<String> bare = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i).text();
            if (!word.startsWith("-")) {
                bare.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            Optional<VerbOption> option = description.allOptions().stream()
                    .filter(known -> known.names().contains(name))
                    .findFirst();
            if (option.isEmpty() || option.get().secret()) {
                return false;
            }
            i += option.get().takesValue() && equals < 0 ? 1 : 0;
        }
        return bare.size() <= description.operands().size();
    }
}
