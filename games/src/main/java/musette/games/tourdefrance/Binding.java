package musette.games.tourdefrance;

/** What binds a rider to the square he stands on. */
public enum Binding {
  NONE,
  CAMERA,
  OVER3,
  T2,
  RAIDE_FIRST,
  RAIDE_SUM
}
