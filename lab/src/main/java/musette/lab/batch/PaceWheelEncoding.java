package musette.lab.batch;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.RaceView;
import musette.kernel.Seat;

/** Pace Wheel. An action is its place in the list of offers. */
final class PaceWheelEncoding implements Encoding<RaceAction, RaceView> {
  private static final int TEAM = 3;

  @Override
  public int actions() {
    return 512;
  }

  @Override
  public void write(RaceView view, Seat viewer, Numbers to) {
    RacePosition now = view.position();
    to.put("stage", now.stage());
    to.put("turn", now.turn());
    to.put("phase", now.phase().ordinal());
    to.put("step", view.step());
    to.put("onTurn", Encoding.relative(now.onTurn(), viewer, view.seats()));
    to.put("roll", now.attack().roll());
    to.put("result", now.attack().result());
    to.put("counterRoll", now.attack().counterRoll());
    to.put("origin", now.attack().origin());
    List<RacePosition.Rider> racers = new ArrayList<>(now.racers().values());
    for (int i = 0; i < racers.size(); i++) {
      to.group("racer", i);
      racer(racers.get((viewer.index() * TEAM + i) % racers.size()), to);
    }
    for (int i = 0; i < racers.size(); i++) {
      to.group("group", i);
      boolean there = i < view.groups().size();
      to.put("front", there ? view.groups().get(i).front() : -100);
      to.put("size", there ? view.groups().get(i).size() : 0);
      to.put("pace", there ? view.groups().get(i).pace().ordinal() : 0);
      to.put("terrain", there ? view.groups().get(i).terrain().ordinal() : 0);
      to.put("squares", there ? view.groups().get(i).squares() : 0);
      to.put("needs", there ? view.groups().get(i).breakawayNeeds() : 0);
    }
    to.end();
  }

  private static void racer(RacePosition.Rider racer, Numbers to) {
    to.put("square", racer.square());
    to.put("sprint", racer.sprint());
    to.put("endurance", racer.endurance());
    to.put("climbing", racer.climbing());
    to.put("group", racer.group());
    to.put("incident", racer.incident());
    to.put("owed", racer.owed());
    to.put("points", racer.points());
    to.put("climbPoints", racer.climbPoints());
  }
}
