package grognard.oracle;

/** "Firing" and "Skirmish firefight" of the Paperboys rules. */
final class PaperboysShootingOracle {

    private PaperboysShootingOracle() {}

    static Answer fire(Said said, Throws dice) {
        String weapon = said.word("weapon", "");
        String target = said.word("target", "formed");
        boolean cannon = weapon.equals("cannon");
        boolean guns = target.equals("artillery");
        boolean infantry = !guns && said.word("target-arm", "infantry").equals("infantry");

        refuse(said, weapon, target);
        if (target.equals("skirmishers")) {
            return Answer.of("no-effect"); // only cannon may fire at them, in vain
        }
        int shots = cannon ? cannonDice(said) + extraDice(said, infantry, target) : musketDice(said);
        if (shots == 0) {
            return Answer.of("no-effect");
        }
        int hits = dice.hits(shots, weapon.equals("rifle") && said.whole("range", 0) > 25 ? 6 : 5);
        int save = saveOn(said, cannon, guns);
        int saved = save == 0 ? 0 : dice.hits(hits, save);
        int casualties = hits - saved;

        int markers = said.whole("casualties", 0) + casualties;
        int toLoseAStand = infantry && said.whole("ranks", 3) == 3 ? 4 : 3;
        int lost = markers / toLoseAStand;
        if (guns) {
            lost = Math.min(lost, said.whole("target-stands", 1)); // a gun is one stand
        } else if (said.is("target-stands")) {
            lost = Math.min(lost, said.whole("target-stands", 0));
        }
        // Our readings: a unit without a stand is gone with its markers, and one that was too weak before should not
        // be there at all, so a shot that takes no stand does not remove it.
        boolean nobodyLeft = lost > 0 && lost == said.whole("target-stands", guns ? 1 : 0);
        boolean removed = nobodyLeft || (!guns && lost > 0 && belowHalf(said, lost));
        int staying = nobodyLeft ? 0 : markers - lost * toLoseAStand;

        Answer answer = Answer.of(casualties > 0 ? "hit" : "miss");
        answer.number("shots", shots).number("hits", hits).number("saved", saved);
        answer.number("casualties", casualties).number("markers", staying);
        if (casualties > 0) {
            answer.effect("target", "casualties", casualties);
        }
        if (!guns) {
            answer.number("target-pips", Math.min(6, said.whole("target-pips", 0) + casualties));
            if (casualties > 0) {
                answer.effect("target", "gain-pips", casualties);
            }
        }
        if (lost > 0) {
            answer.effect("target", "lose-stand", lost).effect("target", "clear-markers", markers - staying);
        }
        if (removed) {
            answer.effect("target", "remove");
        } else if (!guns && casualties > 0 && said.whole("suffered", 0) + casualties >= 3) {
            answer.effect("target", "heavy-casualties-test").next("heavy");
        }
        return answer;
    }

    /** The program should have refused these. */
    private static void refuse(Said said, String weapon, String target) {
        boolean cannon = weapon.equals("cannon");
        boolean cavalry = said.word("target-arm", "infantry").equals("cavalry");
        int reach = cannon ? 70 : weapon.equals("rifle") ? 35 : 25;
        boolean refused = said.whole("range", 0) > reach
                || (said.is("own-screen") && !cannon) // PB-21
                || (target.equals("skirmishers")
                        && !cannon) // close order may not, and skirmishers have their firefight
                || (said.is("skirmishers") && said.is("screened"))
                || (cannon && (said.is("pips") || said.is("skirmishers")))
                || (cavalry && (target.equals("square") || said.is("ranks")));
        if (refused) {
            throw new IllegalArgumentException("the rules refuse it");
        }
    }

    private static int musketDice(Said said) {
        int stands = said.whole("stands", 0);
        if (said.whole("pips", 0) == 6) {
            stands = (stands + 1) / 2; // PB-8
        }
        return said.is("skirmishers") ? stands / 3 : stands; // PB-7
    }

