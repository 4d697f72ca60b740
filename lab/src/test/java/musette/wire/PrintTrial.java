package musette.wire;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * Compares {@link RecordPrinter} with Jackson on views from random matches, in CPU time of the
 * thread; docs/performance/server.md has the figures and the command.
 */
final class PrintTrial {
  private static final int VIEWS = 256;
  private static final int SLICES = 10;
  private static final double SECONDS = 0.5;

  private PrintTrial() {}

  public static void main(String[] args) {
    Map<String, Function<Record, String>> printers = printers();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      List<Record> views = views(game);
      printers.forEach(
          (name, printer) ->
              System.out.printf(
                  "%-16s %-20s %6.1f µs%n", game.about().id(), name, micros(printer, views)));
    }
  }

  private static Map<String, Function<Record, String>> printers() {
    ObjectMapper jackson = Json.mapper();
    ObjectMapper fields = Json.mapper().registerModule(new BlackbirdModule());
    ObjectMapper accessors =
        Json.mapper()
            .registerModule(new BlackbirdModule())
            .setVisibility(PropertyAccessor.GETTER, Visibility.ANY);
    var printers = new LinkedHashMap<String, Function<Record, String>>();
    printers.put("RecordPrinter", RecordPrinter::print);
    printers.put("Jackson", view -> write(jackson, view));
    printers.put("Blackbird", view -> write(fields, view));
    printers.put("Blackbird, accessors", view -> write(accessors, view));
    return printers;
  }

  private static String write(ObjectMapper mapper, Record view) {
    try {
      return mapper.writeValueAsString(view);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <S, A, V> List<Record> views(Game<S, A, V> game) {
    Chance chance = Chance.quick(1);
    Setup setup = Setup.largest(game, Map.of());
    var views = new ArrayList<Record>();
    while (views.size() < VIEWS) {
      S state = game.start(setup, chance, Journal.NONE);
      while (game.turn(state) instanceof Turn.ToAct(var seats) && views.size() < VIEWS) {
        views.add((Record) game.view(state, Seat.A));
        List<A> actions = game.actions(state, seats.first());
        A action = actions.get(chance.below(actions.size()));
        state = game.play(state, seats.first(), action, chance, Journal.NONE);
      }
    }
    return views;
  }

  /** The best of several slices, because other load can only slow them down. */
  private static double micros(Function<Record, String> printer, List<Record> views) {
    double best = Double.MAX_VALUE;
    slice(printer, views);
    slice(printer, views);
    for (int i = 0; i < SLICES; i++) {
      best = Math.min(best, slice(printer, views));
    }
    return best;
  }

  private static double slice(Function<Record, String> printer, List<Record> views) {
    var threads = ManagementFactory.getThreadMXBean();
    long began = threads.getCurrentThreadCpuTime();
    long length = 0;
    int printed = 0;
    long now;
    do {
      for (Record view : views) {
        length += printer.apply(view).length();
      }
      printed += views.size();
      now = threads.getCurrentThreadCpuTime();
    } while (now - began < SECONDS * 1e9);
    if (length == 0) {
      throw new IllegalStateException("nothing was printed");
    }
    return (now - began) / 1e3 / printed;
  }
}
