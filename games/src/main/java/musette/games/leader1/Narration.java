package musette.games.leader1;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceRemark.Asked;
import musette.games.leader1.api.RaceRemark.Condition;
import musette.games.leader1.api.RaceRemark.FinalPlace;
import musette.games.leader1.api.RaceRemark.General;
import musette.games.leader1.api.RaceRemark.InPeloton;
import musette.games.leader1.api.RaceRemark.IsEliminated;
import musette.games.leader1.api.RaceRemark.IsHome;
import musette.games.leader1.api.RaceRemark.KeepsTile;
import musette.games.leader1.api.RaceRemark.OnRoad;
import musette.games.leader1.api.RaceRemark.Over;
import musette.games.leader1.api.RaceRemark.PelotonStands;
import musette.games.leader1.api.RaceRemark.Standing;
import musette.games.leader1.api.RaceRemark.TeamStands;
import musette.games.leader1.api.RaceRemark.Waiting;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Terrain;
import musette.kernel.AsciiLetters;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** The question to a viewer and the board in words. */
final class Narration {
  private static final String[] RULES = {
    "L1-Q-64", "L1-18", "L1-38", "L1-47", "L1-68", "L1-75", "L1-78", "L1-Q-97", "L1-150", "L1-Q-48",
    "L1-39"
  };

  /** The general classification (L1-Q-100, L1-Q-101), as in {@link Standings#compare}. */
  private static final Comparator<Cyclist> ORDER =
      Comparator.comparingInt((Cyclist rider) -> rider.eliminated() == 0 ? 0 : 1)
          .thenComparingInt(rider -> -rider.eliminated())
          .thenComparingInt(Cyclist::total)
          .thenComparingInt(rider -> -rider.wins())
          .thenComparingInt(Cyclist::places)
          .thenComparingInt(Cyclist::lastPlace);

  private Narration() {}

  static Remark ask(RaceView view) {
    if (view.asked() == Seat.NONE) {
      String first = view.order().getFirst();
      return new Over("L1-39", team(first), cyclist(first));
    }
    String rule = RULES[view.question().ordinal()];
    if (view.asked() != view.viewer()) {
      return new Waiting(rule, view.question(), view.asked());
    }
    String name = view.askedCyclist();
    return new Asked(rule, view.question(), name.isEmpty() ? "" : cyclist(name).name());
  }

  private static Team team(String name) {
    return Team.valueOf(AsciiLetters.upper(name.substring(0, name.indexOf(' '))));
  }

  private static Speciality cyclist(String name) {
    return Speciality.valueOf(AsciiLetters.upper(name.substring(name.indexOf(' ') + 1)));
  }

  static List<Remark> describe(RaceView view) {
    var remarks = new ArrayList<Remark>();
    Board board = view.board();
    remarks.add(
        new Standing(
            "L1-40",
            board.stage(),
            view.stages(),
            view.course().name(),
            board.turn(),
            board.phase()));
    remarks.add(peloton(view));
    for (String name : view.order()) {
      Cyclist rider = view.cyclists().get(name);
      if (rider != null) {
        remarks.add(rider(view, name, rider));
      }
    }
    for (Map.Entry<String, List<Integer>> own : view.tiles().entrySet()) {
      if (!own.getValue().isEmpty()) {
        String name = own.getKey();
        remarks.add(new KeepsTile("L1-63", team(name), cyclist(name), own.getValue()));
      }
    }
    for (Team team : board.order()) {
      int pursuits = board.pursuits().get(team.ordinal());
      remarks.add(new TeamStands("L1-80", team, Seat.of(team.ordinal()), pursuits));
    }
    general(view, remarks);
    return remarks;
  }

  private static Terrain terrain(RaceView view, String square) {
    int hexagon = Integer.parseInt(square.substring(0, square.length() - 2));
    return view.course().hexagons().get(hexagon - 1).terrain();
  }

  private static Remark peloton(RaceView view) {
    int front = 0;
    int back = 0;
    for (Cyclist rider : view.cyclists().values()) {
      front += rider.place() == Place.FRONT ? 1 : 0;
      back += rider.place() == Place.BACK ? 1 : 0;
    }
    String head = view.board().head();
    int hexagon = Integer.parseInt(head.substring(0, head.length() - 2));
    int toGo = view.course().hexagons().size() - hexagon;
    return new PelotonStands(
        "L1-87", head, terrain(view, head), toGo, view.board().order(), front, back);
  }

  private static Remark rider(RaceView view, String name, Cyclist rider) {
    Team team = team(name);
    Speciality cyclist = cyclist(name);
    return switch (rider.place()) {
      case ROAD ->
          new OnRoad(
              "L1-44",
              team,
              cyclist,
              rider.square(),
              terrain(view, rider.square()),
              rider.energy(),
              rider.risks(),
              condition(rider));
      case FINISHED -> new IsHome("L1-39", team, cyclist, rider.homePlace());
      case ELIMINATED, ABSENT -> new IsEliminated("L1-158", team, cyclist);
      case FRONT, BACK, LEAVING, UNABLE ->
          new InPeloton("L1-30", team, cyclist, rider.place(), rider.energy(), rider.risks());
    };
  }

  private static Condition condition(Cyclist rider) {
    if (rider.fallTurn() > 0) {
      return Condition.FALLEN;
    }
    if (rider.punctureTurn() > 0) {
      return Condition.PUNCTURED;
    }
    return rider.slipstream() ? Condition.SHELTERED : Condition.RIDING;
  }

  private static void general(RaceView view, List<Remark> remarks) {
    boolean over = view.board().phase() == Phase.OVER;
    if (view.stages() == 1 && over) {
      for (int i = 0; i < view.order().size(); i++) {
        String name = view.order().get(i);
        remarks.add(new FinalPlace("L1-Q-91", team(name), cyclist(name), i + 1));
      }
    }
    if (view.stages() == 1 || (view.board().stage() == 1 && !over)) {
      return;
    }
    var names = new ArrayList<>(view.cyclists().keySet());
    names.removeIf(name -> cyclistOf(view, name).lastPlace() == 0);
    names.sort((a, b) -> ORDER.compare(cyclistOf(view, a), cyclistOf(view, b)));
    int place = 1;
    for (String name : names) {
      int total = cyclistOf(view, name).total();
      int gained = Math.max(0, -total);
      remarks.add(new General("L1-155", team(name), cyclist(name), place++, total, gained));
    }
  }

  private static Cyclist cyclistOf(RaceView view, String name) {
    Cyclist rider = view.cyclists().get(name);
    if (rider == null) {
      throw Names.bad("cyclists", name);
    }
    return rider;
  }
}
