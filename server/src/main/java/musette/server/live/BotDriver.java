package musette.server.live;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.server.people.Ids;
import musette.server.work.FairScheduler;
import musette.server.work.Metrics;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.Table;
import musette.wire.table.ToClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the moves of bots where somebody waits for them (docs/operations.md), one at a time for
 * every table. Bots think outside the lock of the table, on as many threads as there are cores,
 * which are shared fairly among the hosts of the tables, and then among the tables of one host.
 */
public final class BotDriver implements AutoCloseable {
  /** The time in which one of our bots answers, with what it waits for its turn. */
  private static final Duration THINKING = Duration.ofMillis(800);

  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final Logger LOG = LoggerFactory.getLogger(BotDriver.class);

  private final ExternalBots externalBots;
  private final Metrics metrics;
  private final Executor tasks;
  private final InstantSource clock;
  private final AtomicInteger thinking = new AtomicInteger();

  /** One thread is always left for the bots of another host. */
  private final FairScheduler share = new FairScheduler(CORES, Math.max(1, CORES - 1));

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          CORES, Thread.ofPlatform().name("musette-bot-", 0).daemon().factory());

  public BotDriver(
      ExternalBots externalBots, Metrics metrics, Executor tasks, InstantSource clock) {
    this.externalBots = externalBots;
    this.metrics = metrics;
    this.tasks = tasks;
    this.clock = clock;
  }

  /** Lets the bots of the table act if it is their turn and somebody waits for them. */
  void drive(LiveTable table) {
    if (!asked(table).isEmpty() && table.botMoves().request()) {
      start(table);
    }
  }

  private void start(LiveTable table) {
    try {
      tasks.execute(() -> step(table));
    } catch (RejectedExecutionException e) {
      table.botMoves().abandon();
    }
  }

  /** The bot that has to move now; empty if there is none, or if it has to wait. */
  private String asked(LiveTable table) {
    return table.read(
        now -> {
          Seats seats = new MatchDecisions(now).botSeats();
          return table.waitsForBots(now) ? now.place(seats.first()).bot() : "";
        });
  }

  private void step(LiveTable table) {
    int requested = table.botMoves().requested();
    boolean moved;
    try {
      moved = move(table);
    } catch (RuntimeException e) {
      table.botMoves().abandon();
      failed(table, e);
      return;
    }
    if (moved || !table.botMoves().finish(requested)) {
      start(table);
    }
  }

  private static void failed(LiveTable table, RuntimeException problem) {
    switch (problem) {
      case CancellationException _, RejectedExecutionException _ ->
          LOG.debug("table {} waits: the server stops", table.id());
      case Refused _ ->
          LOG.warn("a bot of table {} was refused: {}", table.id(), problem.getMessage());
      default -> LOG.error("a bot of table {} failed", table.id(), problem);
    }
  }

  /** The question to a bot, which contains only the view of its seat. */
  private record Question(Seat seat, String bot, int seq, Thought thought) {}

  /** Its answer. */
  private record Choice(Seat seat, int seq, String action) {}

  @FunctionalInterface
  private interface Thought {
    String action();
  }

  private boolean move(LiveTable table) {
    String bot = asked(table);
    if (bot.isEmpty()) {
      return false;
    }
    Optional<Choice> choice =
        isExternal(bot) ? question(table, THINKING).map(this::chosen) : chosenInTurn(table);
    if (threads.isShutdown()) {
      throw new CancellationException("what was thought in haste is not played");
    }
    choice.ifPresent(
        made ->
            table.change(
                "", "", now -> new MatchDecisions(now).botPlays(made.seat, made.seq, made.action)));
    return choice.isPresent();
  }

  /** An external bot thinks elsewhere: waiting for it costs nobody a turn. */
  private boolean isExternal(String bot) {
    return externalBots.find(bot).isPresent();
  }

  private Optional<Choice> chosenInTurn(LiveTable table) {
    String host = table.read(Table::host);
    long asked = System.nanoTime();
    try (FairScheduler.Turn _ = share.turn(host, table.id())) {
      // Read only now: much may have happened while others had their turn.
      Optional<Choice> choice =
          question(table, left(asked, host))
              .filter(question -> !isExternal(question.bot))
              .map(
                  question ->
                      CompletableFuture.supplyAsync(() -> chosen(question), threads).join());
      metrics.answered(System.nanoTime() - asked);
      return choice;
    }
  }

  /** Where many wait, each thinks for less, so that all answer in time; at worst, not at all. */
  private Duration left(long asked, String host) {
    long left = Math.max(0, THINKING.toNanos() - (System.nanoTime() - asked));
    return Duration.ofNanos((long) (left * share.part(host)));
  }

  private Choice chosen(Question question) {
    return new Choice(question.seat, question.seq, thoughtOver(question.thought));
  }

  private Optional<Question> question(LiveTable table, Duration time) {
    return table.read(
        now ->
            table.waitsForBots(now)
                ? Optional.of(
                    question(table, now, new MatchDecisions(now).botSeats().first(), time))
                : Optional.empty());
  }

  private String thoughtOver(Thought thought) {
    long began = System.nanoTime();
    thinking.incrementAndGet();
    try {
      return thought.action();
    } finally {
      thinking.decrementAndGet();
      metrics.thought(System.nanoTime() - began);
    }
  }

  /** Whether a bot thinks now: less urgent work should wait. */
  public boolean areThinking() {
    return thinking.get() > 0;
  }

  private Question question(LiveTable live, Table table, Seat seat, Duration time) {
    String bot = table.place(seat).bot();
    Thought own = thought(live, table.match(), seat, bot, time);
    Thought thought =
        externalBots.find(bot).map(external -> asked(external, live, table, seat, own)).orElse(own);
    return new Question(seat, bot, table.seq(), thought);
  }

  /** An external bot is asked like a client; if it fails, one of our bots plays for it. */
  private Thought asked(ExternalBot external, LiveTable live, Table table, Seat seat, Thought own) {
    ToClient.State state =
        live.renderer()
            .state(table, table.place(seat).player(), seat, table.seq() - 1, clock.millis());
    return () -> {
      try {
        return external.choose(state);
      } catch (Refused e) {
        return own.action();
      }
    };
  }

  private <S, A, V> Thought thought(
      LiveTable live, Match<S, A, V> match, Seat seat, String bot, Duration time) {
    Game<S, A, V> game = match.game();
    V view = match.view(seat);
    List<A> actions = match.actions(seat);
    Policy<A, V> policy = policy(live, game, bot, time);
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
  private <S, A, V> Policy<A, V> policy(
      LiveTable live, Game<S, A, V> game, String bot, Duration time) {
    long until = System.nanoTime() + time.toNanos();
    Budget budget = done -> System.nanoTime() < until && live.isRunning() && !threads.isShutdown();
    String name = isExternal(bot) ? Games.standIn(game) : bot;
    return Bots.of(game, name, budget);
  }

  @Override
  public void close() {
    share.close();
    threads.shutdownNow();
  }
}
