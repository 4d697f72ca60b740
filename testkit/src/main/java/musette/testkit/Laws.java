package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Journal;
import musette.kernel.Match;
import musette.kernel.Option;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.kernel.Turn;
import musette.wire.Json;
import musette.wire.RuleBook;
import musette.wire.Words;

/** Checks the laws that hold for every game, on seeded random games. */
public final class Laws<S, A, V> {
  /** A game with more plies fails the check. */
  private static final int MAX_PLIES = 50_000;

  /** The expensive laws run on this many games first, and on every thousandth game after that. */
  private static final int CAREFUL = 60;

  /** In those games, the expensive laws run on one ply in this many. */
  private static final int SAMPLE = 7;

  private final Game<S, A, V> game;
  private final Consumer<S> invariant;
  private final Set<String> rules;
  private final Words english;
  private final Words french;

  public Laws(Game<S, A, V> game, Consumer<S> invariant) {
    this.game = game;
    this.invariant = invariant;
    this.rules = RuleBook.of(game.about().id(), "en").rules().keySet();
    this.english = Words.of(game.about().id(), "en");
    this.french = Words.of(game.about().id(), "fr");
  }

  public void check(Setup setup, int games) {
    for (int number = 0; number < games; number++) {
      try {
        playOne(setup, number);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("game " + number + " of " + setup, e);
      }
    }
    recordsReplay(setup);
  }

  /**
   * Plays one random game, without the expensive laws, for every value of the option at every seat
   * count that allows it.
   */
  public void checkEverySeatCount(Option option) {
    About about = game.about();
    for (String value : values(option)) {
      for (int seats = about.minSeats(); seats <= about.maxSeats(); seats++) {
        Setup setup = Setup.of(about, seats, Map.of(option.id(), value));
        if (fits(setup)) {
          playOne(setup, CAREFUL + seats);
        }
      }
    }
  }

  private boolean fits(Setup setup) {
    try {
      game.check(setup);
      return true;
    } catch (Refused _) {
      return false;
    }
  }

