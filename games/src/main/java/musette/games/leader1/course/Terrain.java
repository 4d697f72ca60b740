package musette.games.leader1.course;

/** The four types of route (L1-01), by the colour of the road's edge. */
public enum Terrain {
  FLAT,
  HILL,
  MOUNTAIN,
  DOWNHILL
}
