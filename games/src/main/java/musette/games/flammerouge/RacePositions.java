package musette.games.flammerouge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RacePosition;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Track;
import musette.kernel.Positions;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Reads and writes positions; what cannot be a position of the set-up is refused by field. */
final class RacePositions implements Positions<RaceState, RacePosition> {
  static final RacePositions INSTANCE = new RacePositions();

  private static final int HAND = 4;

  /** In every round somebody rides at least two squares, and a track has no more than 78. */
  private static final int MAX_ROUND = 400;

  /** A rider ends at most nine squares beyond the last one before the line. */
  private static final int RUN_OUT = 9;

  private RacePositions() {}

  @Override
  public RacePosition write(RaceState race) {
    var riders = new LinkedHashMap<Rider, RacePosition.RiderPosition>();
    for (int rider = 0; rider < race.rules().riders(); rider++) {
      Rider who = race.rules().rider(rider);
      int spot = race.spot(rider);
      riders.put(
          who,
          new RacePosition.RiderPosition(
              Spots.square(spot),
              Spots.lane(spot),
              letters(Pile.cards(race.deck(rider), Decks.nine(who))),
              letters(Pile.cards(race.recycled(rider), Card.NINE)),
              letters(Pile.cards(race.handFor(rider), Card.NINE)),
              letters(Views.faceDown(race, rider)),
              race.taken(rider),
              race.fresh(rider)));
    }
    return new RacePosition(race.round(), Seat.of(race.first()), riders, Arrival.ranking(race));
  }

  private static String letters(List<Card> cards) {
    var text = new StringBuilder(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      text.append(cards.get(i).letter());
    }
    return text.toString();
  }

  @Override
  public RaceState read(Setup setup, RacePosition position) {
    Draft draft = new Draft(Rules.of(setup));
    Rules rules = draft.rules();
    Positions.require(position.firstPlayer().index() < setup.seats(), "firstPlayer", "seat");
    draft.setFirst(position.firstPlayer().index());
    Positions.require(position.round() >= 0 && position.round() <= MAX_ROUND, "round", "range");
    for (Map.Entry<Rider, RacePosition.RiderPosition> entry : position.riders().entrySet()) {
      int rider = rules.number(entry.getKey());
      Positions.require(rider >= 0, "riders." + entry.getKey(), "rider");
      String field = "riders." + entry.getKey() + ".";
      readSpot(draft, rider, entry.getValue(), field);
      readCards(draft, rider, entry.getValue(), field);
    }
    Positions.require(position.riders().size() == rules.riders(), "riders", "rider");
    Positions.require(draft.supply(0) >= 0 && draft.supply(1) >= 0, "riders", "supply");
    readArrived(draft, position.arrived());
    readRound(draft, position.round());
    new PositionChecks(draft).check();
    return draft.close();
  }

  private static void readSpot(
      Draft draft, int rider, RacePosition.RiderPosition given, String field) {
    Track track = draft.rules().track();
    int last = Math.min(track.finishLine() + RUN_OUT, track.lastSquare());
    Positions.require(given.square() >= 0 && given.square() <= last, field + "square", "range");
    if (given.square() > 0) {
      int spot = Spots.spot(given.square(), given.lane());
      Positions.require(Spots.riderAt(draft.spots(), spot) < 0, field + "square", "taken");
      draft.put(rider, spot);
    }
  }

