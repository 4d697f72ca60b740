package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.Stages;
import musette.games.flammerouge.course.Track;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** What stays the same through a race: the track, the teams and the chosen rules. */
final class Rules {
  /** Exhaustion cards of each kind (FR-05). */
  static final int SUPPLY = 30;

  private static final int MAX_TEAMS = 4;

  private final Setup setup;
  private final Map<String, String> chosen;
  private final int seats;
  private final Track track;
  private final List<Team> teams;
  private final Rider[] riders;
  private final boolean raceToTheEnd;
  private final int firstPlayer;
  private final long[] decks;
  private final int[] handicaps;

  private Rules(Setup setup, Track track, List<Team> teams) {
    this.setup = setup;
    this.seats = setup.seats();
    this.track = track;
    this.teams = List.copyOf(teams);
    this.raceToTheEnd = setup.get(Options.RACE_TO_THE_END);
    Seat first = setup.get(Options.FIRST_PLAYER);
    this.firstPlayer = first == Seat.NONE ? -1 : first.index();
    this.chosen = Options.ABOUT.chosen(setup);
    this.riders = new Rider[teams.size() * 2];
    this.decks = new long[riders.length];
    this.handicaps = new int[setup.seats()];
    long sprinteur = Decks.sprinteur(setup.get(Options.SPRINTEUR_DECK));
    for (int i = 0; i < riders.length; i++) {
      riders[i] = Rider.values()[teams.get(i / 2).ordinal() * 2 + i % 2];
      decks[i] = Decks.of(riders[i], sprinteur);
    }
    for (int i = 0; i < handicaps.length; i++) {
      handicaps[i] = setup.get(Options.HANDICAP, Seat.of(i));
    }
  }

  private static Track track(Setup setup) {
    RunOut runOut = setup.get(Options.RUN_OUT);
    String own = setup.get(Options.OWN_STAGE);
    return own.isEmpty() ? Stages.track(setup.get(Options.STAGE), runOut) : Stages.own(own, runOut);
  }

  /** Refuses options that do not go together. */
  static Rules of(Setup setup) {
    Track track = track(setup);
    Seat first = setup.get(Options.FIRST_PLAYER);
    if (first != Seat.NONE && first.index() >= setup.seats()) {
      throw Refused.because("FR-07", "first-player", "seat", first.name());
    }
    int pelotons = setup.get(Options.PELOTON).count(setup.seats());
    int muscles = setup.get(Options.MUSCLE).count(setup.seats());
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
    return new Rules(setup, track, teams);
  }

  Setup setup() {
    return setup;
  }

  /** The options that are not at their default. */
  Map<String, String> chosen() {
    return chosen;
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

  /** The number of a rider; -1 if they do not take part. */
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
    return firstPlayer;
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
    return this == other || (other instanceof Rules rules && setup.equals(rules.setup));
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }
}
