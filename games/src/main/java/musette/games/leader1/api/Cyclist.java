package musette.games.leader1.api;

import java.util.List;
import musette.kernel.Seat;

/**
 * What everybody may know of a cyclist.
 *
 * @param square where he is on the road; empty elsewhere
 * @param startEnergy what he began this race with
 * @param stamp greater for later arrivals, to order level riders
 * @param fallTurn the turn in which he fell, while he lies there; 0 otherwise
 * @param punctureTurn the turn in which he punctured, while he mends there; 0 otherwise
 * @param putBehind punctured inside the peloton and put behind it: he moves in his turn
 * @param feeds feed zones passed: 1 for the first, 2 for the second, 3 for both
 * @param bonuses bonus lines won in this stage
 * @param homePlace his place once he is over the line; 0 before
 * @param follows the cyclists behind whom his own last move ended, where that is kept
 * @param total general classification: delay turns minus bonuses
 * @param eliminated the stage after which he was eliminated; 0 if he was not
 */
public record Cyclist(
    Seat owner,
    Place place,
    String square,
    int energy,
    int startEnergy,
    int risks,
    Quality quality,
    Slot slot,
    int stamp,
    int fallTurn,
    int punctureTurn,
    boolean putBehind,
    boolean slipstream,
    int feeds,
    int bonuses,
    int homePlace,
    int homeTurn,
    List<String> follows,
    int total,
    int wins,
    int places,
    int lastPlace,
    int eliminated) {}
