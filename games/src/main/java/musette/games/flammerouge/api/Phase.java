package musette.games.flammerouge.api;

/** When players decide; movement and end phase follow the last card without anybody being asked. */
public enum Phase {
  PLACING,
  ENERGY,
  OVER
}
