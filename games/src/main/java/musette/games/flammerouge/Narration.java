package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Track;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What a viewer is asked, and the race in words. */
final class Narration {
  private Narration() {}

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

  static List<Remark> describe(RaceView view, Track track) {
    var remarks = new ArrayList<Remark>();
    remarks.add(
        view.phase() == Phase.PLACING
            ? new RaceRemark.StartStands(view.startLine())
            : new RaceRemark.RaceStands(view.round(), view.finishLine()));
    for (int place = 1; place <= view.arrived().size(); place++) {
      remarks.add(new RaceRemark.RiderRanked(view.arrived().get(place - 1), place));
    }
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
