package musette.games.flamingpyramids;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.flamingpyramids.api.BuildEvent.BasePlaced;
import musette.games.flamingpyramids.api.BuildEvent.BurntOut;
import musette.games.flamingpyramids.api.BuildEvent.ChaosCalled;
import musette.games.flamingpyramids.api.BuildEvent.Collapsed;
import musette.games.flamingpyramids.api.BuildEvent.Cursed;
import musette.games.flamingpyramids.api.BuildEvent.Dealt;
import musette.games.flamingpyramids.api.BuildEvent.Drew;
import musette.games.flamingpyramids.api.BuildEvent.Exploded;
import musette.games.flamingpyramids.api.BuildEvent.Fell;
import musette.games.flamingpyramids.api.BuildEvent.Hung;
import musette.games.flamingpyramids.api.BuildEvent.Placed;
import musette.games.flamingpyramids.api.BuildEvent.TurnBegan;
import musette.games.flamingpyramids.api.BuildEvent.Won;
import musette.games.flamingpyramids.api.ChaosKind;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.testkit.Moment;

/** By which one sees that a rule mattered that no event, remark or refusal cites. */
final class BuildMoments {
  private BuildMoments() {}

  static Map<String, Predicate<Moment<BuildState>>> all() {
    var all = new LinkedHashMap<String, Predicate<Moment<BuildState>>>();
    turns(all);
    slots(all);
    holding(all);
    collapse(all);
    order(all);
    curse(all);
    end(all);
    FireMoments.add(all);
    return all;
  }

  private static void turns(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-14", m -> m.has(Dealt.class, e -> e.hand() == 5 && e.pile() > 0));
    all.put("FP-18", m -> m.inOrder(Fell.class, TurnBegan.class));
    all.put("A-14", m -> m.isStart() && m.after().pyramid.isEmpty());
    all.put("A-20", m -> m.has(Drew.class, d -> fromEmptyPile(m, d)));
    all.put(
        "A-17", m -> m.has(BurntOut.class, e -> e.takenLevels().stream().distinct().count() > 1));
  }

  private static boolean fromEmptyPile(Moment<BuildState> m, Drew drew) {
    int seat = drew.seat().index();
    return !drew.known().isEmpty()
        && m.before().bottoms[seat].length == 0
        && m.before().unseen(seat) == 0;
  }

  private static void slots(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-24", m -> lays(m) && Long.bitCount(m.before().pyramid.tiles()) == 1);
    all.put("FP-26", m -> lays(m) && gaps(m) > 0 && gaps(m) < slotsBefore(m).length);
    all.put("A-11", m -> lays(m) && gaps(m) > 0);
    all.put("A-12", m -> lays(m) && hasWideGap(m));
    all.put(
        "A-13",
        m ->
            m.has(BasePlaced.class)
                && Arrays.stream(slotsBefore(m)).anyMatch(s -> Slots.level(s) > 0));
  }

  private static boolean lays(Moment<BuildState> m) {
    return m.action().startsWith("place");
  }

  private static int[] slotsBefore(Moment<BuildState> m) {
    return Slots.of(m.before().pyramid);
  }

  /** How many slots are gaps of the base: a complete pyramid has none and grows at its ends. */
  private static int gaps(Moment<BuildState> m) {
    Pyramid pyramid = m.before().pyramid;
    return (int)
        Arrays.stream(slotsBefore(m))
            .filter(s -> Slots.level(s) == 0 && isInside(pyramid, Slots.column(s)))
            .count();
  }

  private static boolean isInside(Pyramid pyramid, int column) {
    return pyramid.laid().stream().anyMatch(l -> l.level() == 0 && l.column() < column)
        && pyramid.laid().stream().anyMatch(l -> l.level() == 0 && l.column() > column);
  }

  private static boolean hasWideGap(Moment<BuildState> m) {
    Pyramid pyramid = m.before().pyramid;
    return gaps(m) > 1
        && Arrays.stream(slotsBefore(m))
            .filter(s -> Slots.level(s) == 0 && isInside(pyramid, Slots.column(s) + 1))
            .anyMatch(s -> pyramid.at(0, Slots.column(s) + 1) == 0);
  }

