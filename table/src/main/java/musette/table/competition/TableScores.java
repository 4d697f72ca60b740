package musette.table.competition;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.kernel.Seat;
import musette.table.HistoryEntry;
import musette.table.Table;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionChange.Ridden;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.table.Change;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/** What the entrants at a finished table get. */
public final class TableScores {
  /** What the seats with the most and the second most bold choices that paid get. */
  private static final int MOST = 2;

  private TableScores() {}

  /** Whether the match has come to an end, or can never come to one. */
  public static boolean isFinal(Table table) {
    return table.isDone() || table.status() == Status.FROZEN;
  }

  /** The scores of a table that is final, by seat. */
  public static List<Score> of(Table table, Draw draw) {
    Achievements achievements =
        table.status() == Status.OVER ? Achievements.of(table) : new Achievements.NoAchievements();
    var scores = new ArrayList<Score>();
    for (int i = 0; i < draw.entrants().size(); i++) {
      Seat seat = Seat.of(i);
      scores.add(
          new Score(
              draw.entrants().get(i),
              place(table, i),
              achievements.climb(seat),
              combativity(achievements, table.seats(), seat),
              ridden(table, seat)));
    }
    return scores;
  }

  /** Without a result everybody has the place in the middle. */
  private static int place(Table table, int seat) {
    return table.places().isEmpty() ? (table.seats().size() + 1) / 2 : table.places().get(seat);
  }

  /** 2 for the most bold choices that paid at this table, 1 for the second most. */
  private static int combativity(Achievements achievements, List<Seat> seats, Seat seat) {
    int own = achievements.bold(seat);
    long ahead =
        seats.stream().map(achievements::bold).filter(bold -> bold > own).distinct().count();
    return own == 0 ? 0 : (int) Math.max(0, MOST - ahead);
  }

  private static Ridden ridden(Table table, Seat seat) {
    SeatInfo.Kind kind = table.place(seat).kind();
    if (kind == SeatInfo.Kind.BOT) {
      return Ridden.RODE;
    }
    Set<Integer> takenBack = new HashSet<>();
    int all = 0;
    int own = 0;
    for (HistoryEntry item : table.entriesAfter(-1).reversed()) {
      if (item.change() instanceof Change.TakenBack(Seat _, List<Integer> plies)) {
        takenBack.addAll(plies);
      } else if (item.change() instanceof Change.Played(int ply, Seat by, String _, String bot)
          && by == seat
          && !takenBack.contains(ply)) {
        all++;
        own += bot.isEmpty() ? 1 : 0;
      }
    }
    if (own == 0 && all > 0) {
      return Ridden.ABSENT;
    }
    if (2 * own < all) {
      return Ridden.MISSED;
    }
    return kind == SeatInfo.Kind.STAND_IN ? Ridden.LEFT : Ridden.RODE;
  }
}
