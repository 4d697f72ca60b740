package musette.server.live;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import musette.bots.Bots;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.server.table.Games;
import musette.server.table.Playing;
import musette.server.table.Table;
import musette.wire.table.ToClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves the bots. They think outside the table's lock, on as many threads as there are cores, one
 * move at a time for every table, so that many tables share them fairly.
 */
final class BotSeats implements AutoCloseable {
  /** The longest a bot of the house thinks about one choice. */
  private static final Duration THINKING = Duration.ofMillis(800);

  private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

  private final House house;
  private final AtomicInteger thinking = new AtomicInteger();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          Thread.ofPlatform().name("musette-bot-", 0).daemon().factory());

  BotSeats(House house) {
    this.house = house;
  }

  /** Lets the bots of the table act if they are asked. */
  void drive(LiveTable table) {
    if (table.driven()) {
      try {
        threadFor(table).execute(() -> step(table));
      } catch (RejectedExecutionException e) {
        table.undriven();
      }
    }
  }

  /** A program does its thinking elsewhere; who only waits for it must not hold up the others. */
  private Executor threadFor(LiveTable table) {
    return table.read(this::hasProgram) ? house.executor() : threads;
  }

  private boolean hasProgram(Table table) {
    return table.seats().stream()
        .anyMatch(seat -> house.programs().find(table.place(seat).bot()).isPresent());
  }

  private void step(LiveTable table) {
    boolean more = false;
    try {
      more = move(table) || isAsked(table);
    } catch (Refused e) {
      LOG.warn("a bot of table {} was refused: {}", table.id(), e.getMessage());
    } catch (RuntimeException e) {
      LOG.error("a bot of table {} failed", table.id(), e);
    } finally {
      table.undriven();
    }
    if (more) {
      drive(table);
    }
  }

  /** Somebody may have acted while this one was found to have nothing to do. */
  private static boolean isAsked(LiveTable table) {
    table.undriven();
    return table.read(now -> !new Playing(now).botSeats().isEmpty());
  }

  /** What a bot is asked: all of it comes from the view of its seat. */
  private record Question(Seat seat, int seq, Thought thought) {
    static final Question NONE = new Question(Seat.NONE, 0, () -> "");
  }

  @FunctionalInterface
  private interface Thought {
    String action();
  }

  private boolean move(LiveTable table) {
    Question question =
        table.read(
            now -> {
              Seats seats = new Playing(now).botSeats();
              return seats.isEmpty() ? Question.NONE : question(table, now, seats.first());
            });
    if (question.seat == Seat.NONE) {
      return false;
    }
    String action = thoughtOver(question.thought);
    table.change("", "", now -> new Playing(now).botPlays(question.seat, question.seq, action));
    return true;
  }

  private String thoughtOver(Thought thought) {
    long began = System.nanoTime();
    thinking.incrementAndGet();
    try {
      return thought.action();
    } finally {
      thinking.decrementAndGet();
      house.metrics().thought(System.nanoTime() - began);
    }
  }

  /** Whether a bot thinks just now: what has time should wait. */
  boolean areThinking() {
    return thinking.get() > 0;
  }

  private Question question(LiveTable live, Table table, Seat seat) {
    String bot = table.place(seat).bot();
    Thought own = thought(live, table.botMatch(), seat, bot);
    Thought thought =
        house
            .programs()
            .find(bot)
            .map(program -> asked(program, live, table, seat, own))
            .orElse(own);
    return new Question(seat, table.seq(), thought);
  }

  /** A program is asked as a client is; if it fails, a bot of ours plays for it. */
  private Thought asked(Program program, LiveTable live, Table table, Seat seat, Thought own) {
    ToClient.State state =
        live.screen().state(table, table.place(seat).player(), seat, table.seq() - 1, house.now());
    return () -> {
      try {
        return program.choose(state);
      } catch (Refused e) {
        return own.action();
      }
    };
  }

  private <S, A, V> Thought thought(LiveTable live, Match<S, A, V> match, Seat seat, String bot) {
    Game<S, A, V> game = match.game();
    V view = match.view(seat);
    List<A> actions = match.actions(seat);
    Policy<A, V> policy = policy(live, game, bot);
    return () -> {
      A action;
      try {
        action = policy.choose(view, actions, Chance.quick(Ids.number()));
      } catch (RuntimeException e) {
        // A table must go on, even if a bot breaks down.
        LOG.error("the bot {} failed in {}", bot, game.about().id(), e);
        action = actions.getFirst();
      }
      return game.notation().print(action);
    };
  }

  /**
   * A bot that answers in time: the clock of its thinking starts now, and it stops at once when the
   * match has ended meanwhile.
   */
  private <S, A, V> Policy<A, V> policy(LiveTable live, Game<S, A, V> game, String bot) {
    long until = System.nanoTime() + THINKING.toNanos();
    Budget budget = done -> System.nanoTime() < until && live.isRunning() && !threads.isShutdown();
    String name = house.programs().find(bot).isPresent() ? Games.standIn(game) : bot;
    return Bots.of(game, name, budget);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
