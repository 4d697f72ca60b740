package musette.server.people;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.server.store.people.RecordStore;
import musette.server.store.people.RecordStore.Ridden;
import musette.wire.Json;
import musette.wire.table.Account;
import musette.wire.table.TableInfo;

/** What a player has done on every course, and against whom. */
public final class PlayerRecords {
  private static final int MATCHES = 1_000;
  private static final int RIVALS = 200;

  /** The option of each game that names its course. */
  private static final Map<String, String> COURSE =
      Map.of(
          "flamme-rouge", "stage",
          "leader-1", "race",
          "pace-wheel", "course",
          "tour-de-france", "board");

  private final RecordStore store;
  private final PersonDirectory people;

  public PlayerRecords(RecordStore store, PersonDirectory people) {
    this.store = store;
    this.people = people;
  }

  public Account.Records of(String player) {
    return new Account.Records(
        courses(store.ridden(player, MATCHES)),
        store.met(player, RIVALS).stream()
            .map(
                one ->
                    new Account.Rival(
                        people.person(one.player()),
                        one.game(),
                        one.matches(),
                        one.ahead(),
                        one.behind()))
            .toList());
  }

  private static List<Account.CourseRecord> courses(List<Ridden> matches) {
    var found = new LinkedHashMap<List<String>, List<Integer>>();
    for (Ridden match : matches) {
      found
          .computeIfAbsent(List.of(match.game(), course(match)), key -> new ArrayList<>())
          .add(match.place());
    }
    var records = new ArrayList<Account.CourseRecord>();
    found.forEach(
        (key, places) ->
            records.add(
                new Account.CourseRecord(
                    key.getFirst(),
                    key.getLast(),
                    places.size(),
                    (int) places.stream().filter(place -> place == 1).count())));
    return records;
  }

  /** The course that a match was ridden on; empty where a game has none. */
  private static String course(Ridden match) {
    TableInfo card = Json.read(match.card(), TableInfo.class);
    String option = COURSE.getOrDefault(match.game(), "");
    return card.options().getOrDefault(option, "");
  }
}
