package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import musette.kernel.Seat;

/** Two people who play one match after the other against a bot. */
final class PlayingPair {
  private static final long PAUSE = 5_000_000;

  private final List<RandomPlayer> people;
  private final List<String> tables = new CopyOnWriteArrayList<>();
  private volatile boolean isLast;

  PlayingPair(String address, SplittableRandom random, Runnable done) {
    people =
        List.of(
            new RandomPlayer(Player.at(address), Seat.A, random.split(), done),
            new RandomPlayer(Player.at(address), Seat.B, random.split(), done));
  }

  List<RandomPlayer> people() {
    return people;
  }

  /** How many matches were begun. */
  int matches() {
    return tables.size();
  }

  /** No other match is begun after this one. */
  void playTheLastMatch() {
    isLast = true;
  }

  void play(RandomPlayer gambler, Player player, BooleanSupplier dead) {
    boolean isHost = gambler == people.getFirst();
    int played = Math.max(0, tables.size() - 1);
    while (!(isLast && played == tables.size())) {
      if (isHost && played == tables.size()) {
        tables.add(RandomPlayer.open(player));
      }
      if (played < tables.size()) {
        gambler.play(player, tables.get(played));
        played++;
      } else if (dead.getAsBoolean()) {
        return;
      } else {
        LockSupport.parkNanos(PAUSE);
      }
    }
  }

  void check(String address, String seed) {
    for (RandomPlayer gambler : people) {
      try (Player player = gambler.at(address).connect()) {
        tables.forEach(table -> gambler.check(player, table, seed));
        for (String table : tables) {
          JsonNode replay = player.get("/api/tables/" + table + "/replay").ok();
          assertThat(replay.get("verified").asBoolean()).as(seed).isTrue();
        }
      }
    }
  }
}
