package musette.kernel;

/**
 * What can be asked of a game that makes roads. The unit of length is the game's own.
 *
 * @param shortest the least length
 * @param longest the greatest length
 * @param usual the length of a usual road
 * @param fewestClimbs the least number of climbs
 * @param mostClimbs the greatest number of climbs
 * @param usualClimbs the climbs of a usual road
 */
public record RoadLimits(
    int shortest, int longest, int usual, int fewestClimbs, int mostClimbs, int usualClimbs) {

  /** The wish, unless it is outside of these limits. */
  public RoadWish checked(RoadWish wish) {
    if (wish.length() < shortest || wish.length() > longest) {
      throw Refused.because(
          "", "road-length", "length", wish.length(), "min", shortest, "max", longest);
    }
    if (wish.climbs() < fewestClimbs || wish.climbs() > mostClimbs) {
      throw Refused.because(
          "", "road-climbs", "climbs", wish.climbs(), "min", fewestClimbs, "max", mostClimbs);
    }
    return wish;
  }
}
