package musette.games.tourdefrance;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The state of a race: the riders, what was reached before, and what is asked. Never changes. */
public final class TourState {
  private final Rules rules;
  private final long[] riders;
  private final int used;
  private final Asked asked;

  /** Takes the array over: the caller must not keep it. */
  TourState(Rules rules, long[] riders, int used, Asked asked) {
    this.rules = rules;
    this.riders = riders;
    this.used = used;
    this.asked = asked;
  }

  Rules rules() {
    return rules;
  }

  long rider(int seat) {
    return riders[seat];
  }

  /** Whether the camera holds this rider where they are (TF-Q-40). */
  boolean isHeld(long rider) {
    return RaceOrder.isHeld(rules, riders, rider);
  }

  /** A copy to work on. */
  long[] riders() {
    return riders.clone();
  }

  /** One bit for every stage, camera, mend and dotted line that was reached in a lap. */
  int used() {
    return used;
  }

  Asked asked() {
    return asked;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TourState state
        && used == state.used
        && Arrays.equals(riders, state.riders)
        && asked.equals(state.asked)
        && rules.equals(state.rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(riders), used, asked);
  }
}
