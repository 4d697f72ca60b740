package musette.games.leader1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Question;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Views, and states that a view cannot tell from the real one. */
final class Views {
  private Views() {}

  static RaceView view(RaceState race, Seat viewer) {
    var kept = new LinkedHashMap<String, Integer>();
    var tiles = new LinkedHashMap<String, List<Integer>>();
    for (int r = 0; r < race.rules.teams * Speciality.COUNT; r++) {
      if (race.place(r) != Place.ABSENT) {
        kept.put(Names.rider(r), Feeding.keptCount(race.tiles(r)));
        if (viewer != Seat.NONE && race.owner(r) == viewer.index()) {
          tiles.put(Names.rider(r), Feeding.values(race.tiles(r)));
        }
      }
    }
    boolean over = race.phase == Phase.OVER;
    return new RaceView(
        viewer,
        race.rules.seats,
        race.rules.chosen,
        race.rules.pictures.get(race.stage),
        race.rules.stages.size(),
        Boards.board(race),
        race.course.name(race.course.dot(race.head - 1)),
        Boards.cyclists(race),
        kept,
        tiles,
        IntStream.range(0, Speciality.COUNT).mapToObj(c -> Feeding.pile(race, c)).toList(),
        over ? Seat.NONE : Seat.of(Turns.asked(race)),
        over ? "" : Names.rider(Turns.askedRider(race)),
        question(race),
        order(race));
  }

  private static List<String> order(RaceState race) {
    if (race.phase == Phase.OVER) {
      return Classification.ranking(race).stream().map(Names::rider).toList();
    }
    return IntStream.of(Classification.order(race)).mapToObj(Names::rider).toList();
  }

  static Question question(RaceState race) {
    if (race.heated != RaceState.NOBODY) {
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
  static RaceState imagine(Rules rules, RaceView view, Chance chance) {
    Draft draft = Boards.draft(rules, view.board(), view.cyclists());
    for (Map.Entry<String, List<Integer>> own : view.tiles().entrySet()) {
      draft.tiles(Names.rider(own.getKey(), "tiles"), Boards.tiles(own.getValue(), "tiles"));
    }
    for (Map.Entry<String, Integer> entry : view.kept().entrySet()) {
      int r = Names.rider(entry.getKey(), "kept");
      for (int i = Feeding.keptCount(draft.tiles(r)); i < entry.getValue(); i++) {
        deal(draft, r, chance);
      }
    }
    return Turns.settle(draft, Chance.scripted(), Journal.NONE).close();
  }

  private static void deal(Draft draft, int r, Chance chance) {
    int colour = Riders.speciality(r);
    int pick = chance.below(Feeding.pile(draft, colour));
    int value = Feeding.LEAST;
    while (pick >= Feeding.pile(draft, colour, value)) {
      pick -= Feeding.pile(draft, colour, value);
      value++;
    }
    draft.tiles(r, Feeding.plus(draft.tiles(r), value));
  }
}
