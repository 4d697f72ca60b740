package musette.games.pacewheel;

import java.util.Arrays;
import java.util.List;
import musette.kernel.About;
import musette.kernel.Option;

/** What can be chosen before a match: the rulebook's own options and every ruling left open. */
final class OptionList {
  static final About ABOUT =
      new About(
          "pace-wheel",
          "Pace Wheel",
          "The Pace Wheel game, English rulebook, 2020",
          2,
          1,
          5,
          45,
          options());

  private static final int LONGEST_COURSE = 4000;

  private OptionList() {}

  private static List<Option> options() {
    return List.of(
        new Option.Choice(
            "course", List.of("PW-Q-38", "PW-DATA-01"), Courses.BUILT_IN.ids(), "collines"),
        new Option.Text(
            "ownCourse",
            List.of("PW-Q-38", "PW-DATA-02", "PW-DATA-03", "PW-DATA-04"),
            LONGEST_COURSE,
            ""),
        new Option.Text("breakaway", List.of("PW-Q-01", "PW-DATA-06"), 20, "2,2,2/2,2,2/2,2,2"),
        new Option.Text("counter", List.of("PW-Q-01", "PW-DATA-06"), 20, "2,2,2/2,2,2/2,2,2"),
        new Option.Choice(
            "distance", List.of("PW-Q-02"), List.of("1", "2", "3", "4", "margin"), "1"),
        new Option.Range("boosts", List.of("PW-Q-03", "PW-26", "PW-32"), 0, 5, "1"),
        choice("boostTime", "PW-Q-08", Rules.BoostTime.values()),
        choice("counterAgainst", "PW-Q-04", Rules.Against.values()),
        new Option.Range("attempts", List.of("PW-Q-06"), 1, 3, "1"),
        new Option.Flag("teamCounter", List.of("PW-Q-06"), "on"),
        choice("dice", "PW-03", Rules.Dice.values()),
        choice("incident", List.of("PW-50", "PW-Q-29"), Rules.Incident.values()),
        choice("catchUp", "PW-Q-64", Rules.CatchUp.values()),
        new Option.Range("catchRate", List.of("PW-Q-31"), 1, 3, "1"),
        new Option.Flag("feeding", List.of("PW-52", "PW-53"), "off"),
        choice("feedCap", "PW-Q-32", Rules.FeedCap.values()),
        choice("split", "PW-Q-10", Rules.Split.values()),
        choice("newPace", "PW-Q-11", Rules.NewPace.values()),
        choice("mergedPace", "PW-Q-12", Rules.MergedPace.values()),
        choice("acceleration", "PW-Q-16", Rules.Acceleration.values()),
        new Option.Flag("mayRefuse", List.of("PW-Q-17"), "off"),
        choice("exhausted", "PW-Q-19", Rules.Exhausted.values()),
        choice("terrainTime", "PW-Q-46", Rules.TerrainTime.values()),
        choice("twoSkills", "PW-Q-73", Rules.TwoSkills.values()),
        choice("tie", "PW-Q-24", Rules.Tie.values()),
        choice("crossing", "PW-Q-58", Rules.Crossing.values()),
        choice("ending", "PW-Q-61", Rules.Ending.values()),
        choice("stagePoints", "PW-Q-27", Rules.StagePoints.values()),
        choice("stageTurn", "PW-Q-28", Rules.StageTurn.values()),
        choice("strip", "PW-Q-34", Rules.Strip.values()),
        new Option.Flag("summitFinish", List.of("PW-Q-37"), "on"));
  }

  private static Option choice(String id, String rule, Enum<?>[] values) {
    return choice(id, List.of(rule), values);
  }

  /** The first value is the default. */
  private static Option choice(String id, List<String> rules, Enum<?>[] values) {
    List<String> texts = Arrays.stream(values).map(Rules::text).toList();
    return new Option.Choice(id, rules, texts, texts.getFirst());
  }
}
