package musette.games.flammerouge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Reads and writes positions; what cannot be a position of the set-up is refused by field. */
final class RacePositions implements Positions<Race, RacePosition> {
  static final RacePositions INSTANCE = new RacePositions();

  private static final int HAND = 4;

  /** In every round somebody rides at least two squares, and a track has no more than 78. */
  private static final int MAX_ROUND = 400;

  /** A rider ends at most nine squares beyond the last one before the line. */
  private static final int RUN_OUT = 9;

  private RacePositions() {}

  @Override
  public RacePosition write(Race race) {
    var riders = new LinkedHashMap<Rider, RacePosition.RiderPosition>();
    for (int rider = 0; rider < race.course().riders(); rider++) {
      Rider who = race.course().rider(rider);
      int spot = race.spot(rider);
      riders.put(
          who,
          new RacePosition.RiderPosition(
              Spots.square(spot),
              Spots.lane(spot),
              letters(Pile.cards(race.deck(rider), Decks.nine(who))),
              letters(Pile.cards(race.recycled(rider), Card.NINE)),
              letters(Pile.cards(Views.hand(race, rider), Card.NINE)),
              letters(Views.faceDown(race, rider)),
              race.taken(rider),
              race.fresh(rider)));
    }
    return new RacePosition(race.round(), Seat.of(race.first()), riders, Arrival.ranking(race));
  }

  private static String letters(List<Card> cards) {
    var text = new StringBuilder();
    cards.forEach(card -> text.append(card.letter()));
    return text.toString();
  }

  @Override
  public Race read(Setup setup, RacePosition position) {
    Race race = new Race(Course.of(setup));
    Course course = race.course();
    require(position.firstPlayer().index() < setup.seats(), "firstPlayer", "seat");
    race.setFirst(position.firstPlayer().index());
    require(position.round() >= 0 && position.round() <= MAX_ROUND, "round", "range");
    for (Map.Entry<Rider, RacePosition.RiderPosition> entry : position.riders().entrySet()) {
      int rider = course.number(entry.getKey());
      require(rider >= 0, "riders." + entry.getKey(), "rider");
      String field = "riders." + entry.getKey() + ".";
      readSpot(race, rider, entry.getValue(), field);
      readCards(race, rider, entry.getValue(), field);
    }
    require(position.riders().size() == course.riders(), "riders", "rider");
    require(race.supply(0) >= 0 && race.supply(1) >= 0, "riders", "supply");
    readArrived(race, position.arrived());
    readRound(race, position.round());
    new PositionChecks(race).check();
    return race;
  }

  private static void readSpot(
      Race race, int rider, RacePosition.RiderPosition given, String field) {
    Track track = race.course().track();
    int last = Math.min(track.finishLine() + RUN_OUT, track.lastSquare());
    require(given.square() >= 0 && given.square() <= last, field + "square", "range");
    if (given.square() > 0) {
      int spot = Spots.spot(given.square(), given.lane());
      require(Spots.riderAt(race.spots(), spot) < 0, field + "square", "taken");
      race.put(rider, spot);
    }
  }

  private static void readCards(
      Race race, int rider, RacePosition.RiderPosition given, String field) {
    boolean dummy = race.course().isDummy(rider);
    Rider who = race.course().rider(rider);
    int taken = given.exhaustionTaken();
    int fresh = given.exhaustionFresh();
    require(taken >= 0 && taken <= (dummy ? 0 : Course.SUPPLY), field + "exhaustionTaken", "range");
    long all = race.course().deck(rider) + Pile.of(Card.EXHAUSTION, taken);
    long deck = pile(given.deck(), who, all, field + "deck");
    long recycled = pile(given.recycled(), who, all, field + "recycled");
    long hand = pile(given.hand(), who, all, field + "hand");
    boolean none = given.card().equals(String.valueOf(Card.NONE.letter()));
    long card = none ? 0 : pile(given.card(), who, all, field + "card");
    require(fits(List.of(deck, recycled, hand, card), all), field + "deck", "too_many_cards");
    require(Pile.size(hand) <= HAND, field + "hand", "range");
    require(Pile.size(card) <= 1, field + "card", "range");
    require(hand == 0 || (card == 0 && !none), field + "hand", "hand_and_card");
    require(!dummy || (recycled + hand + card == 0 && !none), field + "deck", "dummy");
    int known = Pile.count(recycled, Card.EXHAUSTION);
    require(fresh >= 0 && fresh <= known, field + "exhaustionFresh", "range");
    race.setPiles(rider, deck, recycled);
    race.setTaken(rider, taken, fresh);
    if (hand != 0) {
      require(race.handOf(rider >> 1) < 0, field + "hand", "two_hands");
      race.openHand(rider, hand);
    } else if (none || card != 0) {
      race.putFaceDown(rider, none ? Card.NONE : Pile.only(card));
    }
  }

  private static long pile(String letters, Rider rider, long all, String field) {
    long pile = 0;
    for (int i = 0; i < letters.length(); i++) {
      long one = card(letters.charAt(i), rider, field);
      require(fits(List.of(pile, one), all), field, "too_many_cards");
      pile += one;
    }
    return pile;
  }

  private static long card(char letter, Rider rider, String field) {
    for (Card card : Card.values()) {
      boolean known = card != Card.NONE && (card != Card.NINE || Decks.nine(rider) == Card.NINE);
      if (card.letter() == letter && known) {
        require(card != Card.ATTACK || Decks.nine(rider) == Card.ATTACK, field, "card");
        return Pile.one(card);
      }
    }
    throw refuse(field, "card");
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

  private static void readArrived(Race race, List<Rider> arrived) {
    for (Rider rider : arrived) {
      int number = race.course().number(rider);
      require(
          number >= 0 && arrived.indexOf(rider) == arrived.lastIndexOf(rider), "arrived", "rider");
      race.arrive(number);
    }
    boolean all = arrived.size() == race.course().riders();
    require(all || arrived.isEmpty() || race.course().raceToTheEnd(), "arrived", "not_to_the_end");
    for (int rider = 0; rider < race.course().riders(); rider++) {
      String field = "riders." + race.course().rider(rider) + ".square";
      boolean out = arrived.contains(race.course().rider(rider));
      require(all || !out || !race.isOnTrack(rider), field, "arrived");
      boolean past = race.course().track().isPastFinish(race.square(rider));
      require(all || !past, field, "past_finish");
    }
  }

  private static void readRound(Race race, int round) {
    Course course = race.course();
    int unplaced = 0;
    int furthest = 0;
    for (int rider = 0; rider < course.riders(); rider++) {
      boolean arrived = Arrival.ranking(race).contains(course.rider(rider));
      unplaced += race.isOnTrack(rider) || arrived ? 0 : 1;
      furthest = Math.max(furthest, race.square(rider));
    }
    if (unplaced > 0) {
      require(round == 0, "round", "not_placed");
      require(furthest <= course.track().startLine(), "riders", "past_start");
      require(unplaced <= 2 * course.seats(), "riders", "not_placed");
      return;
    }
    race.setRound(Math.max(round, 1));
    if (!race.isOver()) {
      int pending = 0;
      for (int seat = 0; seat < course.seats(); seat++) {
        pending |= Energy.waiting(race, seat) == 0 ? 0 : 1 << seat;
      }
      require(pending != 0, "riders", "nobody_to_act");
      race.setPending(pending);
    }
  }

  static void require(boolean holds, String field, String problem) {
    if (!holds) {
      throw refuse(field, problem);
    }
  }

  private static Refused refuse(String field, String problem) {
    return Refused.because("", "position", "field", field, "problem", problem);
  }
}
