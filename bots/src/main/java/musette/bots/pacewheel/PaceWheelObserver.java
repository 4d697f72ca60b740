package musette.bots.pacewheel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Event;

/**
 * Listens to a race. A winner who broke away or countered on the last stage, and succeeded, has won
 * from a breakaway; the winner's kind is the skill they were given most of.
 */
final class PaceWheelObserver implements Observer {
  private final Map<String, Skill> kinds = new HashMap<>();
  private final Set<String> away = new HashSet<>();
  private final Set<String> racers = new HashSet<>();
  private int turns;
  private int burned;
  private String winner = "";

  @Override
  public void tell(Event event) {
    if (event instanceof RaceEvent.SkillsAllocated skills) {
      racers.add(skills.racer());
      kinds.put(skills.racer(), strongest(skills));
    } else if (event instanceof RaceEvent.StageStarted) {
      away.clear();
    } else if (event instanceof RaceEvent.TurnStarted) {
      turns++;
    } else if (event instanceof RaceEvent.BrokeAway broke) {
      away.add(broke.racer());
    } else if (event instanceof RaceEvent.CounterSucceeded countered) {
      away.add(countered.racer());
    } else if (event instanceof RaceEvent.Burned burnt) {
      burned += burnt.points();
    } else if (event instanceof RaceEvent.RaceEnded ended) {
      winner = ended.racer();
    }
  }

  private static Skill strongest(RaceEvent.SkillsAllocated skills) {
    if (skills.climbing() >= skills.sprint() && skills.climbing() >= skills.endurance()) {
      return Skill.CLIMBING;
    }
    return skills.sprint() >= skills.endurance() ? Skill.SPRINT : Skill.ENDURANCE;
  }

  @Override
  public Observed seen() {
    Skill kind = kinds.get(winner);
    return new Observed(
        turns,
        kind == null ? "" : kind.name(),
        away.contains(winner) ? Breakaway.AWAY : Breakaway.TOGETHER,
        (double) burned / Math.max(1, racers.size()),
        0);
  }
}
