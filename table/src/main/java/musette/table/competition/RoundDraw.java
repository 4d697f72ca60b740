package musette.table.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import musette.wire.competition.CompetitionChange;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionInfo.Standing;
import musette.wire.competition.Plan;

/** Who rides in the next round, and whether there is one. */
final class RoundDraw {
  private static final int MOST_ROUNDS = 60;
  private static final int AHEAD = 6;

  private final Competition competition;
  private final Plan plan;

  RoundDraw(Competition competition) {
    this.competition = competition;
    this.plan = competition.plan();
  }

  /** Those who ride next: in a tour everybody, with bots for who gave up. */
  private List<Integer> riders() {
    return competition.entrants().stream()
        .filter(one -> competition.isTour() || !one.out())
        .map(Entrant::number)
        .filter(number -> plan.form() != Plan.Form.KNOCKOUT || goesOn(number))
        .toList();
  }

  /** The better half of every table goes on; of three, two. */
  private boolean goesOn(int number) {
    if (competition.round() == 0) {
      return true;
    }
    List<Integer> order =
        new Standings(competition).list().stream().map(Standing::entrant).toList();
    for (Draw draw : competition.rounds().getLast().tables()) {
      if (draw.entrants().contains(number)) {
        List<Integer> ranked =
            draw.entrants().stream().sorted(Comparator.comparingInt(order::indexOf)).toList();
        return ranked.indexOf(number) < (ranked.size() + 1) / 2;
      }
    }
    return false;
  }

  boolean isOver() {
    int done = competition.round();
    if (done == 0) {
      return false;
    }
    boolean ends =
        switch (plan.form()) {
          case ROUNDS -> done >= plan.rounds();
          case KNOCKOUT -> competition.rounds().getLast().tables().size() == 1;
          case ROUND_ROBIN -> done >= MOST_ROUNDS || allHaveMet();
        };
    return ends || riders().size() < 2;
  }

  private boolean allHaveMet() {
    Meetings meetings = new Meetings(competition.entrants().size(), plan.tableSize());
    past().forEach(meetings::add);
    List<Integer> riders = riders();
    return riders.stream()
        .allMatch(
            one ->
                riders.stream()
                    .allMatch(other -> one.equals(other) || meetings.met(one, other) > 0));
  }

  /** All tables until now. */
  List<List<Integer>> past() {
    var past = new ArrayList<List<Integer>>();
    for (RoundState round : competition.rounds()) {
      round.tables().forEach(draw -> past.add(draw.entrants()));
    }
    return past;
  }

  CompetitionChange next(Supplier<String> ids, Function<String, Set<String>> apart) {
    int toCome = plan.form() == Plan.Form.ROUNDS ? plan.rounds() - competition.round() : AHEAD;
    var field =
        new Pairing.Field(
            competition.entrants().size(),
            riders(),
            plan.tableSize(),
            plan.form() == Plan.Form.KNOCKOUT ? 1 : toCome,
            past(),
            competition.teams(),
            pairs(apart));
    var tables = new ArrayList<Draw>();
    for (List<Integer> table : Pairing.draw(field, competition.seed())) {
      tables.add(new Draw(table.size() < 2 ? "" : ids.get(), table));
    }
    return new CompetitionChange.Drawn(competition.round() + 1, tables);
  }

  /** Entrants who do not want to meet; where everybody meets everybody, they do. */
  private List<List<Integer>> pairs(Function<String, Set<String>> apart) {
    var pairs = new ArrayList<List<Integer>>();
    if (plan.form() == Plan.Form.ROUND_ROBIN) {
      return pairs;
    }
    for (Entrant one : competition.entrants()) {
      Set<String> others = one.isBot() ? Set.of() : apart.apply(one.player());
      for (Entrant other : competition.entrants()) {
        if (!other.isBot() && others.contains(other.player())) {
          pairs.add(List.of(one.number(), other.number()));
        }
      }
    }
    return pairs;
  }

  /** How many rounds there will be, as far as that is known. */
  int rounds() {
    int riders = Math.max(2, competition.entrants().size());
    int size = plan.tableSize();
    int expected =
        switch (plan.form()) {
          case ROUNDS -> plan.rounds();
          case KNOCKOUT -> knockout(riders, size);
          case ROUND_ROBIN ->
              size == 2 ? riders - 1 + riders % 2 : (riders - 1 + size - 2) / (size - 1);
        };
    return Math.max(expected, competition.round());
  }

  private static int knockout(int riders, int size) {
    int left = riders;
    int rounds = 1;
    while (left > size) {
      int next = 0;
      for (int table : Pairing.sizes(left, size)) {
        next += (table + 1) / 2;
      }
      left = next;
      rounds++;
    }
    return rounds;
  }
}
