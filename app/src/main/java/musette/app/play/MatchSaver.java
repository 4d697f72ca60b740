package musette.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.About;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Saves a match to a file, on demand or after every ply. */
final class MatchSaver {
  /** Warns anybody who opens the file of an unfinished match. */
  private static final String WARNING =
      "# This match is not over. The seed below reveals all future dice and draws: do not look at it"
          + " if you play on.\n";

  private final About about;
  private final Setup setup;
  private final List<Player> players;
  private final GameRecord.Secret secret;
  private final Map<Seat, String> words;
  private Optional<Path> always = Optional.empty();

  MatchSaver(
      About about,
      Setup setup,
      List<Player> players,
      GameRecord.Secret secret,
      Map<Seat, String> words) {
    this.about = about;
    this.setup = setup;
    this.players = List.copyOf(players);
    this.secret = secret;
    this.words = words;
  }

  /** Saves the match to this file after every ply from now on. */
  void keepIn(Path file) {
    always = Optional.of(file);
  }

  Optional<Path> file() {
    return always;
  }

  String hash() {
    return secret.hash();
  }

  void afterPly(Match<?, ?, ?> match) {
    always.ifPresent(file -> write(file, match));
  }

  void save(Path file, Match<?, ?, ?> match) {
    if (Files.exists(file)) {
      mayReplace(file);
    }
    write(file, match);
  }

  private void write(Path file, Match<?, ?, ?> match) {
    String text = RecordText.print(record(match));
    if (!match.turn().isOver()) {
      text = text.replaceFirst("\n", "\n" + WARNING);
    }
    UserFile.write(file, text);
  }

  private GameRecord record(Match<?, ?, ?> match) {
    List<Integer> places =
        match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of();
    return new GameRecord(
        about.id(),
        about.version(),
        setup,
        players.stream().map(Player::label).toList(),
        secret,
        words,
        match.log(),
        places);
  }

  /** Refuses to replace an existing file, unless it holds the same match. */
  void mayReplace(Path file) {
    if (UserFile.read(file).lines().noneMatch(("seed-hash " + secret.hash())::equals)) {
      throw UserError.in(file, "file-exists");
    }
  }
}
