package musette.table.json;

import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.PositionCheck;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.kernel.Setup;

/** Reads positions as {@code musette.wire.Json} does, without reflection. */
public final class PositionJson {
  private PositionJson() {}

  /**
   * The state of a position. Fields that are missing are taken from a new match with seed 0.
   *
   * @throws Refused if no match can continue from this position
   */
  public static <S> S read(Game<S, ?, ?> game, Setup setup, JsonValue given) {
    S fresh = game.start(setup, Chance.of(Seed.of(0), 0), Journal.NONE);
    JsonValue whole = JsonValue.parse(write(game, fresh)).merged(given);
    try {
      S state = read(game.positions(), setup, Readers.position(game.about().id(), whole));
      PositionCheck.check(game, setup, state);
      return state;
    } catch (Refused refused) {
      // No dice were given: if reading asks for some, the position is invalid.
      boolean astray = refused.refusal().reason().startsWith("chance-");
      throw astray ? PositionCheck.nonsense("dice") : refused;
    } catch (RuntimeException e) {
      // The position may combine arbitrary values, and a reader cannot anticipate every case.
      throw PositionCheck.nonsense(e.toString());
    }
  }

  /** The position of a state. */
  public static <S> String write(Game<S, ?, ?> game, S state) {
    return JsonText.of(game.positions().write(state));
  }

  @SuppressWarnings("unchecked") // Readers and Positions of a game use the same record.
  private static <S, P extends Record> S read(
      Positions<S, P> positions, Setup setup, Record position) {
    return positions.read(setup, (P) position);
  }
}