  private static void holding(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-34", m -> m.has(Placed.class, e -> e.weight() == e.carry() && e.verdict().holds()));
    all.put(
        "FP-35",
        m ->
            m.has(
                Placed.class,
                e -> e.verdict().holds() && (e.tile() == Tile.J200 || e.on().contains(Tile.J200))));
    all.put(
        "FP-37", m -> m.has(Placed.class, p -> m.has(Collapsed.class, c -> c.tile() != p.tile())));
    all.put("A-09", m -> (m.has(Exploded.class) || m.has(Cursed.class)) && restsOnOne(m.after()));
  }

  private static boolean restsOnOne(BuildState state) {
    return state.phase() == Phase.PLACE
        && state.pyramid.laid().stream()
            .anyMatch(
                l ->
                    l.level() > 0
                        && (state.pyramid.at(l.level() - 1, l.column()) == 0
                            || state.pyramid.at(l.level() - 1, l.column() + 1) == 0));
  }

  private static void collapse(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-38", m -> m.has(Collapsed.class, e -> e.taken().size() == 2 && !e.leaves()));
    all.put(
        "FP-40", m -> m.has(Fell.class, f -> m.has(Collapsed.class, c -> c.tile() == f.tile())));
    all.put("A-07", m -> m.has(Hung.class));
    all.put("A-08", m -> m.inOrder(Fell.class, Collapsed.class));
    all.put("A-10", m -> m.has(Collapsed.class, e -> e.taken().size() == 1));
    all.put("A-31", m -> m.has(Fell.class, e -> e.level() > 0 && e.level() == e.fromLevel() - 1));
  }

  private static void order(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-43", m -> m.has(ChaosCalled.class) && kinds(m) > 1);
    all.put("FP-44", m -> m.has(ChaosCalled.class) && incidents(m) > kinds(m));
    all.put(
        "FP-45",
        m ->
            (m.has(Collapsed.class) || m.has(Hung.class))
                && m.has(ChaosCalled.class)
                && has(m, ChaosKind.EXPLOSION, ChaosKind.WOOD_FIRE, ChaosKind.STRAW_FIRE));
    all.put("FP-46", m -> m.inOrder(BurntOut.class, Hung.class));
    all.put("A-30", m -> m.inOrder(BurntOut.class, Collapsed.class));
    all.put("FP-87", m -> m.has(Collapsed.class, Collapsed::leaves));
  }

  private static long kinds(Moment<BuildState> m) {
    return Incident.all(m.before().pyramid, m.before().rules).stream()
        .map(Incident::kind)
        .distinct()
        .count();
  }

  private static long incidents(Moment<BuildState> m) {
    return Incident.all(m.before().pyramid, m.before().rules).size();
  }

  private static boolean has(Moment<BuildState> m, ChaosKind... kinds) {
    return Incident.all(m.before().pyramid, m.before().rules).stream()
        .anyMatch(i -> Arrays.asList(kinds).contains(i.kind()));
  }

  private static void curse(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("FP-64", m -> m.has(Cursed.class));
    all.put(
        "FP-66",
        m -> m.has(Collapsed.class, e -> isBorneByAnother(m) && e.seat() != m.before().active()));
    all.put("FP-67", m -> m.inOrder(Fell.class, Cursed.class));
    all.put("FP-68", m -> isBorneByAnother(m) && m.has(TurnBegan.class));
    all.put("A-16", m -> m.has(Cursed.class, e -> e.seat() != e.by() && m.setup().seats() > 2));
    all.put("A-19", m -> m.has(Cursed.class, e -> m.has(Drew.class, d -> d.seat() != e.seat())));
    all.put("A-22", m -> m.has(Cursed.class) && m.has(Won.class));
    all.put("A-23", m -> isBorneByAnother(m) && m.has(Fell.class));
    all.put("A-25", m -> m.all(Cursed.class).count() > 1);
    all.put("A-32", m -> m.has(Cursed.class, e -> !e.leaves()) && m.has(Hung.class));
  }

  /** Whether somebody else than the active player lets a tile fall: one that a curse struck. */
  private static boolean isBorneByAnother(Moment<BuildState> m) {
    return m.before().checking() == Checking.REFEREE
        && m.action().startsWith("slide")
        && m.seat() != m.before().active();
  }

  private static void end(Map<String, Predicate<Moment<BuildState>>> all) {
    all.put("A-21", m -> m.has(Won.class));
    all.put("A-36", m -> m.has(Won.class) && m.setup().seats() > 2);
  }
}
