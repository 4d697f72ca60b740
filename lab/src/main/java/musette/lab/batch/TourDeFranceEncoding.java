package musette.lab.batch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Seat;

/** A Tour de France Game. An action is its place in the list of offers. */
final class TourDeFranceEncoding implements Encoding<TourAction, TourView> {
  private final Map<String, Integer> squares = new HashMap<>();

  @Override
  public int actions() {
    return 32;
  }

  @Override
  public void write(TourView view, Seat viewer, Numbers to) {
    int seats = view.riders().size();
    for (int i = 0; squares.size() < view.squares().size(); i++) {
      squares.put(view.squares().get(i).id(), i);
    }
    to.put("laps", view.laps());
    to.put("question", view.question().ordinal());
    to.put("turn", Encoding.relative(view.turn(), viewer, seats));
    to.put("thrower", Encoding.relative(view.thrower(), viewer, seats));
    to.put("face", view.face());
    to.put("reached", view.used().size());
    for (int i = 0; i < seats; i++) {
      to.group("rider", i);
      rider(view.riders().get(Encoding.from(viewer, i, seats)), to);
    }
    cards(view.cards(), viewer, to);
    to.end();
  }

  private void rider(TourView.RiderView rider, Numbers to) {
    to.put("square", squares.getOrDefault(rider.square(), -1));
    to.put("lap", rider.lap());
    to.put("km", rider.km());
    to.put("throws", rider.throwsMade());
    to.put("minus", rider.minus());
    to.put("crunch", rider.crunch());
    to.put("miss", rider.miss());
    to.put("pastBlue", rider.pastBlue());
    to.put("pastMax2", rider.pastMax2());
    to.put("binding", rider.binding().ordinal());
    to.put("count", rider.count());
    to.put("finish", rider.finish());
  }

  /** The own card; those of others are in the view only when they lie open. */
  private static void cards(List<TourView.PointCard> cards, Seat viewer, Numbers to) {
    int die = 0;
    int orange = 0;
    int points = 0;
    for (TourView.PointCard card : cards) {
      if (card.seat() == viewer) {
        die = card.die();
        orange = card.orange();
        points = card.points();
      }
    }
    to.group("", 0);
    to.put("die", die);
    to.put("orange", orange);
    to.put("points", points);
  }
}
