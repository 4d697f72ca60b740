package musette.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Seat;
import musette.kernel.Step;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/**
 * A moment of a recorded match in which seat A is asked: always the same page. The match is one of
 * the goldens, and a table goes on with it as with one that began in a page.
 *
 * @param plies how many plies of the match have been played
 * @param kinds the kinds of actions that A may take, as the notation names them
 */
record RecordedMoment(Path golden, int plies, Set<String> kinds) {
  private static final Path GOLDENS = Path.of("../games/src/test/resources/golden");

  /** Bots answer at once. */
  private static final String BOT = "greedy";

  /** Of all matches of a game: the first moment with each kind of action. */
  static List<RecordedMoment> ofEveryKind(String game) {
    var seen = new TreeSet<String>();
    var found = new ArrayList<RecordedMoment>();
    for (Path golden : goldens(game)) {
      GameRecord record = record(golden);
      if (record.setup().seats() > 1) {
        collect(golden, record, Catalogue.game(game), seen, found);
      }
    }
    return found;
  }

  /** A moment well into a match, with as many kinds of actions as any. */
  static RecordedMoment rich(String game) {
    return ofEveryKind(game).stream()
        .max((one, other) -> Integer.compare(one.kinds.size(), other.kinds.size()))
        .orElseThrow();
  }

  /**
   * The last choice of seat A in the first stage of a recorded tour, which ends with this event.
   */
  static RecordedMoment beforeTheEndOfAStage(String game, String golden, String event) {
    Path path = GOLDENS.resolve(game).resolve(golden + ".record");
    return last(path, record(path), Catalogue.game(game), event);
  }

  private static <S, A, V> RecordedMoment last(
      Path golden, GameRecord record, Game<S, A, V> game, String event) {
    Match<S, A, V> match = Match.start(game, record.setup(), seed(record).seed());
    int plies = 0;
    for (Entry.Played entry : played(record)) {
      plies = entry.seat() == Seat.A ? entry.ply() - 1 : plies;
      Step step = match.play(entry.seat(), entry.action());
      if (step.events().stream().anyMatch(told -> told.getClass().getSimpleName().equals(event))) {
        return new RecordedMoment(golden, plies, Set.of());
      }
    }
    throw new AssertionError(golden + " has no " + event);
  }

  private static <S, A, V> void collect(
      Path golden,
      GameRecord record,
      Game<S, A, V> game,
      Set<String> seen,
      List<RecordedMoment> found) {
    Match<S, A, V> match = Match.start(game, record.setup(), seed(record).seed());
    for (Entry.Played entry : played(record)) {
      if (match.turn().seats().contains(Seat.A)) {
        Set<String> kinds =
            match.offers(Seat.A).stream()
                .map(offer -> offer.text().replaceAll(" .*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        if (seen.addAll(kinds)) {
          found.add(new RecordedMoment(golden, entry.ply() - 1, kinds));
        }
      }
      match.play(entry.seat(), entry.action());
    }
  }

  /** The goldens take nothing back. */
  private static List<Entry.Played> played(GameRecord record) {
    return record.log().stream().map(Entry.Played.class::cast).toList();
  }

  private static List<Path> goldens(String game) {
    try (Stream<Path> files = Files.list(GOLDENS.resolve(game))) {
      return files.filter(file -> file.toString().endsWith(".record")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameRecord record(Path golden) {
    try {
      return RecordText.parse(Files.readString(golden), id -> Catalogue.game(id).about());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameRecord.Secret.Shown seed(GameRecord record) {
    return (GameRecord.Secret.Shown) record.secret();
  }

  /** Opens a table at this moment, for somebody whom the server knows. */
  void open(Person person) {
    Map<String, Object> info =
        person.send("/api/tables/adopt", Json.write(new Http.Adopted(log())));
    if (!info.containsKey("table")) {
      throw new AssertionError(this + ": " + info);
    }
    person.openTable(String.valueOf(info.get("table")));
    person.find("[data-ask]").waitFor();
  }

  private List<LoggedChange> log() {
    GameRecord record = record(golden);
    var log = new ArrayList<LoggedChange>();
    log.add(logged(0, created(record)));
    log.add(logged(1, new Change.Started()));
    for (Entry.Played entry : played(record).subList(0, plies)) {
      String bot = entry.seat() == Seat.A ? "" : BOT;
      log.add(
          logged(log.size(), new Change.Played(entry.ply(), entry.seat(), entry.action(), bot)));
    }
    return log;
  }

  private static LoggedChange logged(int seq, Change change) {
    return new LoggedChange(seq, 1, "local", "", "", change);
  }

  private static Change.Created created(GameRecord record) {
    var places = new ArrayList<Change.Place>();
    places.add(new Change.Place(SeatInfo.Kind.PERSON, "local", "", "Anna"));
    while (places.size() < record.setup().seats()) {
      places.add(new Change.Place(SeatInfo.Kind.BOT, "bot-" + BOT, BOT, ""));
    }
    return new Change.Created(
        record.game(),
        record.version(),
        record.setup().options(),
        places,
        TableInfo.Access.PRIVATE,
        true,
        true,
        true,
        new Clock.NoClock(),
        "local",
        seed(record).seed().hex(),
        "");
  }

  @Override
  public String toString() {
    return golden.getFileName() + " after " + plies + " plies";
  }
}
