package grognard.lookup;

import grognard.input.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The words that somebody looks up. */
final class Question {

    /** Words that say nothing about what is wanted, unless they are all there is. */
    private static final Set<String> EMPTY = Set.of(
            "the", "a", "an", "of", "in", "on", "to", "for", "and", "is", "are", "how", "what", "when", "do", "does",
            "can", "my", "by", "at", "with", "from", "up", "vs", "v", "per", "many", "much", "i", "we", "you", "it",
            "be", "will", "must", "may", "your", "our", "their", "his", "any", "there", "which");

    private final String name;
    private final List<Term> terms = new ArrayList<>();

    private Question(String name) {
        this.name = name;
    }

    static Question of(List<String> typed) {
        Question question = new Question(String.join("-", typed).toLowerCase(Locale.ROOT));
        List<List<String>> groups = synonyms();
        List<String> words = words(String.join(" ", typed));
        List<String> telling = new ArrayList<>(words);
        telling.removeAll(EMPTY);
        for (String word : telling.isEmpty() ? words : telling) {
            question.terms.add(new Term(word, meaningTheSame(word, groups)));
        }
        return question;
    }

    /** What was typed, as the name of something. */
    String name() {
        return name;
    }

    List<Term> terms() {
        return terms;
    }

    /** A general's move is a move of a general: what follows the apostrophe is left out. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean isEnding = false;
        for (char c : (text.toLowerCase(Locale.ROOT) + " ").toCharArray()) {
            if (Term.isOfAWord(c)) {
                word.append(isEnding ? "" : c);
            } else {
                isEnding = (c == '\'' || c == '\u2019') && !word.isEmpty();
                if (!word.isEmpty()) {
                    words.add(word.toString());
                    word.setLength(0);
                }
            }
        }
        return words;
    }

    private static List<String> meaningTheSame(String word, List<List<String>> groups) {
        List<String> same = new ArrayList<>();
        String stem = Term.stem(word);
        for (List<String> group : groups) {
            for (String member : group) {
                if (Term.stem(member).equals(stem)) {
                    same.addAll(group);
                }
            }
        }
        same.remove(word);
        return same;
    }

    /** Groups of words that players use for the same thing, a line each. */
    private static List<List<String>> synonyms() {
        List<List<String>> groups = new ArrayList<>();
        for (String line : Resource.text("synonyms.txt").split("\n", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                groups.add(List.of(line.strip().split(" ", -1)));
            }
        }
        return groups;
    }
}
