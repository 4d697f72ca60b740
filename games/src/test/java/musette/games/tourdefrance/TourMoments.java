package musette.games.tourdefrance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourEvent.BoxApplied;
import musette.games.tourdefrance.api.TourEvent.BoxIdle;
import musette.games.tourdefrance.api.TourEvent.CardShown;
import musette.games.tourdefrance.api.TourEvent.ClassicWon;
import musette.games.tourdefrance.api.TourEvent.DotScored;
import musette.games.tourdefrance.api.TourEvent.Failed;
import musette.games.tourdefrance.api.TourEvent.Finished;
import musette.games.tourdefrance.api.TourEvent.GoMissed;
import musette.games.tourdefrance.api.TourEvent.GroupOpened;
import musette.games.tourdefrance.api.TourEvent.Moved;
import musette.games.tourdefrance.api.TourEvent.PointsAdded;
import musette.games.tourdefrance.api.TourEvent.PointsRidden;
import musette.games.tourdefrance.api.TourEvent.Released;
import musette.games.tourdefrance.api.TourEvent.SentToMedic;
import musette.games.tourdefrance.api.TourEvent.ThrowPointWon;
import musette.games.tourdefrance.api.TourEvent.Thrown;
import musette.games.tourdefrance.api.TourEvent.TurnGiven;
import musette.games.tourdefrance.api.TourEvent.Valued;
import musette.games.tourdefrance.api.TourEvent.Waited;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.testkit.Moment;

/** By which one sees that a rule mattered that no event, remark or refusal cites. */
final class TourMoments {
  private TourMoments() {}

  static Map<String, Predicate<Moment<TourState>>> all() {
    var all = new LinkedHashMap<String, Predicate<Moment<TourState>>>();
    squares(all);
    order(all);
    limits(all);
    points(all);
    end(all);
    return all;
  }

  private static void squares(Map<String, Predicate<Moment<TourState>>> all) {
    all.put("TF-15", m -> landsOn(m, Kind.CAMERA) && !isTold(m, Kind.CAMERA));
    all.put(
        "TF-29",
        m -> m.has(Failed.class, f -> f.kind() == Kind.OVER3 && f.count() > 1) && !medic(m));
    all.put("TF-57", m -> m.has(Moved.class, e -> isMedic(e.from()) && !isMedic(e.to())));
    all.put(
        "TF-60",
        m ->
            lapBefore(m) == 1
                && landsOn(m, Kind.RAIDE)
                && Rider.binding(after(m)) == Binding.NONE
                && Rider.lap(after(m)) == 1);
    all.put("TF-Q-11", m -> released(m, "TF-31") && m.inOrder(Released.class, Moved.class));
    all.put(
        "TF-Q-19",
        m -> released(m, "TF-30") && lapBefore(m) == 2 && m.has(Thrown.class, t -> t.face() == 3));
    all.put("TF-Q-37", m -> m.has(BoxApplied.class, e -> e.kind() == Kind.SLIP));
    all.put("TF-Q-54", m -> m.has(PointsAdded.class) && binding(m) == Binding.OVER3);
    all.put("TF-Q-56", m -> binding(m) == Binding.RAIDE_SUM && m.has(Failed.class) && face(m) >= 4);
    all.put(
        "TF-Q-62", m -> m.has(BoxApplied.class, e -> e.kind().movesOn() && scores(m, e.square())));
    all.put("TF-Q-71", m -> m.has(DotScored.class, e -> others(m, e.square()) > 0));
  }

  private static void order(Map<String, Predicate<Moment<TourState>>> all) {
    all.put(
        "TF-Q-42", m -> m.has(GroupOpened.class, e -> e.riders().size() > 1) && called(m.after()));
    all.put("TF-Q-43", m -> called(m.before()) && m.has(TurnGiven.class));
    all.put(
        "TF-Q-44",
        m -> m.before().asked().pending().call() == Call.LINE && m.has(BoxApplied.class));
    all.put("TF-Q-49", m -> m.inOrder(DotScored.class, GroupOpened.class));
    all.put("TF-Q-68", m -> m.has(Waited.class));
    all.put(
        "TF-Q-21", m -> m.has(Moved.class, e -> !e.to().equals(start(m)) && others(m, e.to()) > 0));
  }

  private static void limits(Map<String, Predicate<Moment<TourState>>> all) {
    all.put(
        "TF-45", m -> binding(m) == Binding.RAIDE_FIRST && m.has(Released.class) && face(m) >= 4);
    all.put(
        "TF-Q-27",
        m ->
            binding(m) == Binding.RAIDE_FIRST
                && Rider.has(before(m), Rider.PAST_MAX2)
                && m.has(Released.class)
                && face(m) >= 4);
    all.put("TF-Q-34", m -> m.has(Valued.class, e -> e.value() == 2 && e.rule().equals("TF-50")));
    all.put(
        "TF-Q-59",
        m ->
            has(m, Rider.PAST_MAX2 | Rider.MINUS)
                && m.has(Valued.class, e -> e.face() > 2 && e.value() == 1));
    all.put(
        "TF-Q-63",
        m ->
            m.has(Finished.class)
                && m.has(Thrown.class, t -> t.face() > 1)
                && m.has(Moved.class, e -> e.cause() == Cause.THROW && e.path().size() == 1));
  }

