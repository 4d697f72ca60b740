package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Phase;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Track;
import musette.kernel.Chance;
import musette.kernel.Seat;

/** What a viewer may know, and races that agree with it (FR-Q2, FR-Q5, FR-68). */
final class Views {
  private Views() {}

  static RaceView view(RaceState race, Seat viewer) {
    Rules rules = race.rules();
    Track track = rules.track();
    var riders = new ArrayList<RaceView.RiderView>();
    var own = new ArrayList<RaceView.OwnCards>();
    for (int rider = 0; rider < rules.riders(); rider++) {
      riders.add(rider(race, rider));
      if (viewer != Seat.NONE && rules.rider(rider).team().seat() == viewer) {
        own.add(own(race, rider));
      }
    }
    return new RaceView(
        viewer,
        rules.seats(),
        rules.chosen(),
        race.phase(),
        race.round(),
        Seat.of(race.first()),
        Turns.toAct(race).list(),
        track.tiles(),
        track.startLine(),
        track.finishLine(),
        rules.teams(),
        riders,
        race.supply(0),
        race.supply(1),
        Arrival.ranking(race),
        own);
  }

  private static RaceView.RiderView rider(RaceState race, int rider) {
    Rider who = race.rules().rider(rider);
    long all = race.rules().deck(rider) + Pile.of(Card.EXHAUSTION, race.taken(rider));
    long hand = race.handFor(rider);
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

  private static RaceView.OwnCards own(RaceState race, int rider) {
    return new RaceView.OwnCards(
        race.rules().rider(rider),
        Pile.cards(race.deck(rider), Card.NINE),
        Pile.cards(race.recycled(rider), Card.NINE),
        Pile.cards(race.handFor(rider), Card.NINE),
        faceDown(race, rider));
  }

  static List<Card> faceDown(RaceState race, int rider) {
    int card = race.rules().isDummy(rider) ? -1 : race.faceDown(rider);
    return card < 0 ? List.of() : List.of(Card.of(card));
  }

  static RaceState imagine(RaceView view, Rules rules, Chance chance) {
    Draft draft = new Draft(rules);
    draft.setRound(view.round());
    draft.setFirst(view.firstPlayer().index());
    int pending = 0;
    if (view.phase() == Phase.ENERGY) {
      for (Seat seat : view.toAct()) {
        pending |= 1 << seat.index();
      }
    }
    draft.setPending(pending);
    for (Rider rider : view.arrived()) {
      draft.arrive(draft.rules().number(rider));
    }
    for (int rider = 0; rider < draft.rules().riders(); rider++) {
      RaceView.RiderView known = view.riders().get(rider);
      draft.setTaken(rider, known.exhaustionTaken(), known.exhaustionFresh());
      if (known.square() > 0) {
        draft.put(rider, Spots.spot(known.square(), known.lane()));
      }
      if (known.seat() == view.viewer() && view.viewer() != Seat.NONE) {
        set(draft, rider, view.own().get(rider & 1));
      } else {
        deal(draft, rider, known, chance);
      }
    }
    return draft.close();
  }

  /** Another's cards could lie anywhere, but exhaustion just taken is in the recycled pile. */
  private static void deal(Draft draft, int rider, RaceView.RiderView known, Chance chance) {
    long fresh = Pile.of(Card.EXHAUSTION, known.exhaustionFresh());
    long left = Pile.of(known.unspent()) - fresh;
    if (known.faceDown()) {
      long card = Pile.draw(left, 1, chance);
      left -= card;
      draft.putFaceDown(rider, card == 0 ? Card.NONE : Pile.only(card));
    }
    if (known.hand() > 0) {
      long hand = Pile.draw(left, known.hand(), chance);
      left -= hand;
      draft.openHand(rider, hand);
    }
    int hidden = known.recycled() - known.exhaustionFresh();
    long recycled = hidden == 0 ? 0 : Pile.draw(left, hidden, chance);
    draft.setPiles(rider, left - recycled, recycled + fresh);
  }

  private static void set(Draft draft, int rider, RaceView.OwnCards own) {
    draft.setPiles(rider, Pile.of(own.deck()), Pile.of(own.recycled()));
    for (Card card : own.faceDown()) {
      draft.putFaceDown(rider, card);
    }
    if (!own.hand().isEmpty()) {
      draft.openHand(rider, Pile.of(own.hand()));
    }
  }
}
