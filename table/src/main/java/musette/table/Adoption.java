package musette.table;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refused;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/**
 * The changes of a match that began in a page and goes on at a server. The player knows its seed,
 * so it becomes a practice match, which is never rated.
 *
 * @param created the first change
 * @param changes all that follow
 */
public record Adoption(Change.Created created, List<Change> changes) {
  private static final int LONGEST = 4_000;

  public Adoption {
    changes = List.copyOf(changes);
  }

  /** The match of a player; refuses what is not one. Whether its plies are legal shows later. */
  public static Adoption of(String player, Http.Adopted adopted, Games games) {
    List<LoggedChange> log = adopted.log();
    if (log.isEmpty()
        || log.size() > LONGEST
        || !(log.getFirst().change() instanceof Change.Created created)) {
      throw refused();
    }
    TableCreation.mustBeginAtTheStart(created.study());
    int version = games.about(created.game()).version();
    if (created.version() != version) {
      throw Refused.because("", "record-version", "found", created.version(), "known", version);
    }
    var changes = new ArrayList<Change>();
    log.subList(1, log.size()).forEach(logged -> changes.add(change(logged.change())));
    return new Adoption(owned(player, created, games), changes);
  }

  private static Refused refused() {
    return Refused.because("", "adopt");
  }

  private static Change.Created owned(String player, Change.Created created, Games games) {
    List<String> bots = games.bots(games.game(created.game()));
    return new Change.Created(
        created.game(),
        created.version(),
        created.options(),
        created.places().stream().map(place -> owned(player, place, bots)).toList(),
        TableInfo.Access.PRIVATE,
        true,
        created.autoStart(),
        true,
        new Clock.NoClock(),
        player,
        created.seed(),
        "");
  }

  private static Change.Place owned(String player, Change.Place place, List<String> bots) {
    return switch (place.kind()) {
      case PERSON -> new Change.Place(SeatInfo.Kind.PERSON, player, "", place.name());
      case BOT -> {
        if (!bots.contains(place.bot())) {
          throw Refused.because("", "unknown-bot", "bot", Echo.of(place.bot()), "known", bots);
        }
        yield new Change.Place(SeatInfo.Kind.BOT, Games.botId(place.bot()), place.bot(), "");
      }
      case OPEN, RESERVED, STAND_IN -> throw refused();
    };
  }

  /** Only what happens in a match of one person; it names nobody. */
  private static Change change(Change change) {
    return switch (change) {
      case Change.Started _,
          Change.Played _,
          Change.TakenBack _,
          Change.Hinted _,
          Change.WordAdded _,
          Change.HandedOver _,
          Change.Resumed _ ->
          change;
      case Change.Created _,
          Change.SatDown _,
          Change.StoodUp _,
          Change.BotSatDown _,
          Change.SeatOpened _,
          Change.Asked _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _,
          Change.Away _,
          Change.Ended _,
          Change.Cancelled _,
          Change.Rematched _ ->
          throw refused();
    };
  }
}
