package musette.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Step;
import musette.table.json.JsonText;

/** A short digest of a position: two matches with the same one are in the same position. */
final class PositionDigest {
  /** The step of a change that is no ply. */
  static final Step NO_STEP = new Step(0, Seat.NONE, "", List.of(), true);

  private static final int BYTES = 12;

  private PositionDigest() {}

  static String of(Match<?, ?, ?> match) {
    String position = position(match);
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(position.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, 2 * BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static <S, A, V> String position(Match<S, A, V> match) {
    Game<S, A, V> game = match.game();
    return JsonText.of(game.positions().write(match.state()));
  }
}
