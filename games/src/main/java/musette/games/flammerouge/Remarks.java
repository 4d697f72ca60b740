package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import musette.kernel.Outlook;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** What the rules say of a view and of the actions it offers. */
final class Remarks {
  private static final int HAND = 4;

  private Remarks() {}

  static Outlook outlook(RaceView view, RaceAction action) {
    return switch (action) {
      case RaceAction.PlaceRider(Kind rider, int square) ->
          Outlook.of(new RaceRemark.Lands(rider, square, lane(view, square)));
      case RaceAction.DrawFor(Kind rider) -> draw(own(view, rider));
      case RaceAction.PlayCard(Card card) -> play(view, card);
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

  private static Outlook play(RaceView view, Card card) {
    RaceView.OwnCards hand = openHand(view);
    RaceView.RiderView rider = view.rider(hand.rider());
    Track track = track(view);
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

  private static Track track(RaceView view) {
    return Course.track(new Setup(view.seats(), view.options()));
  }

  private static RaceView.OwnCards openHand(RaceView view) {
    for (RaceView.OwnCards own : view.own()) {
      if (!own.hand().isEmpty()) {
        return own;
      }
    }
    throw new IllegalArgumentException("no open hand");
  }

  static Remark ask(RaceView view) {
    if (view.phase() == Phase.OVER) {
      Rider winner = view.arrived().getFirst();
      return new RaceRemark.AskNothing(winner.team(), winner);
    }
    if (!view.toAct().contains(view.viewer())) {
      return new RaceRemark.AskWait(view.toAct());
    }
    if (view.phase() == Phase.PLACING) {
      return new RaceRemark.AskPlace(kinds(view));
    }
    for (RaceView.OwnCards own : view.own()) {
      if (!own.hand().isEmpty()) {
        return new RaceRemark.AskPlay(view.round(), own.rider().kind(), own.hand());
      }
    }
    return new RaceRemark.AskDraw(view.round(), kinds(view));
  }

  /** The kinds of the viewer's riders who are to be placed or have no card yet. */
  private static List<Kind> kinds(RaceView view) {
    return view.riders().stream()
        .filter(rider -> rider.seat() == view.viewer())
        .filter(
            rider ->
                view.phase() == Phase.PLACING
                    ? rider.square() == 0
                    : rider.square() > 0 && !rider.faceDown())
        .map(RaceView.RiderView::kind)
        .toList();
  }

  static List<Remark> describe(RaceView view) {
    var remarks = new ArrayList<Remark>();
    remarks.add(
        view.phase() == Phase.PLACING
            ? new RaceRemark.StartStands(view.startLine())
            : new RaceRemark.RaceStands(view.round(), view.finishLine()));
    for (int place = 1; place <= view.arrived().size(); place++) {
      remarks.add(new RaceRemark.RiderRanked(view.arrived().get(place - 1), place));
    }
    Track track = track(view);
    view.riders().stream()
        .filter(rider -> rider.square() > 0)
        .sorted(Comparator.comparingInt(r -> -Spots.spot(r.square(), r.lane())))
        .forEach(rider -> remarks.add(stands(view, track, rider)));
    if (view.viewer() != Seat.NONE && view.phase() != Phase.OVER) {
      for (RaceView.OwnCards own : view.own()) {
        remarks.add(new RaceRemark.OwnStands(own.rider().kind(), own.deck(), own.recycled()));
      }
    }
    return List.copyOf(remarks);
  }

  private static Remark stands(RaceView view, Track track, RaceView.RiderView rider) {
    return new RaceRemark.RiderStands(
        rider.rider(),
        rider.square(),
        rider.lane(),
        track.terrain(rider.square()),
        view.finishLine() + 1 - rider.square(),
        rider.unspent().size());
  }
}
