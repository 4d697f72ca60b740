package musette.lab.job;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Game;
import musette.kernel.Result;
import musette.kernel.Seat;

/** Collects the rows of the matches of one portion. */
final class Rows<A> {
  private final Game<?, A, ?> game;
  private final MatchRow.Detail detail;
  private final List<MatchRow> rows = new ArrayList<>();
  private final List<MatchRow.Ply> plies = new ArrayList<>();

  Rows(Game<?, A, ?> game, MatchRow.Detail detail) {
    this.game = game;
    this.detail = detail;
  }

  void chose(Seat seat, int choices, A action) {
    if (detail == MatchRow.Detail.PLIES) {
      plies.add(new MatchRow.Ply(seat.name(), choices, game.notation().print(action)));
    }
  }

  void end(long number, List<String> lineup, Result result, int actions) {
    if (detail == MatchRow.Detail.NONE) {
      return;
    }
    List<Seat> seats = Seat.first(lineup.size());
    rows.add(
        new MatchRow(
            number,
            lineup,
            seats.stream().map(result::win).toList(),
            seats.stream().map(result::place).toList(),
            actions,
            plies));
    plies.clear();
  }

  List<MatchRow> all() {
    return rows;
  }
}
