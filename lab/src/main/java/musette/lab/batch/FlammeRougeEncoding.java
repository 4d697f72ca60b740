package musette.lab.batch;

import java.util.List;
import java.util.stream.IntStream;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.RaceView.OwnCards;
import musette.games.flammerouge.api.RaceView.RiderView;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Tile;
import musette.kernel.Seat;

/** Flamme Rouge. Actions 0 to 9 place riders, 10 and 11 draw, 12 to 19 play a card. */
final class FlammeRougeEncoding implements Encoding<RaceAction, RaceView> {
  private static final int CARDS = 8;
  private static final int PLACES = 5;
  private static final int DRAW = 10;
  private static final int PLAY = 12;
  private static final int AHEAD = 12;
  private static final List<String> NAMES = List.of("2", "3", "4", "5", "6", "7", "9", "E");

  private static final List<String> AHEAD_NAMES =
      IntStream.rangeClosed(1, AHEAD).mapToObj(step -> "ahead" + step).toList();

  private final int[] counts = new int[Card.values().length];
  private List<Tile> tiles = List.of();
  private int[] road = {};

  @Override
  public int actions() {
    return PLAY + CARDS;
  }

  @Override
  public int number(RaceAction action, int place) {
    return switch (action) {
      case RaceAction.PlaceRider(var kind, int square) -> kind.ordinal() * PLACES + square - 1;
      case RaceAction.DrawFor(var kind) -> DRAW + kind.ordinal();
      case RaceAction.PlayCard(Card card) -> PLAY + card.ordinal();
    };
  }

  @Override
  public void write(RaceView view, Seat viewer, Numbers to) {
    to.put("phase", view.phase().ordinal());
    to.put("round", view.round());
    to.put("start", view.startLine());
    to.put("finish", view.finishLine());
    to.put("rouleurSupply", view.rouleurSupply());
    to.put("sprinteurSupply", view.sprinteurSupply());
    to.put("first", Encoding.relative(view.firstPlayer(), viewer, view.seats()));
    lay(view.tiles());
    for (int i = 0; i < 2; i++) {
      own(view.own().get(i), i, to);
      to.group("road", i);
      int square = view.riders().get(2 * viewer.index() + i).square();
      for (int step = 1; step <= AHEAD; step++) {
        to.put(AHEAD_NAMES.get(step - 1), square + step < road.length ? road[square + step] : -1);
      }
    }
    int players = 2 * view.seats();
    for (int i = 0; i < view.riders().size(); i++) {
      int index = i < players ? (2 * viewer.index() + i) % players : i;
      to.group("rider", i);
      rider(view.riders().get(index), to);
    }
    to.end();
  }

  /** The terrain of each square; square 1 has index 1. */
  private void lay(List<Tile> laid) {
    if (laid.equals(tiles)) {
      return;
    }
    tiles = laid;
    road =
        IntStream.concat(
                IntStream.of(Terrain.START.ordinal()),
                laid.stream().flatMap(tile -> tile.squares().stream()).mapToInt(Enum::ordinal))
            .toArray();
  }

  private void own(OwnCards cards, int rider, Numbers to) {
    to.group("deck", rider);
    count(cards.deck(), to);
    to.group("recycled", rider);
    count(cards.recycled(), to);
    to.group("hand", rider);
    count(cards.hand(), to);
    to.group("played", rider);
    count(cards.faceDown(), to);
  }

  private void count(List<Card> cards, Numbers to) {
    java.util.Arrays.fill(counts, 0);
    for (int i = 0; i < cards.size(); i++) {
      counts[cards.get(i).ordinal()]++;
    }
    for (int i = 0; i < CARDS; i++) {
      to.put(NAMES.get(i), counts[i]);
    }
  }

  private void rider(RiderView rider, Numbers to) {
    to.put("square", rider.square());
    to.put("lane", rider.lane().ordinal());
    to.put("deck", rider.deck());
    to.put("recycled", rider.recycled());
    to.put("hand", rider.hand());
    to.put("played", rider.faceDown());
    to.put("exhaustion", rider.exhaustionTaken());
    count(rider.unspent(), to);
  }
}
