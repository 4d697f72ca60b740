package musette.games.leader1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Views, and states that a view cannot tell from the real one. */
final class Viewing {
  private Viewing() {}

  static RaceView view(Race race, Seat viewer) {
    var kept = new LinkedHashMap<String, Integer>();
    var tiles = new LinkedHashMap<String, List<Integer>>();
    for (int r = 0; r < race.rules.teams * Speciality.COUNT; r++) {
      if (race.place(r) != Place.ABSENT) {
        kept.put(Names.rider(r), Feeding.keptCount(race.tiles(r)));
        if (viewer != Seat.NONE && race.owner(r) == viewer.index()) {
          tiles.put(Names.rider(r), RacePositions.values(race.tiles(r)));
        }
      }
    }
    boolean over = race.phase == Phase.OVER;
    return new RaceView(
        viewer,
        race.rules.seats,
        race.rules.setup.options(),
        race.course.shown,
        race.rules.stages.size(),
        Boards.board(race),
        race.course.name(race.course.dots[race.head - 1]),
        Boards.cyclists(race),
        kept,
        tiles,
        IntStream.range(0, Speciality.COUNT).mapToObj(c -> Feeding.pile(race, c)).toList(),
        over ? Seat.NONE : Seat.of(Flow.asked(race)),
        over ? "" : Names.rider(Flow.askedRider(race)),
        question(race),
        order(race));
  }

  private static List<String> order(Race race) {
    if (race.phase == Phase.OVER) {
      return Stages.ranking(race).stream().map(Names::rider).toList();
    }
    return IntStream.of(Classification.order(race)).mapToObj(Names::rider).toList();
  }

  static Question question(Race race) {
    if (race.heated != Race.NOBODY) {
      return Question.HEAT;
    }
    if (race.due != 0) {
      return Question.FEED;
    }
    return switch (race.phase) {
      case CYCLISTS -> Question.CYCLISTS;
      case QUALITIES -> Question.QUALITY;
      case AREAS -> Question.AREA;
      case BREAKAWAY_RIDERS, DROPPED_RIDERS -> Question.RIDE;
      case BREAKING_AWAY -> Question.BREAK_AWAY;
      case INSIDE_PELOTON -> Question.INSIDE;
      case PURSUIT -> Question.PURSUIT;
      case PAYMENT -> Question.SHORTAGE;
      case OVER -> Question.NOTHING;
    };
  }

  /** Deals the tiles that the viewer has not seen among those who keep them. */
  static Race imagine(RaceView view, Chance chance) {
    var rules = new Rules(new Setup(view.seats(), view.options()));
    Race race = Boards.race(rules, view.board(), view.cyclists());
    for (Map.Entry<String, List<Integer>> own : view.tiles().entrySet()) {
      race.tiles(Names.rider(own.getKey(), "tiles"), RacePositions.tiles(own.getValue(), "tiles"));
    }
    for (Map.Entry<String, Integer> entry : view.kept().entrySet()) {
      int r = Names.rider(entry.getKey(), "kept");
      for (int i = Feeding.keptCount(race.tiles(r)); i < entry.getValue(); i++) {
        deal(race, r, chance);
      }
    }
    return Flow.settle(race, Chance.scripted(), Journal.NONE);
  }

  private static void deal(Race race, int r, Chance chance) {
    int colour = Riders.speciality(r);
    int pick = chance.below(Feeding.pile(race, colour));
    int value = Feeding.LEAST;
    while (pick >= Feeding.pile(race, colour, value)) {
      pick -= Feeding.pile(race, colour, value);
      value++;
    }
    race.tiles(r, Feeding.plus(race.tiles(r), value));
  }
}
