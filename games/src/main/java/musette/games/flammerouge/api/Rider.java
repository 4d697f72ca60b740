package musette.games.flammerouge.api;

/** Every rider there can be. Both riders of the Peloton team count as Rouleurs (FR-62). */
public enum Rider {
  A_ROULEUR(Team.A, Kind.ROULEUR),
  A_SPRINTEUR(Team.A, Kind.SPRINTEUR),
  B_ROULEUR(Team.B, Kind.ROULEUR),
  B_SPRINTEUR(Team.B, Kind.SPRINTEUR),
  C_ROULEUR(Team.C, Kind.ROULEUR),
  C_SPRINTEUR(Team.C, Kind.SPRINTEUR),
  D_ROULEUR(Team.D, Kind.ROULEUR),
  D_SPRINTEUR(Team.D, Kind.SPRINTEUR),
  PELOTON_FIRST(Team.PELOTON, Kind.ROULEUR),
  PELOTON_SECOND(Team.PELOTON, Kind.ROULEUR),
  MUSCLE1_ROULEUR(Team.MUSCLE1, Kind.ROULEUR),
  MUSCLE1_SPRINTEUR(Team.MUSCLE1, Kind.SPRINTEUR),
  MUSCLE2_ROULEUR(Team.MUSCLE2, Kind.ROULEUR),
  MUSCLE2_SPRINTEUR(Team.MUSCLE2, Kind.SPRINTEUR),
  MUSCLE3_ROULEUR(Team.MUSCLE3, Kind.ROULEUR),
  MUSCLE3_SPRINTEUR(Team.MUSCLE3, Kind.SPRINTEUR);

  private final Team team;
  private final Kind kind;

  Rider(Team team, Kind kind) {
    this.team = team;
    this.kind = kind;
  }

  public Team team() {
    return team;
  }

  public Kind kind() {
    return kind;
  }
}