  private static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.Flag _ -> List.of("on", "off");
      case Option.Range range -> List.of(String.valueOf(range.min()), String.valueOf(range.max()));
      case Option.PerSeat each -> List.of(String.valueOf(each.min()), String.valueOf(each.max()));
      case Option.Text text -> List.of(text.defaultValue());
    };
  }

  private void playOne(Setup setup, long number) {
    Journal.Kept journal = Journal.kept();
    S state = game.start(setup, dice(number, 0), journal);
    assertThat(game.start(setup, dice(number, 0), Journal.NONE))
        .as("same dice, same start")
        .isEqualTo(state);
    checkEvents(journal.events(), number);
    Chance choice = Chance.quick(~number);
    var asked = EnumSet.noneOf(Seat.class);
    int ply = 0;
    while (game.turn(state) instanceof Turn.ToAct(var seats)) {
      ply++;
      asked.addAll(seats.list());
      if (ply == MAX_PLIES || seats.isEmpty()) {
        throw new AssertionError("nobody is asked, or the game never ends");
      }
      invariant.accept(state);
      for (Seat seat : Seat.first(setup.seats())) {
        if (game.actions(state, seat).isEmpty() == seats.contains(seat)) {
          throw new AssertionError("exactly who is asked has actions: " + seat);
        }
      }
      if (isCareful(number) && ply % SAMPLE == 1) {
        viewsKeepSecrets(setup, state, number * 31 + ply);
        positionsAreComplete(setup, state);
      }
      Seat seat = seats.list().get(choice.below(seats.size()));
      state = step(state, seat, number, ply, choice);
    }
    invariant.accept(state);
    assertThat(asked).as("everybody is asked").containsAll(Seat.first(setup.seats()));
    assertThat(((Turn.Over) game.turn(state)).result().places()).hasSize(setup.seats());
    for (Seat seat : Seat.first(setup.seats())) {
      assertThat(game.actions(state, seat)).as("nobody acts after the end").isEmpty();
    }
    if (isCareful(number)) {
      viewsKeepSecrets(setup, state, number);
      positionsAreComplete(setup, state);
    }
  }

  private S step(S state, Seat seat, long number, int ply, Chance choice) {
    List<A> actions = game.actions(state, seat);
    if (isCareful(number) && ply % SAMPLE == 2) {
      notationIsOneToOne(actions);
      V view = game.view(state, seat);
      actions.forEach(action -> game.outlook(view, action).remarks().forEach(this::checkStatement));
    }
    A action = actions.get(choice.below(actions.size()));
    boolean compared = isCareful(number) && ply % SAMPLE == 3;
    String before = compared ? Json.position(game, state).toString() : "";
    Journal.Kept journal = Journal.kept();
    S next = game.play(state, seat, action, dice(number, ply), journal);
    if (compared) {
      assertThat(Json.position(game, state).toString())
          .as("a state never changes")
          .isEqualTo(before);
    }
    assertThat(game.play(state, seat, action, dice(number, ply), Journal.NONE))
        .as("same dice, same state, whether or not somebody listens")
        .isEqualTo(next);
    checkEvents(journal.events(), number);
    return next;
  }

  private static boolean isCareful(long number) {
    return number < CAREFUL || number % 1000 == 0;
  }

  private static Chance dice(long game, int ply) {
    return Chance.quick(game * 1_000_003 + ply);
  }

  private void viewsKeepSecrets(Setup setup, S state, long seed) {
    for (Seat viewer : Seat.values()) {
      if (viewer != Seat.NONE && viewer.index() >= setup.seats()) {
        continue;
      }
      V view = game.view(state, viewer);
      checkStatement(game.ask(view));
      assertThat(game.describe(view)).isNotEmpty().allSatisfy(this::checkStatement);
      for (int i = 0; i < 3; i++) {
        S imagined = game.imagine(view, Chance.quick(seed * 7 + i));
        invariant.accept(imagined);
        assertThat(game.view(imagined, viewer)).as("view of what was imagined").isEqualTo(view);
        assertThat(game.turn(imagined)).as("who is asked is public").isEqualTo(game.turn(state));
        if (viewer != Seat.NONE) {
          assertThat(game.actions(imagined, viewer))
              .as("what %s cannot see does not change what %s may do", viewer, viewer)
              .isEqualTo(game.actions(state, viewer));
        }
      }
    }
  }

  private void positionsAreComplete(Setup setup, S state) {
    S read = Json.position(game, setup, Json.parse(Json.position(game, state).toString()));
    assertThat(read).as("state from its own position").isEqualTo(state);
  }

  private void notationIsOneToOne(List<A> actions) {
    var texts = new HashSet<String>();
    for (A action : actions) {
      String text = game.notation().print(action);
      assertThat(game.notation().parse(text)).as("parse(print(a))").isEqualTo(action);
      assertThat(texts.add(text)).as("one text an action: " + text).isTrue();
    }
  }

  private void checkEvents(List<Event> events, long number) {
    events.forEach(isCareful(number) ? this::checkStatement : this::checkRule);
  }

  private void checkRule(Statement statement) {
    if (!rules.contains(statement.rule())) {
      throw new AssertionError("no such rule: " + statement);
    }
  }

  private void checkStatement(Statement statement) {
    checkRule(statement);
    for (Words words : List.of(english, french)) {
      assertThat(words.say(statement))
          .doesNotContain("{")
          .doesNotContainPattern(" [.,)]|\\( |  ")
          .isNotBlank();
    }
  }

  /**
   * Plays a whole match through Match and GameRecord and checks that its text replays to the same
   * states and events.
   */
  private void recordsReplay(Setup setup) {
    Seed seed = Seed.of(setup.hashCode());
    Match<S, A, V> match = Match.start(game, setup, seed);
    Chance choice = Chance.quick(setup.hashCode());
    while (match.turn() instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.list().get(choice.below(seats.size()));
      List<A> actions = match.actions(seat);
      match.play(seat, game.notation().print(actions.get(choice.below(actions.size()))));
    }
    List<Integer> places =
        match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of();
    var record =
        new GameRecord(
            game.about().id(),
            game.about().version(),
            setup,
            Seat.first(setup.seats()).stream().map(Seat::name).toList(),
            new GameRecord.Secret.Shown(seed),
            Map.of(),
            match.log(),
            places);
    String text = RecordText.print(record);
    GameRecord read = RecordText.parse(text, id -> game.about());
    assertThat(read).as("record from its text").isEqualTo(record);
    Match<S, A, V> again = read.replay(game);
    assertThat(again.state()).isEqualTo(match.state());
    assertThat(again.steps()).isEqualTo(match.steps());
  }

  static void everyOptionValueIsTried(About about, List<Setup> setups) {
    for (int seats = about.minSeats(); seats <= about.maxSeats(); seats++) {
      int count = seats;
      assertThat(setups).as("set-ups with %s seats", count).anyMatch(s -> s.seats() == count);
    }
    for (Option option : about.options()) {
      var tried = new TreeSet<String>();
      setups.forEach(setup -> tried.add(setup.value(option.id())));
      switch (option) {
        case Option.Choice choice -> assertThat(tried).containsAll(choice.values());
        case Option.Flag flag -> assertThat(tried).contains("on", "off");
        case Option.Range _, Option.PerSeat _, Option.Text _ ->
            assertThat(tried.size()).as("values of %s", option.id()).isGreaterThan(1);
      }
    }
  }
}
