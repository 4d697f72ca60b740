package musette.server.account;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.kernel.Refused;
import musette.server.store.people.AccountStore;
import musette.server.store.people.LearningStore;
import musette.server.store.people.LearningStore.LearningRow;
import musette.server.work.Commits;
import musette.wire.Json;
import musette.wire.table.Account.Answered;
import musette.wire.table.Account.Learning;
import musette.wire.table.Account.Learnt;
import musette.wire.table.Account.NewLearning;
import musette.wire.table.Person;

/**
 * Stores progress in lessons and puzzles. Browsers merge what several of them know; the server only
 * prevents one from overwriting a version that it has not seen.
 */
public final class LearningService {
  /** The longest document, in characters. */
  public static final int LONGEST = 500_000;

  private static final int MOST_GAMES = 50;
  private static final int MOST_LESSONS = 100;
  private static final int MOST_TASKS = 50;
  private static final int MOST_ANSWERS = 5_000;
  private static final int MOST_DAYS = 1_000;
  private static final int MOST_EXERCISES = 80;
  private static final int LONGEST_EXERCISE = 20_000;
  private static final int LONGEST_NAME = 100;
  private static final int MOST_POINTS = 100;

  private final LearningStore store;
  private final AccountStore accounts;
  private final InstantSource clock;

  public LearningService(LearningStore store, AccountStore accounts, InstantSource clock) {
    this.store = store;
    this.accounts = accounts;
    this.clock = clock;
  }

  /** A recovery code is used up by signing in; what was kept before stays kept. */
  public Learning of(Person person) {
    return store
        .of(person.id())
        .map(row -> new Learning(true, row.version(), Json.read(row.learnt(), Learnt.class)))
        .orElseGet(() -> new Learning(accounts.isKept(person.id()), 0, Learnt.NOTHING));
  }

  /** Keeps what a browser knows; refuses if it does not know the last version. */
  public Learning keep(Person person, NewLearning wish) {
    if (!of(person).kept()) {
      throw Refused.because("", "not-kept");
    }
    String text = Json.write(checked(wish.learnt()));
    if (text.length() > LONGEST) {
      throw Refused.because("", "too-large");
    }
    var row = new LearningRow(wish.version(), text);
    long now = clock.millis();
    var months = MonthlyPuzzleCounts.of(wish.learnt().answers().values(), now);
    if (!Commits.await(store.replace(person.id(), row, months, now))) {
      throw Refused.because("", "learning-changed");
    }
    return new Learning(true, wish.version() + 1, wish.learnt());
  }

  private static Learnt checked(Learnt learnt) {
    boolean sound =
        learnt.lessons().size() <= MOST_GAMES
            && learnt.lessons().values().stream().allMatch(LearningService::areLessons)
            && areNames(learnt.lessons().keySet(), MOST_GAMES)
            && areNames(learnt.answers().keySet(), MOST_ANSWERS)
            && learnt.answers().values().stream().allMatch(LearningService::isAnswer)
            && areNames(learnt.redone().keySet(), MOST_ANSWERS)
            && areAll(learnt.days(), MOST_DAYS, LearningService::isDay)
            && areAll(learnt.tasks(), MOST_EXERCISES, LearningService::isExercise)
            && areAll(learnt.own(), MOST_EXERCISES, LearningService::isExercise);
    if (!sound) {
      throw Refused.because("", "bad-request");
    }
    return learnt;
  }

  private static boolean areLessons(Map<String, List<Integer>> lessons) {
    return areNames(lessons.keySet(), MOST_LESSONS)
        && lessons.values().stream()
            .allMatch(tasks -> areAll(tasks, MOST_TASKS, task -> task >= 0 && task < MOST_TASKS));
  }

  private static boolean areNames(Collection<String> names, int most) {
    return areAll(names, most, name -> !name.isBlank() && name.length() <= LONGEST_NAME);
  }

  private static <T> boolean areAll(Collection<T> all, int most, Predicate<T> are) {
    return all.size() <= most && all.stream().allMatch(are);
  }

  private static boolean isAnswer(Answered answer) {
    return Math.abs(answer.mine()) <= MOST_POINTS && Math.abs(answer.its()) <= MOST_POINTS;
  }

  private static boolean isDay(String text) {
    try {
      return LocalDate.parse(text).getYear() > 0;
    } catch (DateTimeParseException _) {
      return false;
    }
  }

  /** The page that reads it looks closer; here it only has to be an object. */
  private static boolean isExercise(String text) {
    return text.length() <= LONGEST_EXERCISE && Json.parse(text).isObject();
  }
}
