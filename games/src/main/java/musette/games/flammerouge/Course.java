package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** What stays the same through a race: the track, the teams and the chosen rules. */
final class Course {
  /** Exhaustion cards of each kind (FR-05). */
  static final int SUPPLY = 30;

  private static final int MAX_TEAMS = 4;
  private static final int SOLO = 1;
  private static final String STAGE = "stage";
  private static final String OWN_STAGE = "ownStage";
  private static final String SPRINTEUR_DECK = "sprinteurDeck";
  private static final String RACE_TO_THE_END = "raceToTheEnd";
  private static final String RUN_OUT = "runOut";
  private static final String PELOTON = "peloton";
  private static final String MUSCLE = "muscle";
  private static final String HANDICAP = "handicap";
  private static final String FIRST_PLAYER = "firstPlayer";
  private static final String AUTO = "auto";
  private static final String RANDOM = "random";
  private static final String BOX15 = "box15";

  private final Setup setup;
  private final int seats;
  private final Track track;
  private final List<Team> teams;
  private final Rider[] riders;
  private final boolean raceToTheEnd;
  private final long[] decks;
  private final int[] handicaps;

  private Course(Setup setup, Track track, List<Team> teams) {
    this.setup = setup;
    this.seats = setup.seats();
    this.track = track;
    this.teams = List.copyOf(teams);
    this.raceToTheEnd = setup.flag(RACE_TO_THE_END);
    this.riders = new Rider[teams.size() * 2];
    this.decks = new long[riders.length];
    this.handicaps = new int[setup.seats()];
    boolean box = setup.value(SPRINTEUR_DECK).equals(BOX15);
    for (int i = 0; i < riders.length; i++) {
      riders[i] = Rider.values()[teams.get(i / 2).ordinal() * 2 + i % 2];
      decks[i] = Decks.of(riders[i], box ? Decks.SPRINTEUR_15 : Decks.SPRINTEUR_18);
    }
    for (int i = 0; i < handicaps.length; i++) {
      handicaps[i] = setup.number(HANDICAP, Seat.of(i));
    }
  }

  static List<Option> options() {
    return List.of(
        new Option.Choice(STAGE, List.of("FR-08"), Stages.ids(), Stages.ids().getFirst()),
        new Option.Text(OWN_STAGE, List.of("FR-02"), 64, ""),
        new Option.Choice(
            SPRINTEUR_DECK, List.of("FR-Q1"), List.of("rulebook18", BOX15), "rulebook18"),
        new Option.Flag(RACE_TO_THE_END, List.of("FR-Q6"), "off"),
        new Option.Choice(RUN_OUT, List.of("FR-Q4"), List.of("open", "printed"), "open"),
        new Option.Choice(PELOTON, List.of("FR-60"), List.of(AUTO, "0", "1"), AUTO),
        new Option.Choice(MUSCLE, List.of("FR-60"), List.of(AUTO, "0", "1", "2", "3"), AUTO),
        new Option.PerSeat(HANDICAP, List.of("FR-69"), 0, 3, "0"),
        new Option.Choice(
            FIRST_PLAYER, List.of("FR-07"), List.of(RANDOM, "A", "B", "C", "D"), RANDOM));
  }

  /** The road alone, for those who need nothing else; refuses tiles that cannot be laid. */
  static Track track(Setup setup) {
    RunOut runOut = RunOut.valueOf(setup.value(RUN_OUT).toUpperCase(Locale.ROOT));
    String own = setup.value(OWN_STAGE);
    return own.isEmpty() ? Stages.track(setup.value(STAGE), runOut) : Stages.own(own, runOut);
  }

  /** Refuses options that do not go together. */
  static Course of(Setup setup) {
    Track track = track(setup);
    String first = setup.value(FIRST_PLAYER);
    if (!first.equals(RANDOM) && Seat.valueOf(first).index() >= setup.seats()) {
      throw Refused.because("FR-07", "first-player", "seat", first);
    }
    int pelotons = dummies(setup, PELOTON);
    int muscles = dummies(setup, MUSCLE);
    int count = setup.seats() + pelotons + muscles;
    if (count < 2 || count > MAX_TEAMS) {
      throw Refused.because("FR-60", "teams", "teams", count, "max", MAX_TEAMS);
    }
    var teams = new ArrayList<Team>();
    for (int i = 0; i < setup.seats(); i++) {
      teams.add(Team.values()[i]);
    }
    if (pelotons > 0) {
      teams.add(Team.PELOTON);
    }
    for (int i = 0; i < muscles; i++) {
      teams.add(Team.values()[Team.MUSCLE1.ordinal() + i]);
    }
    return new Course(setup, track, teams);
  }

  private static int dummies(Setup setup, String option) {
    String value = setup.value(option);
    return value.equals(AUTO) ? (setup.seats() == SOLO ? 1 : 0) : Integer.parseInt(value);
  }

  Setup setup() {
    return setup;
  }

  Track track() {
    return track;
  }

  int seats() {
    return seats;
  }

  List<Team> teams() {
    return teams;
  }

  /** How many riders take part; each has a number, those of players first. */
  int riders() {
    return riders.length;
  }

  Rider rider(int number) {
    return riders[number];
  }

  /** The number of a rider; -1 if he does not take part. */
  int number(Rider rider) {
    int team = teams.indexOf(rider.team());
    return team < 0 ? -1 : team * 2 + rider.ordinal() % 2;
  }

  boolean isDummy(int rider) {
    return rider >= 2 * seats;
  }

  boolean raceToTheEnd() {
    return raceToTheEnd;
  }

  /** The named first player, or -1 if chance decides. */
  int firstPlayer() {
    String first = setup.value(FIRST_PLAYER);
    return first.equals(RANDOM) ? -1 : Seat.valueOf(first).index();
  }

  /** The whole energy deck of a rider, without exhaustion. */
  long deck(int rider) {
    return decks[rider];
  }

  /** Exhaustion cards that are in a rider's deck from the start (FR-69). */
  int handicap(int rider) {
    return isDummy(rider) ? 0 : handicaps[rider / 2];
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Course course && setup.equals(course.setup));
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }
}
