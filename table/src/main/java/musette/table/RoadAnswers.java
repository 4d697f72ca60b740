package musette.table;

import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.wire.table.Http;

/** Answers what people ask about roads of their own; the same in a page and on a server. */
public final class RoadAnswers {
  /** Longer texts are refused before anybody reads them. */
  public static final int LONGEST_TEXT = 20_000;

  private final Games games;

  public RoadAnswers(Games games) {
    this.games = games;
  }

  public Http.RoadKind kind(String id) {
    Roads roads = roads(id);
    return new Http.RoadKind(id, roads.option(), roads.limits());
  }

  public Http.CheckedRoad check(String id, Http.RoadText text) {
    if (text.text().length() > LONGEST_TEXT) {
      throw Refused.because("", "text-length", "most", LONGEST_TEXT);
    }
    return Http.CheckedRoad.of(roads(id).check(text.text()));
  }

  public Http.CheckedRoad make(String id, RoadWish wish) {
    Roads roads = roads(id);
    return Http.CheckedRoad.of(roads.check(roads.make(wish)));
  }

  /** A road that comes with the game. */
  public Http.CheckedRoad shipped(String id, String course) {
    Roads roads = roads(id);
    return Http.CheckedRoad.of(roads.check(roads.shipped(course)));
  }

  private Roads roads(String id) {
    Game<?, ?, ?> game = games.game(id);
    Roads roads = game.roads();
    if (roads == Roads.NONE) {
      throw Refused.because("", "no-roads");
    }
    return roads;
  }
}
