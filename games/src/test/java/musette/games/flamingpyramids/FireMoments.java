package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import musette.games.flamingpyramids.api.BuildEvent.BasePlaced;
import musette.games.flamingpyramids.api.BuildEvent.Burnt;
import musette.games.flamingpyramids.api.BuildEvent.Collapsed;
import musette.games.flamingpyramids.api.BuildEvent.Exploded;
import musette.games.flamingpyramids.api.BuildEvent.Fell;
import musette.games.flamingpyramids.api.BuildEvent.Hung;
import musette.games.flamingpyramids.api.BuildEvent.Ignited;
import musette.games.flamingpyramids.api.BuildEvent.Placed;
import musette.games.flamingpyramids.api.BuildEvent.Rolled;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Face;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.testkit.Moment;

/** By which one sees that a rule of fires, explosions and the fire die mattered. */
final class FireMoments {
  private FireMoments() {}

  static void add(Map<String, Predicate<Moment<BuildState>>> all) {
    fires(all);
    explosions(all);
    die(all);
  }

  private static void fires(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put(
        "FP-48", m -> m.has(Burnt.class, b -> m.has(Ignited.class, i -> i.level() != b.level())));
    all.put(
        "FP-55",
        m -> touched(m, Laid::tile).filter(Tile::isIncendiary).anyMatch(t -> shields(m, t)));
    all.put("FP-56", m -> touched(m, Laid::tile).anyMatch(t -> t.material() == Material.STONE));
    all.put("FP-57", m -> laid(m).anyMatch(l -> isIgniter(m, l) && collapses(m, l.tile())));
    all.put("FP-58", m -> laid(m).anyMatch(l -> doesNothing(m, l)));
    all.put(
        "A-27", m -> touched(m, l -> l.tile()).anyMatch(t -> isOther(m, t, Material.BLOWTORCH)));
    all.put(
        "A-28",
        m ->
            m.has(Ignited.class, i -> i.fire() == Material.WOOD)
                && touched(m, Laid::tile).anyMatch(t -> isOther(m, t, Material.COAL)));
    all.put(
        "A-29",
        m ->
            m.has(Ignited.class, i -> i.fire() == Material.WOOD)
                && m.has(Ignited.class, i -> i.fire() == Material.STRAW));
  }

  private static boolean isOther(Moment<BuildState> m, Tile tile, Material material) {
    return tile.material() == material && !m.has(Ignited.class, i -> i.igniter() == tile);
  }

  /** The tile that was laid, where it was laid. */
  private static Stream<Laid> laid(Moment<BuildState> m) {
    return Stream.concat(
        m.all(Placed.class).map(e -> new Laid(e.tile(), e.level(), e.column())),
        m.all(BasePlaced.class).map(e -> new Laid(e.tile(), e.level(), e.column())));
  }

  /** The pyramid with the tile that was laid, before anything came of it. */
  private static List<Laid> all(Moment<BuildState> m) {
    var all = new ArrayList<>(m.before().pyramid.laid());
    laid(m).forEach(all::add);
    return all;
  }

  /** Tiles that a fire touched and did not burn, in moments in which nothing had fallen before. */
  private static <T> Stream<T> touched(
      Moment<BuildState> m, java.util.function.Function<Laid, T> what) {
    boolean fell = m.inOrder(Collapsed.class, Burnt.class) || m.inOrder(Hung.class, Burnt.class);
    if (!m.has(Burnt.class) || fell || m.has(Fell.class)) {
      return Stream.empty();
    }
    List<Laid> burnt = burnt(m);
    return all(m).stream()
        .filter(l -> !burnt.contains(l) && burnt.stream().anyMatch(b -> inContact(l, b)))
        .map(what);
  }

  private static List<Laid> burnt(Moment<BuildState> m) {
    return m.all(Burnt.class).map(b -> new Laid(b.tile(), b.level(), b.column())).toList();
  }

  /** Whether behind the tile there is one that the fire would have taken. */
  private static boolean shields(Moment<BuildState> m, Tile tile) {
    List<Laid> all = all(m);
    List<Laid> burnt = burnt(m);
    boolean wood = m.has(Ignited.class, i -> i.fire() == Material.WOOD);
    long flammable = wood ? Tile.STRAW | Tile.WOOD : Tile.STRAW;
    return all.stream()
        .filter(l -> l.tile() == tile)
        .anyMatch(
            shield ->
                all.stream()
                    .filter(l -> (l.tile().bit() & flammable) != 0 && !burnt.contains(l))
                    .anyMatch(l -> inContact(shield, l)));
  }

