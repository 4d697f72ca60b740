package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;

/** What a viewer may know, and races that agree with it (FR-Q2, FR-Q5, FR-68). */
final class Views {
  private Views() {}

  static RaceView view(Race race, Seat viewer) {
    Course course = race.course();
    Track track = course.track();
    var riders = new ArrayList<RaceView.RiderView>();
    var own = new ArrayList<RaceView.OwnCards>();
    for (int rider = 0; rider < course.riders(); rider++) {
      riders.add(rider(race, rider));
      if (viewer != Seat.NONE && course.rider(rider).team().seat() == viewer) {
        own.add(own(race, rider));
      }
    }
    return new RaceView(
        viewer,
        course.seats(),
        course.setup().options(),
        race.phase(),
        race.round(),
        Seat.of(race.first()),
        toAct(race).list(),
        track.tiles(),
        track.startLine(),
        track.finishLine(),
        course.teams(),
        riders,
        race.supply(0),
        race.supply(1),
        Arrival.ranking(race),
        own);
  }

  static Seats toAct(Race race) {
    return switch (race.phase()) {
      case PLACING -> Seats.of(Seat.of(Placing.seat(race)));
      case ENERGY -> Seats.ofBits(race.pending());
      case OVER -> Seats.EMPTY;
    };
  }

  private static RaceView.RiderView rider(Race race, int rider) {
    Rider who = race.course().rider(rider);
    long all = race.course().deck(rider) + Pile.of(Card.EXHAUSTION, race.taken(rider));
    long hand = hand(race, rider);
    List<Card> faceDown = faceDown(race, rider);
    long unspent = race.deck(rider) + race.recycled(rider) + hand;
    for (Card card : faceDown) {
      unspent += card == Card.NONE ? 0 : Pile.one(card);
    }
    Card nine = Decks.nine(who);
    int spot = race.spot(rider);
    return new RaceView.RiderView(
        who,
        who.team(),
        who.kind(),
        who.team().seat(),
        Spots.square(spot),
        Spots.lane(spot),
        Pile.size(race.deck(rider)),
        Pile.size(race.recycled(rider)),
        Pile.size(hand),
        !faceDown.isEmpty(),
        Pile.cards(all - unspent, nine),
        Pile.cards(unspent, nine),
        race.taken(rider),
        race.fresh(rider));
  }

  private static RaceView.OwnCards own(Race race, int rider) {
    return new RaceView.OwnCards(
        race.course().rider(rider),
        Pile.cards(race.deck(rider), Card.NINE),
        Pile.cards(race.recycled(rider), Card.NINE),
        Pile.cards(hand(race, rider), Card.NINE),
        faceDown(race, rider));
  }

  static long hand(Race race, int rider) {
    boolean open = !race.course().isDummy(rider) && race.handOf(rider >> 1) == rider;
    return open ? race.hand(rider >> 1) : 0;
  }

  static List<Card> faceDown(Race race, int rider) {
    int card = race.course().isDummy(rider) ? -1 : race.faceDown(rider);
    return card < 0 ? List.of() : List.of(Card.of(card));
  }

  static Race imagine(RaceView view, Chance chance) {
    Race race = new Race(Course.of(new Setup(view.seats(), view.options())));
    race.setRound(view.round());
    race.setFirst(view.firstPlayer().index());
    int pending = 0;
    if (view.phase() == Phase.ENERGY) {
      for (Seat seat : view.toAct()) {
        pending |= 1 << seat.index();
      }
    }
    race.setPending(pending);
    for (Rider rider : view.arrived()) {
      race.arrive(race.course().number(rider));
    }
    for (int rider = 0; rider < race.course().riders(); rider++) {
      RaceView.RiderView known = view.riders().get(rider);
      race.setTaken(rider, known.exhaustionTaken(), known.exhaustionFresh());
      if (known.square() > 0) {
        race.put(rider, Spots.spot(known.square(), known.lane()));
      }
      if (known.seat() == view.viewer() && view.viewer() != Seat.NONE) {
        set(race, rider, view.own().get(rider & 1));
      } else {
        deal(race, rider, known, chance);
      }
    }
    return race;
  }

  /** Another's cards could lie anywhere, but exhaustion just taken is in the recycled pile. */
  private static void deal(Race race, int rider, RaceView.RiderView known, Chance chance) {
    long fresh = Pile.of(Card.EXHAUSTION, known.exhaustionFresh());
    long left = Pile.of(known.unspent()) - fresh;
    if (known.faceDown()) {
      long card = Pile.draw(left, 1, chance);
      left -= card;
      race.putFaceDown(rider, card == 0 ? Card.NONE : Pile.only(card));
    }
    if (known.hand() > 0) {
      long hand = Pile.draw(left, known.hand(), chance);
      left -= hand;
      race.openHand(rider, hand);
    }
    int hidden = known.recycled() - known.exhaustionFresh();
    long recycled = hidden == 0 ? 0 : Pile.draw(left, hidden, chance);
    race.setPiles(rider, left - recycled, recycled + fresh);
  }

  private static void set(Race race, int rider, RaceView.OwnCards own) {
    race.setPiles(rider, Pile.of(own.deck()), Pile.of(own.recycled()));
    for (Card card : own.faceDown()) {
      race.putFaceDown(rider, card);
    }
    if (!own.hand().isEmpty()) {
      race.openHand(rider, Pile.of(own.hand()));
    }
  }
}
