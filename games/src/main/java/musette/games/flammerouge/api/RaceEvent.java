package musette.games.flammerouge.api;

import java.util.List;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.kernel.Event;
import musette.kernel.Seat;
import musette.kernel.Seats;

/**
 * What happens in a race, step by step. Where several rules can be the cause, the event names it.
 */
public sealed interface RaceEvent extends Event {
  /** Who places first. */
  record FirstPlayerNamed(Seat seat) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-07";
    }
  }

  /** A rider stands behind the start line. */
  record Placed(Rider rider, int square, Lane lane, String rule) implements RaceEvent {}

  /** A round begins. */
  record RoundBegan(int round) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-12";
    }
  }

  /** The recycled pile becomes the deck. */
  record Reshuffled(Rider rider, int cards) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-13";
    }
  }

  /** A hand is drawn; the piles that are left have so many cards. */
  record Drew(Rider rider, int cards, int deck, int recycled, String rule) implements RaceEvent {}

  /** What was drawn, for the player alone. */
  record HandSeen(Rider rider, List<Card> hand) implements RaceEvent {
    public HandSeen {
      hand = List.copyOf(hand);
    }

    @Override
    public String rule() {
      return "FR-10";
    }

    @Override
    public Seats audience() {
      return Seats.of(rider.team().seat());
    }
  }

  /** Which card the player chose, for themselves alone. */
  record Chose(Rider rider, Card card) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-10";
    }

    @Override
    public Seats audience() {
      return Seats.of(rider.team().seat());
    }
  }

  /** A card lies face down; the others of the hand are recycled. */
  record PlayedFaceDown(Rider rider, int recycled) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-12";
    }
  }

  /** A rider without cards moves 2, with an exhaustion card of the supply if it has one. */
  record RanOut(Rider rider, Card card, int supply, String rule) implements RaceEvent {}

  /** A card is turned up. */
  record Revealed(Rider rider, Card card, int value, String rule) implements RaceEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A descent carries a rider further, or an ascent holds them back. */
  record TerrainFelt(Rider rider, Terrain terrain, int value, int distance, String rule)
      implements RaceEvent {}

  /** Full squares stop a rider before the square they were heading for. */
  record Blocked(Rider rider, int wanted, int stopped) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-23";
    }
  }

  /** A rider has ridden their card. */
  record Moved(Rider rider, int from, int to, Lane lane) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-22";
    }
  }

  /** A rider is across the line, so many squares past it. */
  record CrossedLine(Rider rider, int past) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-40";
    }
  }

  /** The played cards leave the game. */
  record CardsSpent(int cards) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-30";
    }
  }

  /** A rider is drawn up to the pack ahead. */
  record Slipstreamed(Rider rider, int from, int to, Lane lane, String rule) implements RaceEvent {}

  /**
   * One square is between two packs, but a rider on an ascent or past the line breaks the draft.
   */
  record SlipstreamBroken(Rider rider, int square, Terrain terrain, String rule)
      implements RaceEvent {}

  /** A rider in the wind takes an exhaustion card; so many are left. */
  record Exhausted(Rider rider, int supply) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-33";
    }
  }

  /** A rider in the wind finds no exhaustion card left. */
  record SupplyEmpty(Rider rider) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-Q7";
    }
  }

  /** A rider who has finished leaves the track. */
  record LeftTrack(Rider rider, int place) implements RaceEvent {
    @Override
    public String rule() {
      return "FR-Q6";
    }
  }

  /** The race is over: riders and teams from the first to the last. */
  record RaceOver(List<Rider> riders, List<Team> teams) implements RaceEvent {
    public RaceOver {
      riders = List.copyOf(riders);
      teams = List.copyOf(teams);
    }

    @Override
    public String rule() {
      return "FR-43";
    }
  }
}