    private static int cannonDice(Said said) {
        return said.whole("range", 0) <= 25 ? said.whole("stands", 0) * 2 : said.whole("stands", 0); // PB-5
    }

    /** PB-6: one more a stand. */
    private static int extraDice(Said said, boolean infantry, String target) {
        boolean deep = target.equals("column") || target.equals("square");
        return infantry && deep ? said.whole("stands", 0) : 0;
    }

    /** The best save that applies, PB-9, PB-18; 0 for none. */
    private static int saveOn(Said said, boolean cannon, boolean guns) {
        String cover = said.word("cover", "none");
        if (!cannon && (said.is("screened") || !cover.equals("none"))) {
            return 4;
        }
        if (cannon && cover.equals("rampart")) {
            return 5;
        }
        if (guns && !said.is("limbered") && cover.equals("none")) {
            return 5;
        }
        return 0;
    }

    /** PB-14, if both counts of stands are known. */
    private static boolean belowHalf(Said said, int lost) {
        if (!said.is("target-stands") || !said.is("target-start-stands")) {
            return false;
        }
        int start = said.whole("target-start-stands", 0);
        int left = said.whole("target-stands", 0) - lost;
        return start - left >= (start + 1) / 2;
    }

    static Answer structure(Said said, Throws dice) {
        if (said.word("at", "").equals("rampart") || said.whole("range", 0) > 70) {
            throw new IllegalArgumentException("the rules refuse it"); // "Earth ramparts cannot be breached"
        }
        int shots = cannonDice(said);
        int hits = dice.hits(shots, 5);
        Answer answer;
        int left = said.whole("hits", 0);
        if (said.word("at", "").equals("building")) {
            int fires = dice.hits(hits, 5);
            answer = fires > 0
                    ? Answer.of("on-fire").effect("target", "evacuate")
                    : Answer.of(hits > 0 ? "damaged" : "no-effect");
        } else {
            int all = said.whole("hits", 0) + hits;
            if (hits == 0) {
                answer = Answer.of("no-effect");
            } else if (all >= 2) {
                answer = Answer.of("breached").effect("target", "breach", all / 2);
                left = all % 2;
            } else {
                answer = Answer.of("damaged");
                left = 1;
            }
            if (left > said.whole("hits", 0)) {
                answer.effect("target", "gain-hits", 1);
            } else if (left < said.whole("hits", 0)) {
                answer.effect("target", "clear-hits", 1);
            }
            answer.number("left", left);
        }
        return answer.number("shots", shots).number("hits", hits);
    }

    static Answer firefight(Said said, Throws dice) {
        int attacker = skirmishHits(said, "", dice);
        int defender = skirmishHits(said, "def-", dice);
        int difference = attacker - defender;
        String loser = difference < 0 ? "attacker" : "defender";
        Answer answer = switch (Math.abs(difference)) {
            case 0, 1 -> Answer.of("continues");
            case 2 -> Answer.of("falls-back").effect(loser, "fall-back-cm", 10);
            default -> Answer.of("driven-in").effect(loser, "rejoin");
        };
        return answer.number("attacker", attacker).number("defender", defender).number("difference", difference);
    }

    /** Hits on 5 and 6; a rifle throws its 4s once more. */
    private static int skirmishHits(Said said, String side, Throws dice) {
        int stands = said.whole(side + "stands", 0);
        int rifles = said.is(side + "rifles") ? stands : said.whole(side + "rifle-stands", 0);
        if (rifles > stands || (said.is(side + "rifles") && said.is(side + "rifle-stands"))) {
            throw new IllegalArgumentException("the rules refuse it");
        }
        int hits = 0;
        int again = 0;
        for (int i = 0; i < stands; i++) {
            int die = dice.d6();
            hits += die >= 5 ? 1 : 0;
            again += i < rifles && die == 4 ? 1 : 0; // rifles first
        }
        return hits + dice.hits(again, 5);
    }
}
