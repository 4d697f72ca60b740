package musette.bots.flammerouge;

import java.util.ArrayList;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.RaceView.RiderView;
import musette.kernel.Seat;

/**
 * A view as it would be if nobody else had drawn in this round. Everybody plays in secret and at
 * the same time, so who was asked first must make no difference: nobody may suppose one kind of
 * card for those whose card lies on the table and another for those who are still to choose.
 */
public final class RoundStartView {
  private static final int HAND = 4;

  private RoundStartView() {}

  public static RaceView of(RaceView view) {
    if (view.phase() != Phase.ENERGY) {
      return view;
    }
    var riders = new ArrayList<RiderView>();
    var seats = new ArrayList<Seat>();
    for (RiderView rider : view.riders()) {
      boolean rides = rider.seat() != Seat.NONE && rider.square() > 0;
      riders.add(rides && rider.seat() != view.viewer() ? unplayed(rider) : rider);
      if (rides && !seats.contains(rider.seat())) {
        seats.add(rider.seat());
      }
    }
    return new RaceView(
        view.viewer(),
        view.seats(),
        view.options(),
        view.phase(),
        view.round(),
        view.firstPlayer(),
        seats,
        view.tiles(),
        view.startLine(),
        view.finishLine(),
        view.teams(),
        riders,
        view.rouleurSupply(),
        view.sprinteurSupply(),
        view.arrived(),
        view.own());
  }

  /**
   * All cards may be in the deck but the exhaustion that is known to be recycled. Nor does that
   * count if they have to reshuffle, since afterwards nobody can tell any more where it went.
   */
  private static RiderView unplayed(RiderView rider) {
    boolean waits = rider.hand() == 0 && !rider.faceDown();
    int recycled = waits && rider.deck() < HAND ? 0 : rider.exhaustionFresh();
    return new RiderView(
        rider.rider(),
        rider.team(),
        rider.kind(),
        rider.seat(),
        rider.square(),
        rider.lane(),
        rider.unspent().size() - recycled,
        recycled,
        0,
        false,
        rider.spent(),
        rider.unspent(),
        rider.exhaustionTaken(),
        recycled);
  }
}
