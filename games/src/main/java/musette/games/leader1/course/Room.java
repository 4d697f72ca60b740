package musette.games.leader1.course;

import java.util.function.IntPredicate;

/** Whether the road behind the peloton can hold every rider who may be dropped (L1-H-18). */
final class Room {
  /** All cyclists of the box. */
  private static final int RIDERS = 12;

  /** The least that the die moves the peloton before anybody can be dropped. */
  private static final int SHORTEST_MOVE = 3;

  private final Plan plan;

  private Room(Plan plan) {
    this.plan = plan;
  }

  /** The peloton stands on two dotted squares, and behind its first move all riders find one. */
  static boolean isEnough(Plan plan) {
    var room = new Room(plan);
    int start = plan.start().getFirst().x();
    int finish = plan.finish().getFirst().x();
    int head = room.count(plan.hexagon(1).dots(), front -> front <= start);
    int rear = room.dot(head + SHORTEST_MOVE - 1);
    return head >= 2
        && room.count(front -> front < rear) >= RIDERS
        && room.count(front -> front <= finish) >= RIDERS;
  }

  private int count(IntPredicate within) {
    int count = 0;
    for (Lane lane : Lane.values()) {
      count += count(lane, within);
    }
    return count;
  }

  private int count(Lane lane, IntPredicate within) {
    int count = 0;
    for (int h = 1; h <= plan.route().size(); h++) {
      int squares = plan.hexagon(h).squares(lane);
      for (int k = 1; k <= squares; k++) {
        count += within.test(front(h, k, squares)) ? 1 : 0;
      }
    }
    return count;
  }

  /** The front end of the dotted square with this number from the entry of the road. */
  private int dot(int number) {
    int left = number;
    for (int h = 1; h <= plan.route().size(); h++) {
      int squares = plan.hexagon(h).squares(plan.hexagon(1).dots());
      if (left <= squares) {
        return front(h, left, squares);
      }
      left -= squares;
    }
    return Hexagon.LENGTH * plan.route().size();
  }

  private static int front(int hexagon, int number, int squares) {
    return Hexagon.LENGTH * (hexagon - 1) + Hexagon.LENGTH * number / squares;
  }
}
