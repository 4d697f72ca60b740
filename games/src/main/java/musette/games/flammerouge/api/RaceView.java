package musette.games.flammerouge.api;

import java.util.List;
import java.util.Map;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Tile;
import musette.kernel.Seat;

/**
 * All that one viewer may know of a race. What only a player knows of the own cards is in {@code
 * own}, which is empty for a spectator.
 *
 * @param options those that are not at their default
 * @param round 0 while the riders are being placed
 * @param toAct who is asked now
 * @param tiles the track; its squares are numbered from 1 in riding direction
 * @param startLine the last square behind the start line
 * @param finishLine the last square before the finish line
 * @param rouleurSupply Rouleur exhaustion cards that nobody has taken
 * @param arrived riders who are ranked already, the best first; all of them once the race is over
 */
public record RaceView(
    Seat viewer,
    int seats,
    Map<String, String> options,
    Phase phase,
    int round,
    Seat firstPlayer,
    List<Seat> toAct,
    List<Tile> tiles,
    int startLine,
    int finishLine,
    List<Team> teams,
    List<RiderView> riders,
    int rouleurSupply,
    int sprinteurSupply,
    List<Rider> arrived,
    List<OwnCards> own) {

  public RaceView {
    toAct = List.copyOf(toAct);
    tiles = List.copyOf(tiles);
    teams = List.copyOf(teams);
    riders = List.copyOf(riders);
    arrived = List.copyOf(arrived);
    own = List.copyOf(own);
  }

  /**
   * What everybody knows of a rider.
   *
   * @param seat who plays them; nobody for a dummy rider
   * @param square 0 off the track
   * @param faceDown whether their card of this round lies on the table
   * @param spent their cards that have left the game
   * @param unspent their cards wherever they are now, by subtraction
   * @param exhaustionTaken exhaustion cards they took from the supply
   * @param exhaustionFresh those of them taken since their last reshuffle, all in the recycled pile
   */
  public record RiderView(
      Rider rider,
      Team team,
      Kind kind,
      Seat seat,
      int square,
      Lane lane,
      int deck,
      int recycled,
      int hand,
      boolean faceDown,
      List<Card> spent,
      List<Card> unspent,
      int exhaustionTaken,
      int exhaustionFresh) {
    public RiderView {
      spent = List.copyOf(spent);
      unspent = List.copyOf(unspent);
    }
  }

  /**
   * What a player knows of an own rider's cards; the deck is known by subtraction, not its order.
   *
   * @param faceDown the card played in this round, if it is played
   */
  public record OwnCards(
      Rider rider, List<Card> deck, List<Card> recycled, List<Card> hand, List<Card> faceDown) {
    public OwnCards {
      deck = List.copyOf(deck);
      recycled = List.copyOf(recycled);
      hand = List.copyOf(hand);
      faceDown = List.copyOf(faceDown);
    }
  }

  /** What everybody knows of this rider. */
  public RiderView rider(Rider rider) {
    for (RiderView known : riders) {
      if (known.rider() == rider) {
        return known;
      }
    }
    throw new IllegalArgumentException("no rider " + rider);
  }
}
