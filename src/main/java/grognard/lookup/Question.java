package grognard.lookup;

import grognard.input.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A look-up, split into search terms with their synonyms. */
public final class Question {

    /** Stop words, which are only searched for if the question has no other words. */
    private static final Set<String> STOP_WORDS = Set.of(
            "the",
            "a",
            "an",
            "of",
            "in",
            "on",
            "to",
            "for",
            "and",
            "is",
            "are",
            "how",
            "what",
            "when",
            "do",
            "does",
            "can",
            "my",
            "by",
            "at",
            "with",
            "from",
            "up",
            "vs",
            "v",
            "per",
            "many",
            "much",
            "i",
            "we",
            "you",
            "it",
            "be",
            "will",
            "must",
            "may",
            "your",
            "our",
            "their",
            "his",
            "any",
            "there",
            "which",
            "who",
            "if",
            "get",
            "gets",
            "happen",
            "happens",
            "make",
            "makes",
            "times",
            "troops",
            "have",
            "has",
            "had",
            "they",
            "them",
            "this",
            "that",
            "then",
            "was",
            "did",
            "should",
            "would",
            "could",
            "go",
            "goes",
            "somebody",
            "else",
            "us",
            "he",
            "him",
            "its",
            "these",
            "those",
            "being",
            "been",
            "just",
            "about",
            "allowed",
            "guys",
            "likes",
            "come",
            "comes",
            "as",
            "than",
            "while",
            "whom",
            "so",
            "or",
            "but",
            "were",
            "am",
            "me",
            "some",
            "something",
            "someone",
            "where",
            "why",
            "also",
            "too",
            "very");

    private final String name;
    private final List<SearchTerm> terms = new ArrayList<>();

    private Question(String name) {
        this.name = name;
    }

    /** @param typed the words as typed, which may contain blanks and punctuation if they were quoted */
    static Question of(List<String> typed) {
        Question question = new Question(String.join("-", typed).toLowerCase(Locale.ROOT));
        List<List<String>> groups = synonyms();
        List<String> words = words(String.join(" ", typed));
        List<String> meaningful = new ArrayList<>(words);
        meaningful.removeAll(STOP_WORDS);
        for (String word : meaningful.isEmpty() ? words : meaningful) {
            question.terms.add(new SearchTerm(word, synonymsOf(word, groups)));
        }
        return question;
    }

    /** The typed words in lower case, joined by hyphens: the form that names of resolvers, topics and rulings have. */
    String name() {
        return name;
    }

    /** Whether the text has the typed words in their order, if there are several. */
    boolean isPhraseIn(String text) {
        return name.indexOf('-') > 0 && text.toLowerCase(Locale.ROOT).contains(name.replace('-', ' '));
    }

    List<SearchTerm> terms() {
        return terms;
    }

    /** Splits the text into words. Letters after an apostrophe are dropped, so that {@code general's} becomes {@code general}. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean afterApostrophe = false;
        for (char c : (text.toLowerCase(Locale.ROOT) + " ").toCharArray()) {
            if (SearchTerm.isWordCharacter(c)) {
                word.append(afterApostrophe ? "" : c);
            } else {
                afterApostrophe = (c == '\'' || c == '\u2019') && !word.isEmpty();
                if (!word.isEmpty()) {
                    words.add(word.toString());
                    word.setLength(0);
                }
            }
        }
        return words;
    }

    /** Words that players use for the same thing: {@code fire} for {@code shoot}. */
    public static List<String> synonymsOf(String word) {
        return synonymsOf(word, synonyms());
    }

    /** All words of the groups that the word belongs to in some form, without the word itself. */
    private static List<String> synonymsOf(String word, List<List<String>> groups) {
        List<String> found = new ArrayList<>();
        String stem = SearchTerm.stem(word);
        for (List<String> group : groups) {
            for (String member : group) {
                // The first letter is part of the stem and tells most words apart.
                if (member.charAt(0) == word.charAt(0)
                        && SearchTerm.stem(member).equals(stem)) {
                    found.addAll(group);
                }
            }
        }
        found.remove(word);
        return found;
    }

    /** Groups of words that players use for the same thing, from {@code synonyms.txt}: one group per line. */
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
