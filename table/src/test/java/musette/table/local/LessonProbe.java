package musette.table.local;

import java.nio.file.Path;

final class LessonProbe {
  public static void main(String[] args) {
    for (String arg : args) {
      Path lesson = Path.of(arg);
      for (LessonFiles.Task task : LessonFiles.tasks(lesson)) {
        System.out.println("## " + task.name() + " seat " + task.seat());
        try {
          var trial = new LessonTrial(task);
          for (var step : task.solve()) {
            var o = trial.offers();
            System.out.println("   offers " + o.stream().limit(20).toList() + (o.size() > 20 ? " of " + o.size() : ""));
            var meant = trial.meant(step.getFirst());
            if (meant.isEmpty()) { System.out.println("   !! not offered " + step); break; }
            var ev = trial.play(meant.getFirst());
            System.out.println("   > " + meant.getFirst() + " => " + ev.stream().map(e -> e.path("type").asText()).toList());
          }
          var o = trial.offers();
          System.out.println("   then " + o.stream().limit(8).toList());
        } catch (Throwable e) {
          System.out.println("   !! " + e);
        }
      }
    }
  }
}
