package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Setup;
import musette.testkit.GameContract;

final class Leader1ContractTest implements GameContract<Race, RaceAction, RaceView> {
  private static final String COURSE =
      "race own one-day; route poplars mill gully canal station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 3@0; weather 3";

  private final Leader1 game = new Leader1();

  @Override
  public Game<Race, RaceAction, RaceView> game() {
    return game;
  }

  /** Races are long and set-ups many: a few games of each say as much. */
  @Override
  public int lawGames() {
    return Integer.getInteger("musette.laws.games", 8);
  }

  /** The races with their defaults; then every other value of every option, several at once. */
  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    int seats = 2;
    for (String race : Courses.READY) {
      setups.add(setup(seats, Map.of("race", race, "cyclists", String.valueOf(seats % 3 + 1))));
      seats = seats == 4 ? 2 : seats + 1;
    }
    setups.add(setup(4, Map.of("race", "valleys", "cyclists", "3", "weather", "6")));
    setups.add(setup(5, Map.of("race", "demo", "cyclists", "1", "weather", "2")));
    setups.add(setup(6, Map.of("race", "cobbles", "cyclists", "1", "selection", "fixed")));
    for (int many = 7; many <= game.about().maxSeats(); many++) {
      setups.add(setup(many, Map.of("race", "demo", "cyclists", "1", "selection", "chosen")));
    }
    setups.add(setup(2, Map.of("race", "demo", "course", COURSE, "weather", "3")));
    List<List<String>> left = new ArrayList<>();
    for (Option option : game.about().options()) {
      if (option instanceof Option.Choice choice && !choice.id().equals("race")) {
        choice.values().stream()
            .filter(value -> !value.equals(choice.defaultValue()))
            .forEach(value -> left.add(List.of(choice.id(), value)));
      } else if (option instanceof Option.Flag flag) {
        left.add(List.of(flag.id(), flag.defaultValue().equals("on") ? "off" : "on"));
      }
    }
    left.add(List.of("delayLimit", "8"));
    String[] races = {"valleys", "cobbles", "mountains"};
    for (int part = 0; part < 6; part++) {
      var options = new HashMap<String, String>();
      options.put("race", races[part % races.length]);
      options.put("weather", String.valueOf(part));
      options.put("cyclists", part % 2 == 0 ? "3" : "2");
      for (int i = part; i < left.size(); i += 6) {
        options.putIfAbsent(left.get(i).get(0), left.get(i).get(1));
      }
      setups.add(setup(4, options));
    }
    for (String team : List.of("black", "white", "green", "orange")) {
      setups.add(setup(4, Map.of("race", "demo", "cyclists", "1", "firstTeam", team)));
    }
    return setups;
  }

  private Setup setup(int seats, Map<String, String> options) {
    return Setup.of(game.about(), seats, options);
  }

  @Override
  public Map<String, Predicate<Setup>> features() {
    return CourseFeatures.all();
  }

  @Override
  public void invariant(Race race) {
    var squares = new HashSet<Integer>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.occupies(r)) {
        assertThat(squares.add(race.square(r))).as("one rider a square: %s", race).isTrue();
      }
      if (race.isOnRoad(r)) {
        assertThat(race.course.front[race.square(r)]).isLessThanOrEqualTo(race.course.finish);
      }
    }
    for (int colour = 0; colour < Speciality.COUNT; colour++) {
      for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
        assertThat(Feeding.pile(race, colour, value)).isNotNegative();
      }
    }
  }
}