  private static boolean inContact(Laid a, Laid b) {
    int up = b.level() - a.level();
    int right = b.column() - a.column();
    return switch (up) {
      case 0 -> Math.abs(right) == 1;
      case 1 -> right == -1 || right == 0;
      case -1 -> right == 0 || right == 1;
      default -> false;
    };
  }

  /** Whether the tile would light something where it was laid. */
  private static boolean isIgniter(Moment<BuildState> m, Laid laid) {
    return laid.tile().isIncendiary()
        && (around(m, laid) & Fire.flammable(laid.tile().code())) != 0;
  }

  private static long around(Moment<BuildState> m, Laid laid) {
    return m.before().pyramid.around(laid.level(), laid.column());
  }

  private static boolean collapses(Moment<BuildState> m, Tile tile) {
    return m.has(Collapsed.class, c -> c.tile() == tile);
  }

  private static boolean doesNothing(Moment<BuildState> m, Laid laid) {
    long around = around(m, laid);
    return laid.tile().material() == Material.COAL
        && m.before().checking() == Checking.REFEREE
        && (around & Tile.WOOD) != 0
        && (around & (Tile.STRAW | Tile.INCENDIARY)) == 0
        && (m.after().pyramid.tiles() & laid.tile().bit()) != 0
        && !collapses(m, laid.tile());
  }

  private static void explosions(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put(
        "FP-60",
        m ->
            m.has(
                Exploded.class,
                e -> e.taken().stream().anyMatch(t -> t.material() == Material.STONE)));
    all.put(
        "FP-62",
        m ->
            !m.has(Fell.class)
                && m.has(Exploded.class, e -> all(m).stream().anyMatch(l -> isBehind(m, e, l))));
  }

  /** Whether the tile lies behind one that the explosion took, and stays. */
  private static boolean isBehind(Moment<BuildState> m, Exploded exploded, Laid laid) {
    return (m.after().pyramid.tiles() & laid.tile().bit()) != 0
        && !exploded.gone().contains(laid.tile())
        && all(m).stream().anyMatch(l -> exploded.taken().contains(l.tile()) && inContact(l, laid));
  }

  private static void die(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-73", m -> m.has(Rolled.class, e -> e.face() == Face.SMOKE));
    all.put(
        "FP-76",
        m ->
            m.before().rules.fireDie()
                && laid(m).anyMatch(l -> isIgniter(m, l) && collapses(m, l.tile())));
    all.put("FP-77", m -> m.has(Rolled.class, e -> laid(m).noneMatch(l -> l.tile() == e.roller())));
    all.put(
        "FP-78",
        m -> m.inOrder(Rolled.class, Hung.class) || m.inOrder(Rolled.class, Collapsed.class));
    all.put("FP-79", m -> m.has(Fell.class) && isBesideFuel(m.after()));
    all.put(
        "A-02",
        m -> m.has(Burnt.class, b -> b.tile().material() == Material.WOOD && m.has(Rolled.class)));
    all.put(
        "A-03",
        m ->
            m.before().rules.fireDie()
                && m.has(Exploded.class, e -> e.rule().equals("FP-59"))
                && !m.has(Rolled.class));
    all.put("A-04", m -> isBesideFuel(m.after()) && m.has(Fell.class, e -> isBeside(m.after(), e)));
    all.put("A-05", m -> m.all(Rolled.class).count() > 1);
    all.put(
        "A-06",
        m -> laid(m).findAny().isPresent() && !m.has(Rolled.class) && isBesideFuel(m.before()));
  }

  private static boolean isBeside(BuildState state, Fell fell) {
    long around = state.pyramid.around(fell.level(), fell.column());
    long fuel =
        fell.tile().isIncendiary()
            ? Fire.flammable(fell.tile().code())
            : fell.tile().material() == Material.STRAW ? Tile.INCENDIARY : 0;
    return (around & fuel) != 0;
  }

  /** Whether, with the fire die, something lies beside what could set it on fire and does not. */
  private static boolean isBesideFuel(BuildState state) {
    Pyramid pyramid = state.pyramid;
    return state.rules.fireDie()
        && state.checking() == Checking.REFEREE
        && state.phase() == Phase.PLACE
        && pyramid.laid().stream()
            .anyMatch(
                l ->
                    l.tile().isIncendiary()
                        && (pyramid.around(l.level(), l.column()) & Fire.flammable(l.tile().code()))
                            != 0);
  }
}
