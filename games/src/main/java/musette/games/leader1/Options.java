package musette.games.leader1;

import java.util.List;
import musette.kernel.About;
import musette.kernel.Option;
import musette.kernel.Option.Choice;
import musette.kernel.Option.Flag;
import musette.kernel.Option.Range;

/** What can be agreed before a match: the race, and every ruling that is marked as an option. */
final class Options {
  static final About ABOUT =
      new About(
          "leader-1",
          "Leader 1: Hell of the North",
          "Ghenos Games, English rulebook",
          2,
          2,
          12,
          120,
          List.of(
              choice("race", "plains", "L1-H-26", Courses.READY.toArray(String[]::new)),
              new Range("cyclists", List.of("L1-17"), 1, 3, "2"),
              new Range("weather", List.of("L1-14", "L1-145"), 0, 6, "0"),
              choice("selection", "chosen", "L1-Q-64", "chosen", "fixed"),
              choice("qualities", "optional", "L1-Q-07", "optional", "compulsory"),
              flag("qualitiesEachStage", "off", "L1-Q-07"),
              choice(
                  "firstTeam", "chance", "L1-Q-62", "chance", "black", "white", "green", "orange"),
              choice("laterStages", "leader", "L1-Q-62", "leader", "standing"),
              choice("oneDayEnd", "winner", "L1-Q-91", "winner", "all-home"),
              new Range("delayLimit", List.of("L1-158", "L1-Q-92"), 5, 60, "22"),
              choice("ranking", "best", "L1-Q-104", "best", "sum"),
              flag("risksCarried", "off", "L1-Q-102"),
              choice("die", "even", "L1-Q-01", "even", "bell"),
              choice("riskRolls", "one", "L1-Q-37", "one", "two"),
              choice("crackDoubles", "all", "L1-Q-38", "all", "squares"),
              flag("payBeyondSix", "off", "L1-Q-10"),
              flag("energyCap", "off", "L1-Q-17"),
              choice("slipstream", "straight", "L1-Q-11", "straight", "diagonal"),
              choice("slipstreamTest", "ended-behind", "L1-Q-12", "ended-behind", "stands-behind"),
              choice("longestWay", "through-block", "L1-Q-18", "through-block", "whole-move"),
              choice("shortBreakaway", "paid-as-four", "L1-Q-75", "paid-as-four", "as-ridden"),
              choice("emptyTeamPursuit", "asked", "L1-Q-98", "asked", "passed-over"),
              flag("absorbedPay", "on", "L1-Q-24", "L1-Q-81"),
              choice("rejoinAt", "rear", "L1-Q-26", "rear", "head"),
              choice("rejoinArea", "back", "L1-Q-26", "back", "front"),
              choice("overtaking", "breakaway", "L1-Q-27", "breakaway", "rejoins"),
              flag("leavingPay", "off", "L1-Q-29"),
              flag("increasesAddUp", "on", "L1-Q-31"),
              choice("punctureSlot", "lost", "L1-Q-33", "lost", "kept"),
              choice("puncturedOrder", "after", "L1-Q-60", "after", "before"),
              flag("absorbPunctured", "off", "L1-Q-34"),
              flag("absorbFallen", "off", "L1-Q-35"),
              flag("pelotonPunctureWaits", "off", "L1-Q-85"),
              choice(
                  "pelotonPunctureSquare", "crossed-free", "L1-Q-85", "crossed-free", "ordinary"),
              choice("pelotonFinish", "areas", "L1-Q-50", "areas", "support"),
              flag("payAtFinish", "on", "L1-Q-90"),
              flag("pelotonTakesBonus", "on", "L1-Q-95"),
              choice("feedTiles", "even", "L1-Q-03", "even", "bell"),
              choice("feedDraw", "auto", "L1-Q-48", "auto", "manual"),
              choice("weatherTokens", "box", "L1-Q-46", "box", "repeated"),
              choice("weatherTurned", "two-before", "L1-Q-43", "two-before", "one-before"),
              choice("weatherReach", "entered", "L1-153", "entered", "touches"),
              choice("heat", "move", "L1-Q-45", "move", "hexagon"),
              flag("windGives", "off", "L1-Q-44"),
              flag("darkCobbles", "off", "L1-Q-110"),
              flag("hillCategories", "off", "L1-Q-58"),
              choice("tokenLimits", "box", "L1-Q-04", "box", "unlimited"),
              flag("repeatHexagons", "off", "L1-H-16"),
              new Option.Text("course", List.of("L1-H-14", "L1-Q-02"), 4000, "")));

  private Options() {}

  private static Choice choice(String id, String standard, String rule, String... values) {
    return new Choice(id, List.of(rule), List.of(values), standard);
  }

  private static Flag flag(String id, String standard, String... rules) {
    return new Flag(id, List.of(rules), standard);
  }
}
