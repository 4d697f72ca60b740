package musette.bots.search;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A decision of one seat in the search: the actions seen there and their results. */
final class Node<A> {
  private static final int ROOM = 4;
  private static final double[] LOGS =
      IntStream.range(0, 4096).mapToDouble(StrictMath::log).toArray();

  private Object[] actions = new Object[ROOM];
  private @Nullable Node<A>[] children = newChildren(ROOM);
  private int[] visits = new int[ROOM];
  private int[] available = new int[ROOM];
  private double[] sums = new double[ROOM];
  private int size;
  private int total;

  /** The entry of an action, created on first use. */
  int entry(A action) {
    // Games usually offer the same objects again, so identity is checked first.
    for (int i = 0; i < size; i++) {
      if (actions[i] == action) {
        return i;
      }
    }
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return i;
      }
    }
    if (size == actions.length) {
      grow();
    }
    actions[size] = action;
    return size++;
  }

  /**
   * Selects one of the actions possible in this iteration: the best by upper confidence bound,
   * based on how often each action was possible. Untried actions are added one by one, in the given
   * order, as the node gets more visits.
   *
   * @param wide how many actions a node may try per square root of its visits
   */
  int select(List<A> possible, double exploration, double wide) {
    total++;
    int tried = 0;
    int best = -1;
    int fresh = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < possible.size(); k++) {
      int i = entry(possible.get(k));
      available[i]++;
      if (visits[i] == 0) {
        fresh = fresh < 0 ? i : fresh;
        continue;
      }
      tried++;
      double bound = sums[i] / visits[i] + exploration * Math.sqrt(log(available[i]) / visits[i]);
      if (bound > bestBound) {
        bestBound = bound;
        best = i;
      }
    }
    return fresh >= 0 && (best < 0 || tried < wide * Math.sqrt(total)) ? fresh : best;
  }

  private static double log(int count) {
    return count < LOGS.length ? LOGS[count] : StrictMath.log(count);
  }

  @SuppressWarnings("unchecked") // Only actions are put in.
  A action(int entry) {
    return (A) actions[entry];
  }

  boolean isNew(int entry) {
    return visits[entry] == 0;
  }

  Node<A> child(int entry) {
    Node<A> child = children[entry];
    if (child == null) {
      child = new Node<>();
      children[entry] = child;
    }
    return child;
  }

  void credit(int entry, double worth) {
    visits[entry]++;
    sums[entry] += worth;
  }

  int visits(A action) {
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return visits[i];
      }
    }
    return 0;
  }

  double mean(A action) {
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action) && visits[i] > 0) {
        return sums[i] / visits[i];
      }
    }
    return 0;
  }

  private void grow() {
    int room = size * 2;
    actions = java.util.Arrays.copyOf(actions, room);
    children = java.util.Arrays.copyOf(children, room);
    visits = java.util.Arrays.copyOf(visits, room);
    available = java.util.Arrays.copyOf(available, room);
    sums = java.util.Arrays.copyOf(sums, room);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no generic arrays.
  private static <A> @Nullable Node<A>[] newChildren(int room) {
    return new Node[room];
  }
}
