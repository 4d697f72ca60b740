package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.api.TourRemark;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Outlook;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What the rules can say before an action is taken: it is tried on what the viewer sees. */
final class Outlooks {
  /** A forecast with more points than these is left to the question after the throw. */
  private static final int MOST_ADDED = 2;

  private Outlooks() {}

  static Outlook of(TourState state, TourView view, TourAction action) {
    var remarks = new ArrayList<Remark>();
    switch (action) {
      case TourAction.Throw() -> odds(state, view.asked(), remarks);
      case TourAction.RidePoints(int points) -> {
        cost(state, view.asked(), points, remarks);
        tried(state, view.asked(), action, remarks);
      }
      case TourAction.Spend(int points) -> {
        cost(state, view.asked(), points, remarks);
        tried(state, view.asked(), action, remarks);
      }
      case TourAction.TakeRoute(String square) -> {
        if (view.question() == Question.PLAN) {
          remarks.add(new TourRemark.PlansRoute(view.interrupted().fork(), square));
        } else {
          tried(state, view.asked(), action, remarks);
        }
      }
      case TourAction.Join() -> remarks.add(comesUp(view));
      case TourAction.Stay() ->
          remarks.add(new TourRemark.StaysOn(view.rider(view.asked()).square()));
    }
    return new Outlook(remarks);
  }

  private static void cost(TourState state, Seat seat, int points, List<Remark> remarks) {
    if (points > 0) {
      int held = Rider.points(state.rider(seat.index()));
      remarks.add(new TourRemark.Costs(points, held - points));
    }
  }

  /** Where each face leads: as it is, and with points added; by every road of a fork. */
  private static void odds(TourState state, Seat seat, List<Remark> remarks) {
    var ends = new ArrayList<End>();
    for (int face = 1; face <= ThrowValue.SIDES; face++) {
      Journal.Kept journal = Journal.kept();
      TourState thrown =
          Turns.play(state, seat, new TourAction.Throw(), Chance.scripted(face), journal);
      follow(new End(face, 0, thrown, journal.events()), seat, ends);
    }
    for (int added = 0; added <= MOST_ADDED; added++) {
      for (End end : ends) {
        if (end.added == added) {
          remarks.add(ifThrown(state, end, seat));
        }
      }
    }
  }

  /** One way in which a throw can go on: what was added, how the race stands and what happened. */
  private record End(int face, int added, TourState state, List<Event> events) {
    End then(int more, TourState next, List<Event> told) {
      var all = new ArrayList<>(events);
      all.addAll(told);
      return new End(face, added + more, next, all);
    }
  }

  private static void follow(End end, Seat seat, List<End> ends) {
    TourState now = end.state;
    if (!isAsked(now, seat, Question.SPEND) && !isAsked(now, seat, Question.ROUTE)) {
      Journal.Kept journal = Journal.kept();
      TourState after = withNobodyComingUp(now, seat, journal);
      ends.add(end.then(0, after, journal.events()));
      return;
    }
    for (TourAction action : Actions.of(now, seat)) {
      int more = action instanceof TourAction.Spend(int points) ? points : 0;
      if (end.added + more <= MOST_ADDED) {
        Journal.Kept journal = Journal.kept();
        TourState next = Turns.play(now, seat, action, Chance.scripted(), journal);
        follow(end.then(more, next, journal.events()), seat, ends);
      }
    }
  }

  private static boolean isAsked(TourState state, Seat seat, Question question) {
    return state.asked().seat() == seat && state.asked().question() == question;
  }

  /** What the square does comes after the group has formed: nobody comes up, so as to see it. */
  private static TourState withNobodyComingUp(TourState state, Seat seat, Journal journal) {
    TourState now = state;
    while (now.asked().turn() == seat && now.asked().question() == Question.JOIN) {
      Seat asked = now.asked().seat();
      now = Turns.play(now, asked, new TourAction.Stay(), Chance.scripted(), journal);
    }
    return now;
  }

