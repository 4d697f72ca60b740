package musette.bots.leader1;

import java.util.List;
import musette.bots.trial.Observed;
import musette.bots.trial.Places;
import musette.games.leader1.course.CourseRoad;
import musette.games.leader1.course.Terrain;
import musette.kernel.AsciiLetters;

/** What is special about the hexagons of a race: each is named by its stage and its number. */
final class RacePlaces {
  private final CourseRoad road;
  private final Places places = new Places();
  private int stage = 1;

  RacePlaces(CourseRoad road) {
    this.road = road;
    for (int i = 1; i <= road.stages().size(); i++) {
      stage = i;
      CourseRoad.Stage race = road.stages().get(i - 1);
      for (int h = 1; h <= race.hexagons().size(); h++) {
        expect(race, h);
      }
    }
    stage = 1;
  }

  private void expect(CourseRoad.Stage race, int number) {
    CourseRoad.Hex hexagon = race.hexagons().get(number - 1);
    if (hexagon.terrain() == Terrain.MOUNTAIN) {
      places.expect("CRACK", place(number));
    }
    if (!hexagon.cobbles().isEmpty()) {
      places.expect("PUNCTURE", place(number));
    }
    if (!hexagon.dark().isEmpty()) {
      places.expect("FALL", place(number));
    }
    for (String line : List.of("feed", "bonus")) {
      for (String mark : race.lines().getOrDefault(line, List.of())) {
        if (hexagon(mark) == number) {
          places.expect(line.equals("feed") ? "FEED" : "BONUS", place(number));
        }
      }
    }
    if (race.weather().contains(number)) {
      places.expect("WEATHER", place(number));
    }
  }

  private String place(int hexagon) {
    return stage + "/" + hexagon;
  }

  /** The hexagon of a square or a line: the number that its name begins with. */
  static int hexagon(String name) {
    int end = 0;
    while (end < name.length() && AsciiLetters.isDigit(name.charAt(end))) {
      end++;
    }
    return Integer.parseInt(name.substring(0, end));
  }

  /** A stage begins, from 1. */
  void begin(int number) {
    stage = number;
  }

  void feel(String kind, int hexagon) {
    places.feel(kind, place(hexagon));
  }

  /** A line of this stage, from 1 in riding order. */
  void feelLine(String kind, int number) {
    List<String> lines =
        road.stages()
            .get(stage - 1)
            .lines()
            .getOrDefault(kind.equals("FEED") ? "feed" : "bonus", List.of());
    if (number >= 1 && number <= lines.size()) {
      feel(kind, hexagon(lines.get(number - 1)));
    }
  }

  List<Observed.Felt> felt() {
    return places.felt();
  }
}
