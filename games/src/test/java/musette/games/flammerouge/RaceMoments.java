package musette.games.flammerouge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent.CardsSpent;
import musette.games.flammerouge.api.RaceEvent.CrossedLine;
import musette.games.flammerouge.api.RaceEvent.Exhausted;
import musette.games.flammerouge.api.RaceEvent.Moved;
import musette.games.flammerouge.api.RaceEvent.RaceOver;
import musette.games.flammerouge.api.RaceEvent.Revealed;
import musette.games.flammerouge.api.RaceEvent.SlipstreamBroken;
import musette.games.flammerouge.api.RaceEvent.Slipstreamed;
import musette.games.flammerouge.course.Lane;
import musette.testkit.Moment;

/** By which one sees that a rule mattered that no event, remark or refusal cites. */
final class RaceMoments {
  private RaceMoments() {}

  static Map<String, Predicate<Moment<RaceState>>> all() {
    var all = new LinkedHashMap<String, Predicate<Moment<RaceState>>>();
    all.put(
        "FR-05", m -> m.has(Revealed.class, e -> e.card() == Card.EXHAUSTION && e.value() == 2));
    all.put("FR-16", m -> m.has(Moved.class, e -> e.rider().team().seat() != m.seat()));
    all.put("FR-24", m -> m.has(Moved.class, e -> e.lane() == Lane.LEFT));
    all.put(
        "FR-34",
        m ->
            m.inOrder(CardsSpent.class, Slipstreamed.class)
                && m.inOrder(Slipstreamed.class, Exhausted.class));
    all.put("FR-42", m -> m.has(RaceOver.class) && isLevel(m));
    all.put("FR-54", m -> m.inOrder(SlipstreamBroken.class, Slipstreamed.class));
    all.put("FR-Q3", m -> m.has(Moved.class, a -> m.has(Moved.class, b -> leftAlone(a, b))));
    all.put("FR-Q5", m -> m.has(CardsSpent.class));
    all.put("FR-Q8", m -> m.has(RaceOver.class) && m.inOrder(CrossedLine.class, Moved.class));
    all.put("FR-62", m -> m.has(Revealed.class, e -> e.card() == Card.ATTACK));
    all.put("FR-65", m -> m.has(Slipstreamed.class, e -> e.rider().team().isDummy()));
    all.put("FR-67", m -> m.has(RaceOver.class, e -> e.teams().getFirst().isDummy()));
    all.put("FR-68", m -> m.has(Revealed.class, e -> e.rider().team().isDummy()));
    return all;
  }

  private static boolean isLevel(Moment<RaceState> m) {
    List<Integer> past = m.all(CrossedLine.class).map(CrossedLine::past).toList();
    return past.stream().distinct().count() < past.size();
  }

  /** Whether the one rode off from the square and left the other there for a while. */
  private static boolean leftAlone(Moved one, Moved other) {
    return one.rider() != other.rider() && one.from() == other.from();
  }
}
