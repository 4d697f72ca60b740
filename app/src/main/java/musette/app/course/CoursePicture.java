package musette.app.course;

import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.CourseRoad;
import musette.games.pacewheel.course.Terrain;

/** A course of Pace Wheel from the side, its stages below each other. */
final class CoursePicture {
  private static final int WIDE = 8;
  private static final int HIGH = 4;
  private static final int STAGE = 170;
  private static final int GROUND = 140;

  private final CourseRoad road;

  CoursePicture(CourseRoad road) {
    this.road = road;
  }

  String svg(String title) {
    int longest = road.stages().stream().mapToInt(Course::length).max().orElse(1);
    var text = new StringBuilder();
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    text.append(longest * WIDE + 20).append(' ').append(road.stages().size() * STAGE);
    text.append("\" width=\"960\">\n<title>").append(SvgText.escaped(title));
    text.append("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#c9dad2\"/>\n");
    for (int i = 0; i < road.stages().size(); i++) {
      text.append("<g transform=\"translate(10 ").append(i * STAGE).append(")\">\n");
      stage(text, road.stages().get(i));
      text.append("</g>\n");
    }
    return text.append("</svg>\n").toString();
  }

  private static void stage(StringBuilder text, Course course) {
    text.append("<text y=\"20\" font-family=\"sans-serif\" font-size=\"14\">");
    text.append(SvgText.escaped(course.title())).append("</text>\n");
    int[] heights = heights(course);
    for (int square = 1; square <= course.length(); square++) {
      int x = (square - 1) * WIDE;
      text.append("<path stroke=\"#20242a\" stroke-width=\".5\" fill=\"");
      text.append(colour(course, square)).append("\" d=\"M").append(x).append(' ').append(GROUND);
      text.append('V').append(y(heights[square - 1]));
      text.append('L').append(x + WIDE).append(' ').append(y(heights[square]));
      text.append('V').append(GROUND).append("Z\"/>\n");
    }
  }

  private static int y(int height) {
    return GROUND - 12 - height * HIGH / 2;
  }

  /** Above the lowest point, at the end of every square. */
  private static int[] heights(Course course) {
    var heights = new int[course.length() + 1];
    int least = 0;
    for (int square = 1; square <= course.length(); square++) {
      Terrain terrain = course.terrain(square);
      int by = terrain == Terrain.UPHILL ? 1 : terrain == Terrain.DOWNHILL ? -1 : 0;
      heights[square] = heights[square - 1] + by;
      least = Math.min(least, heights[square]);
    }
    for (int i = 0; i < heights.length; i++) {
      heights[i] -= least;
    }
    return heights;
  }

  private static String colour(Course course, int square) {
    if (course.zone(square) >= 0) {
      return "#fffbf0";
    }
    return switch (course.terrain(square)) {
      case UPHILL -> "#db8c6b";
      case FLAT -> "#a9bd85";
      case DOWNHILL -> "#6d7480";
    };
  }
}
