package musette.games.flammerouge.api;

/** What a player decides (FR-16). */
public sealed interface RaceAction {
  /** Places a rider on a square behind the start line (FR-07). */
  record PlaceRider(Kind rider, int square) implements RaceAction {}

  /** Draws a hand for a rider (FR-10). */
  record DrawFor(Kind rider) implements RaceAction {}

  /** Plays a card of the hand face down (FR-10). */
  record PlayCard(Card card) implements RaceAction {}
}
