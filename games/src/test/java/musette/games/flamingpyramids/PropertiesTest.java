package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.ChaosKind;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties of the rules, tried in random games. */
final class PropertiesTest {
  private static final FlamingPyramids GAME = Scene.GAME;
  private static final int GAMES = 150;

  /** One move of a random game. */
  @FunctionalInterface
  private interface Check {
    void move(BuildState before, BuildAction action, BuildState after, List<Event> events);
  }

  private static void inRandomGames(Map<String, String> options, Check check) {
    Setup setup = Setup.of(GAME.about(), 4, options);
    for (int game = 0; game < GAMES; game++) {
      Chance chance = Chance.quick(game);
      BuildState state = GAME.start(setup, chance, Journal.NONE);
      while (GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
        List<BuildAction> actions = GAME.actions(state, seats.first());
        BuildAction action = actions.get(chance.below(actions.size()));
        var journal = Journal.kept();
        BuildState next = GAME.play(state, seats.first(), action, chance, journal);
        check.move(state, action, next, journal.events());
        state = next;
      }
    }
  }

  @Test
  @Rule("FP-37")
  void onlyThePlacedTileCanBeTheFirstToCollapse() {
    inRandomGames(
        Map.of(),
        (before, action, after, events) -> {
          if (action instanceof BuildAction.Place place
              && events.get(1) instanceof BuildEvent.Collapsed first) {
            assertThat(first.tile()).isEqualTo(place.tile());
          }
        });
  }

  @Test
  @Rule("FP-40")
  void everySlideBringsThePyramidNearerToTheGround() {
    inRandomGames(
        Map.of("curse", "on"),
        (before, action, after, events) -> {
          if (action instanceof BuildAction.Slide) {
            assertThat(height(after)).isLessThan(height(before));
          }
        });
  }

  private static int height(BuildState state) {
    return state.pyramid.laid().stream().mapToInt(laid -> laid.level() + 1).sum();
  }

  @Test
  @Rule("FP-26")
  void slotsOfTheMirroredPyramidAreTheMirroredSlots() {
    inRandomGames(
        Map.of(),
        (before, action, after, events) -> {
          if (after.phase() == Phase.PLACE && !after.pyramid.isEmpty()) {
            var mirrored =
                Pyramid.of(
                    after.pyramid.laid().stream()
                        .map(
                            laid ->
                                new Laid(
                                    laid.tile(), laid.level(), mirror(laid.level(), laid.column())))
                        .toList());
            assertThat(Slots.list(Slots.of(mirrored)))
                .isEqualTo(
                    Slots.list(Slots.of(after.pyramid)).stream()
                        .map(slot -> new Slot(slot.level(), mirror(slot.level(), slot.column())))
                        .sorted(Comparator.comparingInt(Slot::level).thenComparingInt(Slot::column))
                        .toList());
          }
        });
  }

  private static int mirror(int level, int column) {
    return -column - level;
  }

  @Test
  @Rule({"FP-47", "FP-21"})
  void forecastsComeTrue() {
    inRandomGames(
        Map.of("curse", "on"),
        (before, action, after, events) -> {
          Seat seat = GAME.turn(before).seats().first();
          List<Remark> remarks = GAME.outlook(GAME.view(before, seat), action).remarks();
          boolean wins = remarks.contains(new BuildRemark.Wins());
          assertThat(wins).isEqualTo(after.over && after.hands[before.active] == 0);
          boolean again = after.phase() == Phase.SLIDE;
          assertThat(remarks.stream().anyMatch(BuildRemark.SlideAhead.class::isInstance))
              .isEqualTo(again);
          for (Remark remark : remarks) {
            if (remark instanceof BuildRemark.ComesBack back) {
              int i = back.seat().index();
              int played = action instanceof BuildAction.Place && i == before.active ? 1 : 0;
              assertThat(after.tilesLeft(i)).isEqualTo(before.tilesLeft(i) - played + back.count());
            }
          }
        });
  }

  @Test
  @Rule("FP-26")
  void aPyramidThatWandersFarKeepsItsShape() {
    Pyramid pyramid = Pyramid.of(List.of(new Laid(Tile.Y2, 0, 0)));
    for (int column = 1; column <= 300; column++) {
      pyramid = pyramid.copyWithRoom(0, column);
      pyramid.put(pyramid.cell(0, column), column % 2 == 0 ? Tile.Y2.code() : Tile.R2.code());
      pyramid.take(pyramid.cell(0, column - 1));
      assertThat(pyramid.laid())
          .containsExactly(new Laid(column % 2 == 0 ? Tile.Y2 : Tile.R2, 0, column));
    }
  }

  /** What bots look up in a table is what the rules then do. */
  @Test
  @Rule("FP-31")
  void whatSettlesIsWhatTheRulesLeaveInPeace() {
    inRandomGames(
        Map.of(),
        (before, action, after, events) -> {
          if (action instanceof BuildAction.Place(Tile tile, int level, int column)) {
            boolean quiet = after.phase() != Phase.SLIDE;
            boolean stays = quiet && after.pyramid.tiles() == (before.pyramid.tiles() | tile.bit());
            long settling = Queries.settling(before, Slots.pack(level, column));
            assertThat((settling & tile.bit()) != 0).isEqualTo(stays);
          }
        });
  }

  /** Two ways to find chaos, and the plain one of the tests, agree. */
  @ParameterizedTest
  @ValueSource(strings = {"group", "pair"})
  @Rule({"FP-84", "FP-43", "FP-87"})
  void whatIsListedAsChaosIsWhatACallFindsFirst(String explosion) {
    inRandomGames(
        Map.of("checking", "strategy", "curse", "on", "explosion", explosion),
        (before, action, after, events) -> {
          List<Incident> listed = List.copyOf(Incident.all(before.pyramid, before.rules));
          var plain = new PlainPyramid(before.pyramid.laid());
          if (before.phase() != Phase.SLIDE) {
            assertThat(Queries.isSound(before)).isEqualTo(listed.isEmpty());
            assertThat(Queries.isSound(before))
                .isEqualTo(
                    plain.unstable().isEmpty()
                        && plain.explosions().isEmpty()
                        && plain.fires().isEmpty()
                        && plain.curses().isEmpty());
          }
          if (events.getFirst() instanceof BuildEvent.ChaosCalled) {
            assertThat(found(events.get(1)))
                .isEqualTo(listed.isEmpty() ? List.of() : first(listed.getFirst()));
          }
        });
  }

  private static List<Object> first(Incident incident) {
    return List.of(incident.kind(), incident.tiles().getFirst().tile());
  }

  private static List<Object> found(Event event) {
    return switch ((BuildEvent) event) {
      case BuildEvent.Collapsed fall -> List.of(ChaosKind.COLLAPSE, fall.tile());
      case BuildEvent.Exploded bang -> List.of(ChaosKind.EXPLOSION, bang.gone().getFirst());
      case BuildEvent.Ignited fire ->
          List.of(
              fire.fire() == Material.WOOD ? ChaosKind.WOOD_FIRE : ChaosKind.STRAW_FIRE,
              fire.igniter());
      case BuildEvent.Cursed curse -> List.of(ChaosKind.CURSE, curse.taken().getFirst());
      default -> List.of();
    };
  }
}
