package musette.games.tourdefrance;

import java.util.List;
import musette.kernel.Option;

/** What can be chosen before the race: every ruling of the catalogue that is an option. */
final class Options {
  static final String BONUS = "bonus";

  /** More throw points than anybody wins in a row. */
  static final int MAX_BONUS = 9;

  private Options() {}

  static List<Option> all() {
    return List.of(
        choice("mode", "rules classic", "TF-09", "TF-10", "TF-Q-65"),
        choice("board", "grande-boucle kermesse monts", "TF-Q-01"),
        choice("routes", "rider once main cobbles track2 both", "TF-07", "TF-Q-36"),
        choice("cards", "secret open", "TF-08", "TF-Q-67"),
        new Option.PerSeat(BONUS, List.of("TF-Q-66", "TF-55"), 0, MAX_BONUS, "0"),
        choice("throwPoint", "kept lapses", "TF-Q-32", "TF-Q-66"),
        choice("dieTotal", "face moved", "TF-Q-16", "TF-Q-69"),
        choice("chain", "chain once", "TF-Q-15"),
        choice("stages", "each first", "TF-Q-18"),
        choice("camera", "all first", "TF-Q-05", "TF-Q-41"),
        choice("cameraPass", "once until-release", "TF-14", "TF-Q-40"),
        choice("firstOf", "lap race", "TF-Q-39"),
        choice("grouping", "may must", "TF-Q-07"),
        flag("groupStages", "on", "TF-Q-08"),
        choice("joinerPenalties", "kept ended", "TF-Q-46"),
        flag("lappedJoin", "on", "TF-Q-47"),
        choice("dottedLines", "each one", "TF-Q-28"),
        choice("crunch", "one red", "TF-Q-14", "TF-Q-60"),
        choice("release", "next now", "TF-Q-35"),
        choice("t2Patience", "second third", "TF-Q-09"),
        choice("t2Points", "next now", "TF-Q-10"),
        choice("t2Value", "capped face", "TF-Q-12"),
        choice("minusOrder", "after before", "TF-Q-13"),
        choice("lapTwoOne", "one nothing", "TF-Q-33"),
        choice("raideTotal", "six seven", "TF-Q-02"),
        flag("raideFirst", "off", "TF-Q-04"),
        choice("raideSix", "stop three", "TF-Q-57"),
        flag("bluePoints", "on", "TF-Q-26"),
        choice("endSquares", "both second", "TF-Q-58"),
        choice("finish", "cross exact", "TF-Q-20"));
  }

  /** The first value is the usual one. */
  private static Option choice(String id, String values, String... rules) {
    List<String> all = List.of(values.split(" ", -1));
    return new Option.Choice(id, List.of(rules), all, all.getFirst());
  }

  private static Option flag(String id, String usual, String rule) {
    return new Option.Flag(id, List.of(rule), usual);
  }
}
