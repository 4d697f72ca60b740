package musette.table;

import java.util.List;
import java.util.Optional;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Step;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;

/** What changes at a table: its seats, match, clocks, status and open request. */
final class TableState {
  /** A point to return to. */
  record Mark(Status reached, Optional<Match<?, ?, ?>> match) {}

  private final Seed seed;
  private final SeatAssignments seats;
  private final SeatClocks clocks;
  private final MatchRunner match;
  private Status reached = Status.WAITING;
  private PendingRequest request = PendingRequest.NOTHING;
  private String rematch = "";

  TableState(Change.Created created, Seed seed, MatchRunner match) {
    this.seed = seed;
    this.seats = new SeatAssignments(created);
    this.clocks = new SeatClocks(created.clock());
    this.match = match;
  }

  /** Applies a change; returns the step of the match, or an empty one if it is no ply. */
  Step apply(LoggedChange logged) {
    switch (logged.change()) {
      case Change.Created _ -> throw new IllegalStateException("a table is created twice");
      case Change.SatDown(Seat seat, String player, String name) ->
          seats.person(seat, player, name);
      case Change.StoodUp(Seat seat) -> seats.standUp(seat);
      case Change.BotSatDown(Seat seat, String bot) -> seats.bot(seat, bot);
      case Change.SeatOpened(Seat seat) -> seats.open(seat);
      case Change.WordAdded(Seat seat, String word) -> seats.words().put(seat, word);
      case Change.Started() -> {
        return start();
      }
      case Change.Played(int ply, Seat seat, String action, String _) -> {
        return play(ply, seat, action);
      }
      case Change.TakenBack(Seat _, List<Integer> plies) -> takeBack(plies);
      case Change.Hinted _ -> {}
      case Change.Asked(var kind, Seat seat) ->
          request = PendingRequest.by(kind, seat, logged.seq(), player(seat));
      case Change.Agreed(Seat seat) -> request = request.agreed(player(seat));
      case Change.Declined _, Change.Withdrawn _ -> request = PendingRequest.NOTHING;
      case Change.HandedOver(Seat seat, String bot, var _) -> seats.standIn(seat, bot);
      case Change.Resumed(Seat seat) -> resume(seat);
      case Change.Away(Seat seat, long until) -> clocks.rest(seat, until, logged.at());
      case Change.Ended() -> end();
      case Change.Cancelled() -> reached = Status.CANCELLED;
      case Change.Rematched(String table) -> rematch = table;
    }
    return PositionDigest.NO_STEP;
  }

  private String player(Seat seat) {
    return seats.place(seat).player();
  }

  private Step start() {
    Step step = match.start(seed.with(List.copyOf(seats.words().values())));
    reached = match.isOver() ? Status.OVER : Status.RUNNING;
    return step;
  }

  private Step play(int ply, Seat seat, String action) {
    Step step = match.play(ply, seat, action);
    request = PendingRequest.NOTHING;
    if (match.isOver()) {
      reached = Status.OVER;
    }
    return step;
  }

  private void takeBack(List<Integer> plies) {
    match.takeBack(plies);
    reached = Status.RUNNING;
    request = PendingRequest.NOTHING;
  }

  private void resume(Seat seat) {
    seats.person(seat, player(seat), seats.place(seat).name());
    clocks.resume(seat);
  }

  private void end() {
    reached = Status.ENDED;
    request = PendingRequest.NOTHING;
  }

  /** Runs the clocks of the people whose turn it is after a change. */
  void runClocks(LoggedChange logged, Seats turn) {
    Seat acted = logged.change() instanceof Change.Played played ? played.seat() : Seat.NONE;
    clocks.run(seats.people(turn), acted, logged.at());
  }

  void stopClocks(long at) {
    clocks.run(Seats.EMPTY, Seat.NONE, at);
  }

  Mark mark() {
    return new Mark(reached, match.mark());
  }

  /** Undoes what has happened since the mark; the match will not be played on from there. */
  void revertTo(Mark mark) {
    reached = mark.reached;
    request = PendingRequest.NOTHING;
    match.stopAt(mark.match);
  }

  void reach(Status status) {
    reached = status;
  }

  SeatAssignments seats() {
    return seats;
  }

  SeatClocks clocks() {
    return clocks;
  }

  MatchRunner match() {
    return match;
  }

  Status reached() {
    return reached;
  }

  PendingRequest request() {
    return request;
  }

  String rematch() {
    return rematch;
  }
}
