package musette.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Entry;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.RecordText;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Statement;
import musette.kernel.Step;
import musette.kernel.Turn;
import musette.table.json.JsonText;
import musette.wire.table.Part;

/**
 * A match with a hash over everything that anybody could see of it: views, offers, questions and
 * descriptions of every seat and of a spectator, and every event with its audience. Two engines
 * with the same hash have shown the same.
 */
final class MatchFingerprint<S, A, V> {
  private final Match<S, A, V> match;
  private final MessageDigest digest;

  MatchFingerprint(Match<S, A, V> match) {
    this.match = match;
    this.digest = sha256();
    look(0);
  }

  Match<S, A, V> match() {
    return match;
  }

  /** Plays a record again, with what is shown on the way. */
  static String replay(String text) {
    GameRecord record = RecordText.parse(text, id -> Catalogue.game(id).about());
    return replay(Catalogue.game(record.game()), record);
  }

  private static <S, A, V> String replay(Game<S, A, V> game, GameRecord record) {
    Match<S, A, V> checked = record.replay(game);
    Seed seed = ((GameRecord.Secret.Shown) record.secret()).seed().with(record.wordsInOrder());
    var telling = new MatchFingerprint<>(Match.start(game, checked.setup(), seed));
    record.log().forEach(telling::apply);
    return RecordText.print(record) + telling.comment();
  }

  void play(Seat seat, String action) {
    int before = match.steps().size();
    match.play(seat, action);
    look(before);
  }

  /** Takes back the last ply of a seat: alone if it may, otherwise with all that came after it. */
  void takeBack(Seat seat) {
    List<Integer> free = match.freeUndo(seat);
    match.takeBack(free.isEmpty() ? match.undoByConsent(seat) : free);
    look(0);
  }

  void apply(Entry entry) {
    int before = entry instanceof Entry.TakenBack ? 0 : match.steps().size();
    match.apply(entry);
    look(before);
  }

  /** The record of the match, and the hash of what was shown as a comment at its end. */
  String record(Seed seed, List<String> players) {
    var record =
        new GameRecord(
            match.game().about().id(),
            match.game().about().version(),
            match.setup(),
            players,
            new GameRecord.Secret.Shown(seed),
            Map.of(),
            match.log(),
            match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of());
    return RecordText.print(record) + comment();
  }

  private String comment() {
    return "# shown " + HexFormat.of().formatHex(digest.digest()) + "\n";
  }

  private void look(int from) {
    for (Step step : match.steps().subList(from, match.steps().size())) {
      add(step.ply() + " " + step.seat() + " " + step.free() + " " + step.action());
      add(parts(step.events()));
      for (Event event : step.events()) {
        add(event.rule() + " " + event.audience().bits() + " " + event.reveals());
      }
    }
    add(match.turn().seats().list());
    add(match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of());
    look(Seat.NONE);
    Seat.first(match.setup().seats()).forEach(this::look);
  }

  private void look(Seat viewer) {
    V view = match.view(viewer);
    add(new Part(view));
    add(new Part(match.game().ask(view)));
    add(parts(match.game().describe(view)));
    if (viewer != Seat.NONE) {
      for (Offer<A> offer : match.offers(viewer)) {
        add(offer.text());
        add(parts(offer.outlook().remarks()));
      }
      add(match.freeUndo(viewer));
    }
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static List<Part> parts(List<? extends Statement> statements) {
    return statements.stream().map(Part::new).toList();
  }

  /** As JSON: the texts of records would have to be compiled only for this. */
  private void add(Object shown) {
    digest.update(JsonText.of(shown).getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
  }
}