  private static Remark ifThrown(TourState state, End end, Seat seat) {
    Board board = state.rules().board();
    long before = state.rider(seat.index());
    long rider = end.state.rider(seat.index());
    int square = Rider.square(rider);
    if (Rider.finish(rider) > 0) {
      return new TourRemark.IfThrownFinishes(end.face, end.added);
    }
    if (hasMoved(before, rider)) {
      return landing(state, end, seat, square);
    }
    return Rider.binding(before) != Binding.NONE && Rider.binding(rider) == Binding.NONE
        ? new TourRemark.IfThrownFrees(end.face, end.added, board.name(square), board.kind(square))
        : new TourRemark.IfThrownStays(end.face, end.added, board.name(square));
  }

  private static Remark landing(TourState state, End end, Seat seat, int square) {
    String via = "";
    Kind sender = Kind.PLAIN;
    Kind suffers = Kind.PLAIN;
    int orange = 0;
    int points = 0;
    for (Event event : end.events) {
      if (event instanceof TourEvent.DotScored(Seat who, String at, int dots) && who == seat) {
        orange += dots;
      }
      if (event instanceof TourEvent.StageReached(Seat who, String at, int won) && who == seat) {
        points += won;
      }
      if (event instanceof TourEvent.BoxApplied(Seat who, String at, Kind kind) && who == seat) {
        if (!kind.movesOn()) {
          suffers = kind;
        } else if (via.isEmpty()) {
          via = at;
          sender = kind;
        }
      }
    }
    return new TourRemark.IfThrown(
        end.face,
        end.added,
        state.rules().board().name(square),
        kind(state, square),
        isDot(state, square),
        via,
        sender,
        orange,
        points,
        suffers);
  }

  /** In a classic race every square is plain road (TF-10). */
  private static Kind kind(TourState state, int square) {
    return state.rules().isClassic() ? Kind.PLAIN : state.rules().board().kind(square);
  }

  private static boolean isDot(TourState state, int square) {
    return !state.rules().isClassic() && state.rules().board().dot(square);
  }

  private static boolean hasMoved(long before, long after) {
    return Rider.square(before) != Rider.square(after) || Rider.lap(before) != Rider.lap(after);
  }

  private static void tried(TourState state, Seat seat, TourAction action, List<Remark> remarks) {
    Journal.Kept journal = Journal.kept();
    TourState after = Turns.play(state, seat, action, Chance.scripted(), journal);
    after = withNobodyComingUp(after, seat, journal);
    Board board = state.rules().board();
    long rider = after.rider(seat.index());
    int square = Rider.square(rider);
    if (after.asked().question() == Question.ROUTE) {
      remarks.add(new TourRemark.ThenChooses(board.name(square)));
    } else if (Rider.finish(rider) > 0) {
      remarks.add(new TourRemark.CrossesFinish());
    } else if (hasMoved(state.rider(seat.index()), rider)) {
      remarks.add(
          new TourRemark.LandsOn(board.name(square), kind(state, square), isDot(state, square)));
    } else {
      remarks.add(new TourRemark.StaysOn(board.name(square)));
    }
    for (Event event : journal.events()) {
      gains(event, seat, remarks);
    }
  }

  private static void gains(Event event, Seat seat, List<Remark> remarks) {
    if (event instanceof TourEvent.DotScored(Seat who, String at, int points) && who == seat) {
      remarks.add(new TourRemark.GainsOrange(points));
    }
    if (event instanceof TourEvent.StageReached(Seat who, String at, int points) && who == seat) {
      remarks.add(new TourRemark.GainsPoints(points));
    }
    if (event instanceof TourEvent.BoxApplied(Seat who, String at, Kind kind) && who == seat) {
      remarks.add(new TourRemark.Suffers(kind));
    }
    if (event instanceof TourEvent.Released released && released.seat() == seat) {
      remarks.add(new TourRemark.Frees(released.kind()));
    }
  }

  private static Remark comesUp(TourView view) {
    String group = view.interrupted().group();
    String at = view.rider(view.asked()).square();
    int squares = 0;
    while (!at.equals(group)) {
      at = view.square(at).exits().getFirst();
      squares++;
    }
    return new TourRemark.ComesUpTo(group, squares);
  }
}
