# The contact test of infantry against infantry in awk: reads the lines that `grognard batch --json` reads and writes
# a JSON object a line. Dice that a line does not give come from awk's own rand.
BEGIN {
    srand()
    added["--elite"] = 1; added["--raw"] = -1; added["--column"] = 1
    added["--friend-routing"] = -1; added["--cover"] = 2; added["--flank"] = -2
}
{
    side = "att"; die["att"] = die["def"] = 0; sum["att"] = sum["def"] = 0; pips["att"] = pips["def"] = 0
    for (i = 2; i <= NF; i++) {
        if ($i == "--att" || $i == "--def") {
            side = substr($i, 3)
            if ($(i + 1) ~ /^[1-6]$/) die[side] = $(++i)
        } else if ($i == "--pips") pips[side] = $(++i)
        else if ($i in added) sum[side] += added[$i]
        else { print "contact.awk: line " NR ": " $i "?" > "/dev/stderr"; exit 2 }
    }
    a = die["att"] ? die["att"] : 1 + int(6 * rand())
    d = die["def"] ? die["def"] : 1 + int(6 * rand())
    attacker = a - pips["att"] + sum["att"]
    defender = d - pips["def"] + sum["def"]
    n = attacker - defender
    if (pips["att"] == 6) code = "cannot-advance"
    else if (n <= -4) code = "attacker-falls-back"
    else if (n <= -2) code = "attacker-halts"
    else if (n <= 1) code = "fight"
    else if (n <= 3) code = "defender-falls-back"
    else code = "defender-routs"
    printf "{\"resolver\":\"contact\",\"inputs\":{\"pips\":%d,\"def-pips\":%d},\"rolls\":[%d,%d],\"outcome\":{\"code\":\"%s\",\"numbers\":{\"attacker\":%d,\"defender\":%d,\"difference\":%d}}}\n",
        pips["att"], pips["def"], a, d, code, attacker, defender, n
}
