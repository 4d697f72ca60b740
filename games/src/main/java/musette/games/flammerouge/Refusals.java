package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceAction;
import musette.kernel.Refusal;

/** Why an action is not among those offered. */
final class Refusals {
  private Refusals() {}

  static Refusal of(RaceState race, int seat, RaceAction action) {
    return switch (action) {
      case RaceAction.PlaceRider place -> place(race, seat, place);
      case RaceAction.DrawFor draw -> draw(race, seat, draw.rider());
      case RaceAction.PlayCard play -> play(race, seat, play.card());
    };
  }

  private static Refusal place(RaceState race, int seat, RaceAction.PlaceRider action) {
    int rider = 2 * seat + action.rider().ordinal();
    if (race.phase() != Phase.PLACING) {
      return Refusal.of("FR-07", "placing-over");
    }
    if (race.isOnTrack(rider)) {
      return Refusal.of("FR-07", "already-placed", "rider", action.rider());
    }
    int line = race.rules().track().startLine();
    return action.square() > line
        ? Refusal.of("FR-07", "not-behind-line", "square", action.square(), "line", line)
        : Refusal.of("FR-07", "square-full", "square", action.square());
  }

  private static Refusal draw(RaceState race, int seat, Kind kind) {
    int rider = 2 * seat + kind.ordinal();
    if (race.phase() == Phase.PLACING) {
      return Refusal.of("FR-07", "place-first");
    }
    if (!race.isOnTrack(rider)) {
      return Refusal.of("FR-Q6", "rider-finished", "rider", kind);
    }
    return race.handOf(seat) == rider
        ? Refusal.of("FR-10", "already-drawn", "rider", kind)
        : race.handOf(seat) >= 0
            ? Refusal.of("FR-11", "play-first", "rider", kind)
            : Refusal.of("FR-10", "already-played", "rider", kind);
  }

  private static Refusal play(RaceState race, int seat, Card card) {
    if (race.phase() == Phase.PLACING) {
      return Refusal.of("FR-07", "place-first");
    }
    return race.hand(seat) == 0
        ? Refusal.of("FR-10", "draw-first")
        : Refusal.of("FR-10", "not-in-hand", "card", card);
  }
}
