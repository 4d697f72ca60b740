package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.table.Games;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.ViewSnapshot;
import musette.table.json.Differences;
import musette.table.json.JsonText;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.LogItem;
import musette.wire.table.LoggedChange;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A client that applies deltas has exactly the state of one that is sent whole states. */
final class DeltaTest {
  private static final int MATCHES = Boolean.getBoolean("musette.full") ? 3 : 1;
  private static final long START = 1_790_000_000_000L;

  static List<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void changesGiveTheWholeState(String id) {
    for (int seed = 1; seed <= MATCHES; seed++) {
      new Evening(Catalogue.game(id), seed).play();
    }
  }

  /** A match with everything that can happen at a table, watched by all. */
  private static final class Evening {
    private final SplittableRandom random;
    private final Table table;
    private final StateRenderer renderer;
    private final List<Follower> followers = new ArrayList<>();
    private long now = START;
    private long whole;
    private long sent;

    Evening(Game<?, ?, ?> game, int seed) {
      random = new SplittableRandom(seed);
      int seats = Setup.largest(game, Map.of()).seats();
      var places = new ArrayList<Change.Place>();
      for (int i = 0; i < seats; i++) {
        places.add(new Change.Place(SeatInfo.Kind.PERSON, "p" + i, "", ""));
      }
      var created =
          new Change.Created(
              game.about().id(),
              game.about().version(),
              Map.of(),
              places,
              TableInfo.Access.PUBLIC,
              true,
              false,
              false,
              new Clock.ReserveClock(6_000, 5),
              "p0",
              "%064x".formatted(seed),
              "");
      table = Table.open("k3v9", new LoggedChange(0, now, "p0", "", "", created), Games.all());
      renderer =
          new StateRenderer(
              player -> new Person(player, "Guest " + player, Person.Kind.GUEST),
              player -> random.nextInt(9) > 0,
              () -> Set.of("p0", "watcher"));
      for (int i = 0; i <= seats; i++) {
        followers.add(new Follower("p" + i));
      }
    }

    void play() {
      followers.forEach(Follower::look);
      change("p0", new Change.Started());
      while (table.status() == TableInfo.Status.RUNNING) {
        now += random.nextInt(3_000);
        // Not everybody reads every change: what was missed comes as one.
        followers.stream().filter(_ -> random.nextInt(3) > 0).forEach(Follower::look);
        act();
      }
      followers.forEach(Follower::look);
      assertThat(table.status()).isEqualTo(TableInfo.Status.OVER);
      assertThat(sent * 2).as("changes are worth their while").isLessThan(whole);
    }

    private void act() {
      Seat seat = table.turn().list().get(random.nextInt(table.turn().list().size()));
      if (table.place(seat).kind() == SeatInfo.Kind.STAND_IN) {
        change("", new Change.Resumed(seat));
      } else if (random.nextInt(12) == 0) {
        change("", new Change.HandedOver(seat, "random", Change.Why.WISHED));
      } else if (random.nextInt(12) == 0) {
        change("", new Change.Asked(ToClient.RequestKind.END, seat));
      } else {
        var offers = table.match().offers(seat);
        String action = offers.get(random.nextInt(offers.size())).text();
        change("", new Change.Played(table.nextPly(), seat, action, ""));
        List<Integer> back = table.match().freeUndo(seat);
        if (!back.isEmpty() && random.nextInt(8) == 0) {
          change("", new Change.TakenBack(seat, back));
        }
      }
    }

    private void change(String player, Change change) {
      table.apply(new LoggedChange(table.seq() + 1, now, player, "", "", change));
    }

    /** One who is sent changes, compared with the whole. */
    private final class Follower {
      private final String player;
      private ViewSnapshot before;
      private JsonNode known;

      Follower(String player) {
        this.player = player;
        this.before = sight();
        this.known = tree(before.state(now, -1, renderer.log(table, before.eyes(), -1)));
      }

      private ViewSnapshot sight() {
        return renderer.snapshot(table, player, Seat.NONE, now);
      }

      void look() {
        int from = before.info().seq();
        ViewSnapshot after = sight();
        List<LogItem> log = renderer.log(table, after.eyes(), from);
        var changes =
            new ToClient.Changes(
                "k3v9",
                from,
                now,
                Differences.between(before.state(0, -1, List.of()), after.state(0, -1, List.of())),
                log);
        String text = JsonText.of(changes);
        assertThat(text).as("as Jackson writes it").isEqualTo(Json.write(changes));
        JsonNode state = tree(after.state(now, from, log));
        known = applied(known, Json.parse(text));
        assertThat(known).isEqualTo(state);
        before = after;
        sent += text.length();
        whole += state.toString().length();
      }
    }
  }

  private static JsonNode tree(ToClient message) {
    return Json.parse(Json.write(message));
  }

  /** What docs/protocol.md tells a client to do. */
  static JsonNode applied(JsonNode state, JsonNode changes) {
    assertThat(changes.get("from")).isEqualTo(state.at("/info/seq"));
    ObjectNode next = state.deepCopy();
    changes
        .get("set")
        .properties()
        .forEach(
            part -> {
              int last = part.getKey().lastIndexOf('/');
              JsonNode owner = next.at(part.getKey().substring(0, last));
              String name = part.getKey().substring(last + 1);
              if (owner instanceof ArrayNode list) {
                list.set(Integer.parseInt(name), part.getValue());
              } else {
                assertThat(owner.has(name)).as(part.getKey()).isTrue();
                ((ObjectNode) owner).set(name, part.getValue());
              }
            });
    next.set("now", changes.get("now"));
    next.set("after", changes.get("from"));
    next.set("log", changes.get("log"));
    return next;
  }
}
