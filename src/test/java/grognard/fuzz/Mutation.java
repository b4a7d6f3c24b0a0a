package grognard.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Spoils what was well formed. */
final class Mutation {

    private Mutation() {}

    /** Words that were left out, doubled, swapped, spoiled, replaced or put in. */
    static List<String> words(Chance chance, List<String> words, int times) {
        List<String> spoiled = new ArrayList<>(words);
        for (int i = 0; i < times; i++) {
            word(chance, spoiled);
        }
        return spoiled;
    }

    private static void word(Chance chance, List<String> words) {
        if (words.isEmpty()) {
            words.add(HostileText.word(chance));
            return;
        }
        int at = chance.below(words.size());
        int other = chance.below(words.size());
        switch (chance.below(9)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, words.get(other));
            case 2 -> words.set(at, words.set(other, words.get(at)));
            case 3 -> words.set(at, text(chance, words.get(at)));
            case 4 -> words.set(at, HostileText.word(chance));
            case 5 -> words.add(at, HostileText.word(chance));
            case 6 -> words.set(at, words.get(at) + "=" + words.get(other));
            case 7 -> words.set(at, words.get(at) + HostileText.word(chance));
            default -> words.addAll(new ArrayList<>(words.subList(Math.min(at, other), Math.max(at, other))));
        }
        if (words.size() > 200) {
            words.subList(200, words.size()).clear();
        }
    }

    /** A character left out, doubled, or another one. */
    static String text(Chance chance, String text) {
        if (text.isEmpty()) {
            return HostileText.word(chance);
        }
        int at = chance.below(text.length());
        String before = text.substring(0, at);
        String after = text.substring(at + 1);
        return switch (chance.below(5)) {
            case 0 -> before + after;
            case 1 -> before + text.charAt(at) + text.charAt(at) + after;
            case 2 -> before + (char) (text.charAt(at) ^ 1 << chance.below(8)) + after;
            case 3 -> before + chance.of(HostileText.WORDS) + after;
            default -> before + chance.below(1_000_000_000) + after;
        };
    }

    /** Bits flipped, pieces cut out, doubled, zeroed or replaced, the end torn off. */
    static byte[] bytes(Chance chance, byte[] bytes, int times) {
        byte[] spoiled = bytes;
        for (int i = 0; i < times && spoiled.length > 0; i++) {
            spoiled = piece(chance, spoiled);
        }
        return spoiled;
    }

    private static byte[] piece(Chance chance, byte[] bytes) {
        int from = chance.below(bytes.length);
        int to = Math.min(bytes.length, from + 1 + chance.below(chance.oneIn(4) ? 200 : 4));
        byte[] piece = Arrays.copyOfRange(bytes, from, to);
        byte[] hostile = HostileText.word(chance).getBytes(StandardCharsets.UTF_8);
        return switch (chance.below(7)) {
            case 0 -> {
                byte[] flipped = bytes.clone();
                flipped[from] ^= (byte) (1 << chance.below(8));
                yield flipped;
            }
            case 1 -> join(bytes, from, new byte[0], to);
            case 2 -> join(bytes, to, piece, to);
            case 3 -> join(bytes, from, new byte[piece.length], to);
            case 4 -> join(bytes, from, hostile, to);
            case 5 -> join(bytes, from, hostile, from);
            default -> Arrays.copyOf(bytes, from);
        };
    }

    private static byte[] join(byte[] bytes, int before, byte[] middle, int after) {
        byte[] joined = Arrays.copyOf(bytes, before + middle.length + bytes.length - after);
        System.arraycopy(middle, 0, joined, before, middle.length);
        System.arraycopy(bytes, after, joined, before + middle.length, bytes.length - after);
        return joined;
    }

    /** Lines left out, doubled or swapped. */
    static List<String> lines(Chance chance, List<String> lines, int times) {
        List<String> spoiled = new ArrayList<>(lines);
        for (int i = 0; i < times && !spoiled.isEmpty(); i++) {
            int at = chance.below(spoiled.size());
            int other = chance.below(spoiled.size());
            switch (chance.below(4)) {
                case 0 -> spoiled.remove(at);
                case 1 -> spoiled.add(at, spoiled.get(other));
                case 2 -> spoiled.set(at, spoiled.set(other, spoiled.get(at)));
                default -> spoiled.set(at, text(chance, spoiled.get(at)));
            }
        }
        return spoiled;
    }
}
