package grognard.page;

import grognard.dice.GivenDice;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.record.RecordCaption;
import grognard.rules.Played;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;
import java.util.Optional;

/** Resolves one request, with dice from a seed or from the table. */
final class Play {

    private final Request request;
    private final Tables tables;
    private final Situation situation;

    Play(Request request, Tables tables) {
        this.request = request;
        this.tables = tables;
        this.situation = Situation.read(request.resolver(), request.values(), tables);
    }

    /** The resolution with the dice or the seed of the request; without either, with dice from the minted seed. */
    String resolved(String mint) {
        OptionValues options = request.options();
        if (options.dice().isPresent()) {
            return resolved(GivenDice.typed("--dice", options.dice().get()), options.seed());
        }
        MintedDice faces = new MintedDice(options.seed(), mint);
        Played played = Played.with(faces, request.resolver(), tables, situation);
        return ResultJson.of(played, new RecordCaption(options.label(), 0, faces.seed()));
    }

    /** The resolution with these faces, or the die that they lack. */
    String thrown(List<String> faces) {
        OnTheTable table = new OnTheTable(faces);
        try {
            Played.with(table, request.resolver(), tables, situation);
        } catch (OnTheTable.Wanted e) {
            return ResultJson.wanted(e);
        }
        return resolved(new GivenDice("--dice", faces), Optional.empty());
    }

    private String resolved(GivenDice faces, Optional<String> seed) {
        Played played = Played.with(faces, request.resolver(), tables, situation);
        return ResultJson.of(played, new RecordCaption(request.options().label(), 0, seed));
    }
}