  private static void readCards(
      Draft draft, int rider, RacePosition.RiderPosition given, String field) {
    boolean dummy = draft.rules().isDummy(rider);
    Rider who = draft.rules().rider(rider);
    int taken = given.exhaustionTaken();
    int fresh = given.exhaustionFresh();
    Positions.require(
        taken >= 0 && taken <= (dummy ? 0 : Rules.SUPPLY), field + "exhaustionTaken", "range");
    long all = draft.rules().deck(rider) + Pile.of(Card.EXHAUSTION, taken);
    long deck = pile(given.deck(), who, all, field + "deck");
    long recycled = pile(given.recycled(), who, all, field + "recycled");
    long hand = pile(given.hand(), who, all, field + "hand");
    boolean none = given.card().equals(String.valueOf(Card.NONE.letter()));
    long card = none ? 0 : pile(given.card(), who, all, field + "card");
    Positions.require(
        fits(List.of(deck, recycled, hand, card), all), field + "deck", "too_many_cards");
    Positions.require(Pile.size(hand) <= HAND, field + "hand", "range");
    Positions.require(Pile.size(card) <= 1, field + "card", "range");
    Positions.require(hand == 0 || (card == 0 && !none), field + "hand", "hand_and_card");
    Positions.require(!dummy || (recycled + hand + card == 0 && !none), field + "deck", "dummy");
    int known = Pile.count(recycled, Card.EXHAUSTION);
    Positions.require(fresh >= 0 && fresh <= known, field + "exhaustionFresh", "range");
    draft.setPiles(rider, deck, recycled);
    draft.setTaken(rider, taken, fresh);
    if (hand != 0) {
      Positions.require(draft.handOf(rider >> 1) < 0, field + "hand", "two_hands");
      draft.openHand(rider, hand);
    } else if (none || card != 0) {
      draft.putFaceDown(rider, none ? Card.NONE : Pile.only(card));
    }
  }

  private static long pile(String letters, Rider rider, long all, String field) {
    long pile = 0;
    for (int i = 0; i < letters.length(); i++) {
      long one = card(letters.charAt(i), rider, field);
      Positions.require(fits(List.of(pile, one), all), field, "too_many_cards");
      pile += one;
    }
    return pile;
  }

  private static long card(char letter, Rider rider, String field) {
    for (Card card : Card.values()) {
      boolean known = card != Card.NONE && (card != Card.NINE || Decks.nine(rider) == Card.NINE);
      if (card.letter() == letter && known) {
        Positions.require(card != Card.ATTACK || Decks.nine(rider) == Card.ATTACK, field, "card");
        return Pile.one(card);
      }
    }
    throw Positions.refused("", field, "card");
  }

  /** Whether the piles together have no more of any card than there is. */
  private static boolean fits(List<Long> piles, long all) {
    for (int i = 0; i < Pile.KINDS; i++) {
      Card card = Card.of(i);
      int count = 0;
      for (long pile : piles) {
        count += Pile.count(pile, card);
      }
      if (count > Pile.count(all, card)) {
        return false;
      }
    }
    return true;
  }

  private static void readArrived(Draft draft, List<Rider> arrived) {
    for (Rider rider : arrived) {
      int number = draft.rules().number(rider);
      Positions.require(
          number >= 0 && arrived.indexOf(rider) == arrived.lastIndexOf(rider), "arrived", "rider");
      draft.arrive(number);
    }
    boolean all = arrived.size() == draft.rules().riders();
    Positions.require(
        all || arrived.isEmpty() || draft.rules().raceToTheEnd(), "arrived", "not_to_the_end");
    for (int rider = 0; rider < draft.rules().riders(); rider++) {
      String field = "riders." + draft.rules().rider(rider) + ".square";
      boolean out = arrived.contains(draft.rules().rider(rider));
      Positions.require(all || !out || !draft.isOnTrack(rider), field, "arrived");
      boolean past = draft.rules().track().isPastFinish(draft.square(rider));
      Positions.require(all || !past, field, "past_finish");
    }
  }

  private static void readRound(Draft draft, int round) {
    Rules rules = draft.rules();
    int unplaced = 0;
    int furthest = 0;
    for (int rider = 0; rider < rules.riders(); rider++) {
      boolean arrived = Arrival.ranking(draft).contains(rules.rider(rider));
      unplaced += draft.isOnTrack(rider) || arrived ? 0 : 1;
      furthest = Math.max(furthest, draft.square(rider));
    }
    if (unplaced > 0) {
      Positions.require(round == 0, "round", "not_placed");
      Positions.require(furthest <= rules.track().startLine(), "riders", "past_start");
      Positions.require(unplaced <= 2 * rules.seats(), "riders", "not_placed");
      return;
    }
    draft.setRound(Math.max(round, 1));
    if (!draft.isOver()) {
      int pending = 0;
      for (int seat = 0; seat < rules.seats(); seat++) {
        pending |= Energy.waiting(draft, seat) == 0 ? 0 : 1 << seat;
      }
      Positions.require(pending != 0, "riders", "nobody_to_act");
      draft.setPending(pending);
    }
  }
}
