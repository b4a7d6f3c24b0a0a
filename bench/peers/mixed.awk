# Lines that are all different, mixed from the four rulesets, each with a label of its own, the same ones each time.
#   awk -v n=400000 -f mixed.awk
# Options that 0.1.0 knew, so that bench/compare can go back as far as that.
function pick(words, a, k) { k = split(words, a, " "); return a[1 + int(k * rand())] }
function upto(most) { return int((most + 1) * rand()) }
function perhaps(chance, words) { return rand() < chance ? " " words : "" }
BEGIN {
    srand(7)
    for (i = 1; i <= n; i++) {
        if (i % 4 == 1) {
            s = "paperboys fire --weapon " pick("musket rifle cannon") " --stands " 1 + upto(11) " --range " 1 + upto(19)
            s = s " --target " pick("formed column square") perhaps(.5, "--casualties " upto(9))
            s = s perhaps(.3, "--cover " pick("wall rampart")) perhaps(.3, "--target-pips " upto(5))
        } else if (i % 4 == 2) {
            s = "honour fire --unit " pick("formed light dismounted") " --range " 1 + upto(5) " --quality " pick("inferior regular superior")
            s = s perhaps(.3, "--moved") perhaps(.5, "--target-hits " upto(2)) perhaps(.5, "--target " pick("formed light heavy-cavalry"))
            s = s perhaps(.3, "--target-quality " pick("inferior superior")) perhaps(.3, "--cover " pick("wall wood hedge"))
        } else if (i % 4 == 3) {
            s = "acw fire --figures " 4 + upto(36) " --order " pick("hold first-fire moved") " --weapon rifle-musket --range " 1 + upto(3)
            s = s perhaps(.4, "--quality " pick("elite green")) perhaps(.3, "--shaken")
            s = s perhaps(.4, "--target-formation " pick("attack-column skirmish extended")) perhaps(.4, "--cover " pick("wood-fence stone-wall woods"))
        } else {
            s = "napoleonic combat --bases " 1 + upto(11) " --troop " pick("french-line prussian-line austrian-line french-lancer")
            s = s perhaps(.3, "--from " pick("flank rear")) perhaps(.3, "--ground " pick("attacker defender")) perhaps(.2, "--general general")
            s = s " --def --bases " 1 + upto(11) " --troop " pick("french-line prussian-line austrian-line austrian-hussar") perhaps(.3, "--disrupted")
        }
        print s " --label unit-" i
    }
}
