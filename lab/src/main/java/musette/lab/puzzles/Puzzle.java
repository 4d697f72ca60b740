package musette.lab.puzzles;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Json;

/**
 * A position with one clearly best choice, as it is kept in a file (docs/cli.md).
 *
 * @param id unique within its game: the seed, the match and the ply where it was found
 * @param rules the version of the rules
 * @param options those that are not at their defaults
 * @param seat who has to choose
 * @param position imagined from what that seat knew; it holds no secret of the match
 * @param best the best choice, in notation
 * @param choices all choices with the chance to win, the best first
 * @param solver the weakest bot that finds the best choice; empty if none does
 * @param rating how hard it is, on the scale of players
 */
public record Puzzle(
    String game,
    int rules,
    String id,
    int seats,
    Map<String, String> options,
    Seat seat,
    JsonNode position,
    String best,
    List<Choice> choices,
    String solver,
    int rating) {
  /** A choice in notation, and the chance to win after it, between 0 and 1. */
  public record Choice(String action, double chance) {}

  /** The set-up of its match. */
  public Setup setup(Game<?, ?, ?> rulebook) {
    return Setup.of(rulebook.about(), seats, options);
  }

  /**
   * The state of its position.
   *
   * @throws Refused if the puzzle is of another version of the rules, or is broken
   */
  public <S> S state(Game<S, ?, ?> rulebook) {
    if (rules != rulebook.about().version()) {
      throw Refused.because(
          "", "record-version", "found", rules, "known", rulebook.about().version());
    }
    return Json.position(rulebook, setup(rulebook), position);
  }
}
