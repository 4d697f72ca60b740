package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.Collections;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Track;
import musette.kernel.Outlook;
import musette.kernel.Remark;

/** What the rules say about an action. */
final class Outlooks {
  private static final int HAND = 4;

  private Outlooks() {}

  static Outlook of(RaceView view, Track track, RaceAction action) {
    return switch (action) {
      case RaceAction.PlaceRider(Kind rider, int square) ->
          Outlook.of(new RaceRemark.Lands(rider, square, lane(view, square)));
      case RaceAction.DrawFor(Kind rider) -> draw(own(view, rider));
      case RaceAction.PlayCard(Card card) -> play(view, track, card);
    };
  }

  private static Lane lane(RaceView view, int square) {
    boolean right =
        view.riders().stream().anyMatch(r -> r.square() == square && r.lane() == Lane.RIGHT);
    return right ? Lane.LEFT : Lane.RIGHT;
  }

  private static RaceView.OwnCards own(RaceView view, Kind rider) {
    return view.own().get(rider.ordinal());
  }

  private static Outlook draw(RaceView.OwnCards own) {
    int deck = own.deck().size();
    int recycled = own.recycled().size();
    if (deck + recycled == 0) {
      return Outlook.of(new RaceRemark.WouldRideEmpty());
    }
    int cards = Math.min(HAND, deck + recycled);
    var would = new RaceRemark.WouldDraw(own.rider().kind(), cards, deck, recycled);
    return deck < HAND && recycled > 0
        ? Outlook.of(would, new RaceRemark.WouldReshuffle(recycled))
        : Outlook.of(would);
  }

  private static Outlook play(RaceView view, Track track, Card card) {
    RaceView.OwnCards hand = openHand(view);
    RaceView.RiderView rider = view.rider(hand.rider());
    int from = rider.square();
    int distance = track.distance(from, card.value());
    int to = Math.min(from + distance, track.lastSquare());
    var remarks = new ArrayList<Remark>();
    remarks.add(new RaceRemark.Reaches(from, to, to - from));
    if (distance != card.value()) {
      Terrain terrain = distance > card.value() ? Terrain.DESCENT : Terrain.ASCENT;
      String rule = terrain == Terrain.DESCENT ? "FR-51" : "FR-50";
      remarks.add(new RaceRemark.TerrainCounts(terrain, card.value(), distance, rule));
    }
    if (track.isPastFinish(to)) {
      remarks.add(new RaceRemark.WouldCross(to - track.finishLine()));
    }
    int left = Collections.frequency(rider.unspent(), card) - 1;
    remarks.add(new RaceRemark.LeftOver(card, left));
    return new Outlook(remarks);
  }

  private static RaceView.OwnCards openHand(RaceView view) {
    for (RaceView.OwnCards own : view.own()) {
      if (!own.hand().isEmpty()) {
        return own;
      }
    }
    throw new IllegalArgumentException("no open hand");
  }
}
