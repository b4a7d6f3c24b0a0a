# Contact tests as a player types them, infantry against infantry, the same ones each time.
#   awk -v n=1000000 -f lines.awk            the lines of the batch benchmark
#   awk -v n=5000 -v given=1 -f lines.awk    both dice given, and everything said that contact.awk knows
BEGIN {
    srand(1)
    for (i = 0; i < n; i++) {
        s = "contact"
        if (given || rand() < .5) s = s " --att " 1 + int(6 * rand())
        s = s " --pips " int((given ? 7 : 6) * rand())
        if (rand() < .3) s = s " --elite"
        else if (given && rand() < .3) s = s " --raw"
        if (rand() < .3) s = s " --column"
        if (given && rand() < .3) s = s " --friend-routing"
        s = s " --def"
        if (given || rand() < .3) s = s " " 1 + int(6 * rand())
        s = s " --pips " int(7 * rand())
        if (given && rand() < .3) s = s " --elite"
        else if (given && rand() < .3) s = s " --raw"
        if (given && rand() < .3) s = s " --cover"
        if (rand() < .2) s = s " --flank"
        print s
    }
}
