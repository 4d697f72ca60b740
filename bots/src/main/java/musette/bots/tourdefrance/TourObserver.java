package musette.bots.tourdefrance;

import java.util.HashMap;
import java.util.Map;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.BoardRoad;
import musette.games.tourdefrance.board.Kind;
import musette.games.tourdefrance.board.Square;
import musette.kernel.Event;
import musette.kernel.Seat;

/**
 * Listens to a race. A round is a throw of the rider who threw most often; what a rider spends are
 * goes that passed without a move. The game knows no breakaways and no energy.
 */
final class TourObserver implements Observer {
  private static final String DOT = "DOT";

  private final Places places = new Places();
  private final Map<String, Kind> kinds = new HashMap<>();
  private final Map<Seat, Integer> throwsOf = new HashMap<>();
  private int lost;

  TourObserver(BoardRoad board) {
    for (Square square : board.squares()) {
      kinds.put(square.id(), square.kind());
      if (square.kind() != Kind.START && square.kind() != Kind.PLAIN) {
        places.expect(square.kind().name(), square.id());
      }
      if (square.has(Square.Mark.DOT)) {
        places.expect(DOT, square.id());
      }
    }
  }

  @Override
  public void tell(Event event) {
    switch ((TourEvent) event) {
      case TourEvent.Thrown e -> throwsOf.merge(e.seat(), 1, Integer::sum);
      case TourEvent.Waited _, TourEvent.GoMissed _ -> lost++;
      case TourEvent.Failed e -> {
        lost++;
        feel(e.square());
      }
      case TourEvent.BoxApplied e -> feel(e.square());
      case TourEvent.StageReached e -> feel(e.square());
      case TourEvent.StoppedByRaide e -> feel(e.square());
      case TourEvent.GroupOpened e -> feel(e.square());
      case TourEvent.LineCrossed e when e.line() == TourEvent.Line.ONE_OR_TWO_MAX ->
          feel(e.square());
      case TourEvent.DotScored e -> places.feel(DOT, e.square());
      default -> {}
    }
  }

  private void feel(String square) {
    Kind kind = kinds.get(square);
    if (kind != null) {
      places.feel(kind.name(), square);
    }
  }

  @Override
  public Observed seen() {
    int most = throwsOf.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    double riders = Math.max(1, throwsOf.size());
    return new Observed(most, "", Breakaway.UNKNOWN, lost / riders, -1, 0, places.felt());
  }
}
