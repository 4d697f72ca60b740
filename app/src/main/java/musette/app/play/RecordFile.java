package musette.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import musette.app.cli.CommandContext;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Turn;

/** A record file from the user; every error names the file and the line. */
final class RecordFile {
  private final Path file;
  private final List<String> lines;
  private final GameRecord record;

  private RecordFile(Path file, List<String> lines, GameRecord record) {
    this.file = file;
    this.lines = lines;
    this.record = record;
  }

  static RecordFile read(Path file, CommandContext context) {
    String text = UserFile.read(file);
    List<String> lines = text.lines().toList();
    try {
      GameRecord record = RecordText.parse(text, id -> context.game(id).about());
      return new RecordFile(file, lines, record);
    } catch (Refused refused) {
      throw new UserError(
          new UserError.Place(file, lineOf(lines, refused.refusal())), refused.refusal());
    }
  }

  GameRecord record() {
    return record;
  }

  /** Replays the whole record and compares the result with the recorded one. */
  <S, A, V> Match<S, A, V> replay(Game<S, A, V> rules) {
    Match<S, A, V> match = replay(rules, Integer.MAX_VALUE);
    List<Integer> reached =
        match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of();
    if (!reached.equals(record.places())) {
      int line = firstLine("result");
      throw error(
          line == 0 ? lines.size() : line,
          Refusal.of("", "record-result", "claimed", record.places(), "played", reached));
    }
    return match;
  }

  /** The players by seat; refuses unknown bots. */
  List<Player> players(Game<?, ?, ?> game) {
    var players = new ArrayList<Player>();
    for (String label : record.players()) {
      try {
        players.add(Player.ofLabel(game, label));
      } catch (Refused refused) {
        throw error(firstLine("player " + Seat.of(players.size())), refused.refusal());
      }
    }
    return players;
  }

  /** Replays the record up to this ply; refuses a ply that does not exist. */
  <S, A, V> Match<S, A, V> replay(Game<S, A, V> rules, int lastPly) {
    Match<S, A, V> match = begin(rules);
    int line = 0;
    int ply = 0;
    for (Entry entry : record.log()) {
      line = nextLogLine(line);
      if (ply == lastPly) {
        return match;
      }
      try {
        match.apply(entry);
      } catch (Refused refused) {
        throw error(line, refused.refusal());
      }
      ply = entry instanceof Entry.Played played ? played.ply() : ply;
    }
    if (lastPly != Integer.MAX_VALUE && ply != lastPly) {
      throw error(0, Refusal.of("", "no-such-ply", "ply", lastPly, "last", ply));
    }
    return match;
  }

  private <S, A, V> Match<S, A, V> begin(Game<S, A, V> rules) {
    int known = rules.about().version();
    if (record.version() != known) {
      throw error(
          firstLine("rules"),
          Refusal.of("", "record-version", "found", record.version(), "known", known));
    }
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed seed))) {
      throw error(firstLine("seed-hash"), Refusal.of("", "seed-not-shown"));
    }
    try {
      return Match.start(rules, record.setup(), seed.with(record.wordsInOrder()));
    } catch (Refused refused) {
      throw error(firstLine("option"), refused.refusal());
    }
  }

  private UserError error(int line, Refusal reason) {
    return new UserError(new UserError.Place(file, line), reason);
  }

  private int firstLine(String key) {
    return firstLine(lines, key);
  }

  private static int firstLine(List<String> lines, String key) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).equals(key) || lines.get(i).startsWith(key + " ")) {
        return i + 1;
      }
    }
    return 0;
  }

  /** The line of the next log entry after this line; entries are in file order. */
  private int nextLogLine(int after) {
    for (int i = after; i < lines.size(); i++) {
      if (lines.get(i).startsWith("ply ") || lines.get(i).startsWith("undo ")) {
        return i + 1;
      }
    }
    return 0;
  }

  /** The line that caused a refusal; 0 if the message already names it. */
  private static int lineOf(List<String> lines, Refusal refusal) {
    Map<String, Object> about = refusal.about();
    return switch (refusal.reason()) {
      case "unknown-game" -> firstLine(lines, "game");
      case "seats" -> firstLine(lines, "seats");
      case "seed" -> firstLine(lines, "seed");
      case "unknown-option", "option-value" ->
          firstLine(lines, "option " + Objects.toString(about.get("option"), ""));
      default -> 0;
    };
  }
}
