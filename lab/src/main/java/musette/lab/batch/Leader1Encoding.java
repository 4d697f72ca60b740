package musette.lab.batch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceView;
import musette.kernel.Seat;

/** Leader 1. An action is its place in the list of offers. */
final class Leader1Encoding implements Encoding<RaceAction, RaceView> {
  private static final int TEAM = 3;

  @Override
  public int actions() {
    return 512;
  }

  @Override
  public void write(RaceView view, Seat viewer, Numbers to) {
    Board board = view.board();
    to.put("stage", board.stage());
    to.put("turn", board.turn());
    to.put("phase", board.phase().ordinal());
    to.put("question", view.question().ordinal());
    to.put("finish", view.course().finish());
    square("head", board.head(), to);
    to.put("moved", board.moved());
    to.put("red", board.red());
    to.put("home", board.home());
    List<Map.Entry<String, Cyclist>> riders = new ArrayList<>(view.cyclists().entrySet());
    riders.sort(
        Comparator.comparingInt(
            entry -> Encoding.relative(entry.getValue().owner(), viewer, view.seats())));
    for (int i = 0; i < TEAM * view.seats(); i++) {
      to.group("cyclist", i);
      if (i < riders.size()) {
        cyclist(riders.get(i), view, viewer, to);
      } else {
        absent(to);
      }
    }
    to.end();
  }

  private static void cyclist(
      Map.Entry<String, Cyclist> named, RaceView view, Seat viewer, Numbers to) {
    Cyclist cyclist = named.getValue();
    to.put("owner", Encoding.relative(cyclist.owner(), viewer, view.seats()));
    to.put("asked", named.getKey().equals(view.askedCyclist()));
    to.put("place", cyclist.place().ordinal());
    square("square", cyclist.square(), to);
    to.put("energy", cyclist.energy());
    to.put("risks", cyclist.risks());
    to.put("quality", cyclist.quality().ordinal());
    to.put("fallen", cyclist.fallTurn() > 0);
    to.put("punctured", cyclist.punctureTurn() > 0);
    to.put("slipstream", cyclist.slipstream());
    to.put("homePlace", cyclist.homePlace());
    to.put("tiles", view.kept().getOrDefault(named.getKey(), 0));
  }

  private static void absent(Numbers to) {
    to.put("owner", -1);
    to.put("asked", 0);
    to.put("place", 0);
    square("square", "", to);
    for (String name :
        List.of(
            "energy",
            "risks",
            "quality",
            "fallen",
            "punctured",
            "slipstream",
            "homePlace",
            "tiles")) {
      to.put(name, 0);
    }
  }

  /** A square such as 4C3: hexagon, lane and number; zeros for none. */
  private static void square(String name, String text, Numbers to) {
    int lane = 0;
    while (lane < text.length() && Character.isDigit(text.charAt(lane))) {
      lane++;
    }
    boolean whole = lane > 0 && lane + 1 < text.length();
    to.put(name + ".hexagon", whole ? Integer.parseInt(text.substring(0, lane)) : 0);
    to.put(name + ".lane", whole ? "LCR".indexOf(text.charAt(lane)) : 0);
    to.put(name + ".number", whole ? Integer.parseInt(text.substring(lane + 1)) : 0);
  }
}
