package musette.games.tourdefrance.api;

/** What binds a rider to the square they stand on. */
public enum Binding {
  NONE,
  CAMERA,
  OVER3,
  T2,
  RAIDE_FIRST,
  RAIDE_SUM
}
