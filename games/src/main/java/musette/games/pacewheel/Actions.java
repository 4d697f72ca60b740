package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.RaceAction;

/** What is allowed now: each phase offers the actions of its chapter. */
final class Actions {
  private Actions() {}

  static List<RaceAction> of(RaceState race) {
    return switch (race.phase) {
      case ALLOCATE, ALLOCATE_ENDURANCE -> SettingUp.allocations(race);
      case PLACE -> SettingUp.placings(race);
      case ATTACK -> Breakaway.attacks(race);
      case BOOST -> Breakaway.boosts(race);
      case DISTANCE -> ActionTables.DISTANCE;
      case COUNTER -> ActionTables.COUNTER;
      case COUNTER_BOOST -> Counters.boosts(race);
      case SHUFFLE -> WithinGroup.moves(race);
      case PUSH -> WithinGroup.pushes(race);
      case PAY -> Burning.answers(race);
      case PACE -> PaceSetting.choices(race);
      case FEED -> Feeding.choices(race);
      case RECOVER -> Stages.choices(race);
      case OVER -> ActionTables.NOTHING;
    };
  }
}
