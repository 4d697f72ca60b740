package musette.server.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
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
import musette.server.table.Games;
import musette.server.table.Playing;
import musette.server.table.Table;
import musette.wire.table.ToClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves the bots where somebody waits for them (docs/operations.md). One move at a time for every
 * table; their thinking is done outside the table's lock, on as many threads as there are cores,
 * and shared by the people whose tables they are.
 */
final class BotSeats implements AutoCloseable {
  /** The longest a bot of the house thinks about one choice. */
  private static final Duration THINKING = Duration.ofMillis(800);

  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

  private final House house;
  private final AtomicInteger thinking = new AtomicInteger();

  /** One thread is always left for somebody else's bots. */
  private final FairShare share = new FairShare(CORES, Math.max(1, CORES - 1));

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          CORES, Thread.ofPlatform().name("musette-bot-", 0).daemon().factory());

  BotSeats(House house) {
    this.house = house;
  }

  /** Lets the bots of the table act if they are asked, and if somebody waits for them. */
  void drive(LiveTable table) {
    if (!asked(table).isEmpty() && table.botMoves().ask()) {
      start(table);
    }
  }

  private void start(LiveTable table) {
    try {
      house.executor().execute(() -> step(table));
    } catch (RejectedExecutionException e) {
      table.botMoves().giveUp();
    }
  }

  /** The bot that is to move now; empty if none is, or has to wait. */
  private String asked(LiveTable table) {
    return table.read(
        now -> {
          Seats seats = new Playing(now).botSeats();
          return table.waitsForBots(now) ? now.place(seats.first()).bot() : "";
        });
  }

  private void step(LiveTable table) {
    int noted = table.botMoves().noted();
    boolean moved;
    try {
      moved = move(table);
    } catch (RuntimeException e) {
      table.botMoves().giveUp();
      failed(table, e);
      return;
    }
    if (moved || !table.botMoves().rest(noted)) {
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

  /** What a bot is asked: all of it comes from the view of its seat. */
  private record Question(Seat seat, String bot, int seq, Thought thought) {}

  /** What it answers. */
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
        isProgram(bot) ? question(table).map(this::chosen) : chosenInTurn(table);
    if (threads.isShutdown()) {
      throw new CancellationException("what was thought in haste is not played");
    }
    choice.ifPresent(
        made ->
            table.change(
                "", "", now -> new Playing(now).botPlays(made.seat, made.seq, made.action)));
    return choice.isPresent();
  }

  /** A program does its thinking elsewhere: who only waits for it takes nobody's time. */
  private boolean isProgram(String bot) {
    return house.programs().find(bot).isPresent();
  }

  private Optional<Choice> chosenInTurn(LiveTable table) {
    String host = table.read(Table::host);
    try (FairShare.Turn _ = share.turn(host)) {
      // Asked only now: much may have happened while others had their turn.
      return question(table)
          .filter(question -> !isProgram(question.bot))
          .map(question -> CompletableFuture.supplyAsync(() -> chosen(question), threads).join());
    }
  }

  private Choice chosen(Question question) {
    return new Choice(question.seat, question.seq, thoughtOver(question.thought));
  }

  private Optional<Question> question(LiveTable table) {
    return table.read(
        now ->
            table.waitsForBots(now)
                ? Optional.of(question(table, now, new Playing(now).botSeats().first()))
                : Optional.empty());
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
    return new Question(seat, bot, table.seq(), thought);
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
    String name = isProgram(bot) ? Games.standIn(game) : bot;
    return Bots.of(game, name, budget);
  }

  @Override
  public void close() {
    share.close();
    threads.shutdownNow();
  }
}
