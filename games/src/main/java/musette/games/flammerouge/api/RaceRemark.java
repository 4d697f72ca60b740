package musette.games.flammerouge.api;

import java.util.List;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What the referee says without anything having happened. */
public sealed interface RaceRemark extends Remark {
  /** Where a rider would stand behind the start line. */
  record Lands(Kind rider, int square, Lane lane) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-07";
    }
  }

  /** How many cards would be drawn, and how many are left in deck and recycled pile. */
  record WouldDraw(Kind rider, int cards, int deck, int recycled) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-10";
    }
  }

  /** The deck has too few cards: the recycled pile would be shuffled. */
  record WouldReshuffle(int recycled) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-13";
    }
  }

  /** No cards are left: the rider would ride on an exhaustion card. */
  record WouldRideEmpty() implements RaceRemark {
    @Override
    public String rule() {
      return "FR-15";
    }
  }

  /** How far a card goes if no square is full. */
  record Reaches(int from, int to, int distance) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-22";
    }
  }

  /** The terrain makes the card go further or less far than its value. */
  record TerrainCounts(Terrain terrain, int value, int distance, String rule)
      implements RaceRemark {}

  /** The card goes across the line, so many squares past it. */
  record WouldCross(int past) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-40";
    }
  }

  /** How many such cards the rider has left after this one. */
  record LeftOver(Card card, int left) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-30";
    }
  }

  /** The player places a rider. */
  record AskPlace(List<Kind> riders) implements RaceRemark {
    public AskPlace {
      riders = List.copyOf(riders);
    }

    @Override
    public String rule() {
      return "FR-07";
    }
  }

  /** The player chooses the rider to draw for. */
  record AskDraw(int round, List<Kind> riders) implements RaceRemark {
    public AskDraw {
      riders = List.copyOf(riders);
    }

    @Override
    public String rule() {
      return "FR-10";
    }
  }

  /** The player plays a card. */
  record AskPlay(int round, Kind rider, List<Card> hand) implements RaceRemark {
    public AskPlay {
      hand = List.copyOf(hand);
    }

    @Override
    public String rule() {
      return "FR-10";
    }
  }

  /** Others are asked. */
  record AskWait(List<Seat> seats) implements RaceRemark {
    public AskWait {
      seats = List.copyOf(seats);
    }

    @Override
    public String rule() {
      return "FR-12";
    }
  }

  /** Nobody is asked any more. */
  record AskNothing(Team winner, Rider rider) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-41";
    }
  }

  /** The round and how far the leader has still to go. */
  record RaceStands(int round, int finishLine) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-40";
    }
  }

  /** The riders are being placed on the squares up to the start line. */
  record StartStands(int startLine) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-07";
    }
  }

  /** A rider, where they are and on what, and how many squares from the line. */
  record RiderStands(Rider rider, int square, Lane lane, Terrain terrain, int toLine, int cardsLeft)
      implements RaceRemark {
    @Override
    public String rule() {
      return "FR-21";
    }
  }

  /** A rider in the final ranking. */
  record RiderRanked(Rider rider, int place) implements RaceRemark {
    @Override
    public String rule() {
      return "FR-43";
    }
  }

  /** The own piles. */
  record OwnStands(Kind rider, List<Card> deck, List<Card> recycled) implements RaceRemark {
    public OwnStands {
      deck = List.copyOf(deck);
      recycled = List.copyOf(recycled);
    }

    @Override
    public String rule() {
      return "FR-Q2";
    }
  }
}
