package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceAction;

/**
 * What a seat may do (FR-16). All actions and lists of them are made once and looked up by what is
 * possible. All lists are of one class, so that the call in the innermost loop of a playout stays
 * direct; List.copyOf would mix two.
 */
final class Actions {
  private static final int START_SQUARES = 5;
  private static final int RIDERS = 4;
  private static final List<List<RaceAction>> PLACES = places();
  private static final List<List<RaceAction>> DRAWS = draws();
  private static final List<List<RaceAction>> PLAYS = plays();

  private Actions() {}

  static List<RaceAction> of(RaceState race, int seat) {
    if (seat >= race.rules().seats()) {
      return List.of();
    }
    return race.phase() == Phase.PLACING ? placing(race, seat) : energy(race, seat);
  }

  private static List<RaceAction> placing(RaceState race, int seat) {
    if (Placing.seat(race) != seat) {
      return List.of();
    }
    int squares = 0;
    for (int square = race.rules().track().startLine(); square > 0; square--) {
      if (Spots.landing(race.spots(), square) != Spots.FULL) {
        squares |= 1 << (square - 1);
      }
    }
    return places(Placing.riders(race, seat), squares);
  }

  private static List<RaceAction> energy(RaceState race, int seat) {
    if ((race.pending() >> seat & 1) == 0) {
      return List.of();
    }
    long hand = race.hand(seat);
    return hand != 0 ? plays(Pile.kinds(hand)) : draws(Energy.waiting(race, seat));
  }

  /** One bit for each rider and for each square, square 1 being bit 0. */
  private static List<RaceAction> places(int riders, int squares) {
    return PLACES.get(squares * RIDERS + riders);
  }

  /** One bit for each rider. */
  private static List<RaceAction> draws(int riders) {
    return DRAWS.get(riders);
  }

  /** One bit for each kind of card. */
  private static List<RaceAction> plays(int kinds) {
    return PLAYS.get(kinds);
  }

  private static List<List<RaceAction>> places() {
    var places = new ArrayList<RaceAction>();
    for (Kind kind : Kind.values()) {
      for (int square = START_SQUARES; square > 0; square--) {
        places.add(new RaceAction.PlaceRider(kind, square));
      }
    }
    var lists = new ArrayList<List<RaceAction>>();
    for (int squares = 0; squares < 1 << START_SQUARES; squares++) {
      for (int riders = 0; riders < RIDERS; riders++) {
        lists.add(chosen(places, placesOf(riders, squares)));
      }
    }
    return List.copyOf(lists);
  }

  /** The bits of these riders on these squares in the list of all places. */
  private static int placesOf(int riders, int squares) {
    int foremostFirst = Integer.reverse(squares) >>> (Integer.SIZE - START_SQUARES);
    return ((riders & 1) != 0 ? foremostFirst : 0)
        | ((riders & 2) != 0 ? foremostFirst << START_SQUARES : 0);
  }

  private static List<List<RaceAction>> draws() {
    var draws = new ArrayList<RaceAction>();
    for (Kind kind : Kind.values()) {
      draws.add(new RaceAction.DrawFor(kind));
    }
    var lists = new ArrayList<List<RaceAction>>();
    for (int riders = 0; riders < RIDERS; riders++) {
      lists.add(chosen(draws, riders));
    }
    return List.copyOf(lists);
  }

  private static List<List<RaceAction>> plays() {
    var plays = new ArrayList<RaceAction>();
    for (int kind = 0; kind < Pile.KINDS; kind++) {
      plays.add(new RaceAction.PlayCard(Card.of(kind)));
    }
    var lists = new ArrayList<List<RaceAction>>();
    for (int kinds = 0; kinds < 1 << Pile.KINDS; kinds++) {
      lists.add(chosen(plays, kinds));
    }
    return List.copyOf(lists);
  }

  /** Those whose bits are set. The lists share their actions, which so stay in the cache. */
  private static List<RaceAction> chosen(List<RaceAction> all, int bits) {
    return IntStream.range(0, all.size())
        .filter(i -> (bits >> i & 1) != 0)
        .mapToObj(all::get)
        .toList();
  }
}