  private static void points(Map<String, Predicate<Moment<TourState>>> all) {
    all.put("TF-03", m -> m.has(PointsAdded.class) && binding(m) != Binding.NONE);
    all.put(
        "TF-Q-17", m -> m.has(PointsRidden.class) && Rider.die(before(m)) == Rider.die(after(m)));
    all.put(
        "TF-Q-25",
        m ->
            m.has(Thrown.class, t -> t.face() > 4)
                && lapBefore(m) == 2
                && BankPoints.alone(before(m)) > 0
                && m.after().asked().question() != Question.SPEND);
    all.put(
        "TF-Q-29",
        m -> m.has(GoMissed.class, e -> Rider.points(m.after().rider(e.seat().index())) > 0));
    all.put("TF-Q-52", m -> m.has(PointsAdded.class) && has(m, Rider.MINUS));
  }

  private static void end(Map<String, Predicate<Moment<TourState>>> all) {
    all.put(
        "TF-04",
        m ->
            m.has(
                CardShown.class,
                c ->
                    c.place() == 1
                        && c.orange() > 0
                        && Rider.points(m.after().rider(c.seat().index())) > 0));
    all.put("TF-58", m -> m.has(ThrowPointWon.class));
    all.put("TF-53", m -> cards(m, (a, b) -> a.place() == 1 && a.total() == b.total()));
    all.put(
        "TF-Q-23",
        m -> cards(m, (a, b) -> a.place() == 2 && b.place() == 3 && a.total() < b.total()));
    all.put("TF-Q-24", m -> m.setup().seats() == 2 && m.has(CardShown.class, c -> c.place() == 2));
    all.put(
        "TF-Q-64",
        m ->
            cards(m, (a, b) -> a.place() > 1 && b.place() > a.place() && a.orange() == b.orange()));
    all.put("TF-Q-31", m -> m.has(ClassicWon.class));
  }

  private interface Cards {
    boolean test(CardShown one, CardShown other);
  }

  private static boolean cards(Moment<TourState> m, Cards such) {
    List<CardShown> cards = m.all(CardShown.class).toList();
    return cards.stream()
        .anyMatch(a -> cards.stream().anyMatch(b -> a.seat() != b.seat() && such.test(a, b)));
  }

  /** The rider who acts; at the start anyone. */
  private static long before(Moment<TourState> m) {
    return m.before().rider(m.isStart() ? 0 : m.seat().index());
  }

  private static long after(Moment<TourState> m) {
    return m.after().rider(m.isStart() ? 0 : m.seat().index());
  }

  private static int lapBefore(Moment<TourState> m) {
    return Rider.lap(before(m));
  }

  private static boolean has(Moment<TourState> m, long flags) {
    return (before(m) & flags) == flags;
  }

  private static Binding binding(Moment<TourState> m) {
    return Rider.binding(before(m));
  }

  private static int face(Moment<TourState> m) {
    return m.after().asked().face();
  }

  private static boolean called(TourState state) {
    return state.asked().pending().call() == Call.MEND;
  }

  private static boolean released(Moment<TourState> m, String rule) {
    return m.has(Released.class, e -> e.rule().equals(rule));
  }

  private static boolean medic(Moment<TourState> m) {
    return m.has(SentToMedic.class);
  }

  private static boolean isMedic(String square) {
    return square.startsWith("R");
  }

  private static Board board(Moment<TourState> m) {
    return m.after().rules().board();
  }

  private static String start(Moment<TourState> m) {
    return board(m).name(board(m).start());
  }

  private static boolean landsOn(Moment<TourState> m, Kind kind) {
    return !m.after().rules().isClassic()
        && m.has(Moved.class, e -> board(m).kind(board(m).index(e.to())) == kind);
  }

  private static boolean isTold(Moment<TourState> m, Kind kind) {
    return m.has(BoxApplied.class, e -> e.kind() == kind)
        || m.has(BoxIdle.class, e -> e.kind() == kind);
  }

  private static boolean scores(Moment<TourState> m, String square) {
    return m.has(DotScored.class, e -> e.square().equals(square));
  }

  /** How many riders stood there before. */
  private static int others(Moment<TourState> m, String square) {
    int number = 0;
    for (int seat = 0; seat < m.setup().seats(); seat++) {
      boolean there = Rider.square(m.before().rider(seat)) == board(m).index(square);
      number += there && seat != m.seat().index() ? 1 : 0;
    }
    return number;
  }
}
