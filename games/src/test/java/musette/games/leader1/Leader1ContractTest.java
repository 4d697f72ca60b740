package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Courses;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Option;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.testkit.GameContract;
import musette.testkit.Moment;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class Leader1ContractTest implements GameContract<RaceState, RaceAction, RaceView> {
  private static final String COURSE =
      "race own one-day; route poplars mill gully canal station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 3@0; weather 3";

  private final Leader1 game = new Leader1();

  @Override
  public Game<RaceState, RaceAction, RaceView> game() {
    return game;
  }

  /**
   * The seat counts that the rules tell apart: one team a player, two players a team, three players
   * a team.
   */
  private static final List<List<Integer>> CLASSES =
      List.of(List.of(2, 3, 4), List.of(5, 6, 7, 8), List.of(9, 10, 11, 12));

  /** The races with their defaults; then every value of every option in every class of seats. */
  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    int seats = 2;
    for (String race : Courses.READY) {
      setups.add(setup(seats, Map.of("race", race, "cyclists", String.valueOf(seats % 3 + 1))));
      seats = seats == 4 ? 2 : seats + 1;
    }
    setups.add(setup(4, Map.of("race", "valleys", "cyclists", "3", "weather", "6")));
    setups.add(setup(2, Map.of("race", "demo", "course", COURSE, "weather", "3")));
    CLASSES.forEach(counts -> setups.addAll(mixtures(counts)));
    return setups;
  }

  /** As many set-ups as there are races, with all other values shared out among them. */
  private List<Setup> mixtures(List<Integer> counts) {
    var values = new ArrayList<List<String>>();
    for (Option option : game.about().options()) {
      if (!option.id().equals("race")) {
        values(option).forEach(value -> values.add(List.of(option.id(), value)));
      }
    }
    var setups = new ArrayList<Setup>();
    int races = Courses.READY.size();
    for (int part = 0; part < races; part++) {
      var options = new HashMap<String, String>();
      options.put("race", Courses.READY.get(part));
      for (int i = part; i < values.size(); i += races) {
        options.putIfAbsent(values.get(i).get(0), values.get(i).get(1));
      }
      // The first team must take part, and two or three players have no fourth.
      boolean most = counts.getFirst() < Team.COUNT && options.containsKey("firstTeam");
      setups.add(setup(most ? counts.getLast() : counts.get(part % counts.size()), options));
    }
    return setups;
  }

  /** All values of an option, or some of many. */
  private static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.Flag _ -> List.of("on", "off");
      case Option.Range range ->
          List.of(String.valueOf(range.min()), range.defaultValue(), "" + Math.min(8, range.max()));
      case Option.Text _ -> List.of("", COURSE);
      case Option.PerSeat _ -> List.of();
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void everyOptionValueIsTriedInEveryClassOfSeatCounts(int number) {
    List<Integer> counts = CLASSES.get(number);
    List<Setup> tried = setups().stream().filter(s -> counts.contains(s.seats())).toList();
    assertThat(tried).extracting(Setup::seats).containsAll(counts);
    for (Option option : game.about().options()) {
      assertThat(tried)
          .extracting(setup -> setup.options().get(option.id()))
          .as("%s with %s seats", option.id(), counts)
          .containsAll(values(option));
    }
  }

  /** With the options as version 1 wrote them. */
  @Test
  void aRecordOfFormerRulesIsRefusedByItsVersion() {
    String text =
        """
        musette-record 1
        game leader-1
        rules 1
        seats 2
        option race demo
        option slipstreamTest stands-behind
        option pelotonPunctureWaits off
        option feedDraw manual
        seed-hash %s
        seed %s
        """
            .formatted(Seed.of(1).hash(), Seed.of(1).hex());
    GameRecord record = RecordText.parse(text, id -> game.about());
    assertThatThrownBy(() -> record.replay(game))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(Words.of("leader-1", "en").say(refused.refusal()))
                    .isEqualTo(
                        "This record was played with version 1 of the rules; this is version 2."));
  }

  private Setup setup(int seats, Map<String, String> options) {
    return Setup.of(game.about(), seats, options);
  }

  @Override
  public Map<String, Predicate<Setup>> features() {
    return CourseFeatures.all();
  }

  @Override
  public Map<String, Predicate<Moment<RaceState>>> moments() {
    return PelotonMoments.all();
  }

  @Override
  public void invariant(RaceState race) {
    var squares = new HashSet<Integer>();
    var owners = new HashSet<Integer>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.place(r) != Place.ABSENT) {
        owners.add(race.owner(r));
      }
      if (race.isOnRoad(r) && !race.isFallen(r)) {
        assertThat(squares.add(race.square(r))).as("one rider a square: %s", race).isTrue();
      }
      if (race.isOnRoad(r)) {
        assertThat(race.course.front(race.square(r))).isLessThanOrEqualTo(race.course.finish());
      }
    }
    boolean picked = race.phase != Phase.CYCLISTS;
    assertThat(!picked || owners.size() == race.rules.seats).as("everybody rides").isTrue();
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
        assertThat(Feeding.pile(race, colour, value)).isNotNegative();
      }
    }
  }
}
