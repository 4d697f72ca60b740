package musette.lab.arena;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Json;
import musette.wire.table.Person;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/**
 * A program that speaks the protocol of docs/bots.md over standard input and output. A new process
 * is started for every match and seat. If it dies, takes too long or chooses an action that is not
 * offered, the tournament ends; the matches played so far are kept.
 *
 * @param name as shown in tables: {@code exec:} and the command
 * @param patience how many seconds it may take per decision
 */
public record ProgramBot(String name, int patience) implements Entrant {
  /** The prefix of a program's name; the command follows. */
  public static final String MARK = "exec:";

  private static final int PROTOCOL = 1;

  @Override
  public <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat) {
    List<String> command = List.of(name.substring(MARK.length()).trim().split("\\s+"));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      var chair = new Chair<>(this, game, setup, seat, process);
      chair.tell(new ToClient.Welcome(PROTOCOL, new Person(seat.name(), name, Person.Kind.BOT), 0));
      return chair;
    } catch (IOException e) {
      throw failed("cannot_start");
    }
  }

  private Refused failed(String problem) {
    return Refused.because("", "program-failed", "bot", name, "problem", problem);
  }

  /** The program in one match. */
  private static final class Chair<A, V> implements Sitting<A, V> {
    /** Sent by the reading thread when the program has exited. */
    private static final String GONE = "";

    /** More lines than a program has to write between two answers. */
    private static final int MOST_LINES = 100;

    private final ProgramBot bot;
    private final Game<?, A, V> game;
    private final Setup setup;
    private final Seat seat;
    private final Process process;
    private final BufferedWriter input;
    private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>(MOST_LINES);
    private int seq;

    Chair(ProgramBot bot, Game<?, A, V> game, Setup setup, Seat seat, Process process) {
      this.bot = bot;
      this.game = game;
      this.setup = setup;
      this.seat = seat;
      this.process = process;
      this.input =
          new BufferedWriter(
              new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
      Thread.ofPlatform().daemon().name("musette-arena-program").start(this::listen);
    }

    @Override
    public A choose(V view, List<A> actions, Chance chance) {
      seq++;
      tell(Question.of(game, setup, seat, seq, view, actions));
      String text = answer().action();
      for (A action : actions) {
        if (game.notation().print(action).equals(text)) {
          tell(new ToClient.Done(String.valueOf(seq), Question.TABLE, seq + 1));
          return action;
        }
      }
      throw bot.failed("not_offered");
    }

    private ToServer.Play answer() {
      try {
        String line = answers.poll(bot.patience, TimeUnit.SECONDS);
        if (line == null) {
          throw bot.failed("silent");
        }
        if (line.equals(GONE)) {
          throw bot.failed("gone");
        }
        return read(line);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw bot.failed("silent");
      }
    }

    private ToServer.Play read(String line) {
      ToServer message;
      try {
        message = Json.read(line, ToServer.class);
      } catch (Refused _) {
        throw bot.failed("no_answer");
      }
      if (message instanceof ToServer.Play play && play.seq() == seq && play.seat() == seat) {
        return play;
      }
      throw bot.failed("no_answer");
    }

    private void tell(ToClient message) {
      try {
        input.write(Json.write(message));
        input.write('\n');
        input.flush();
      } catch (IOException e) {
        throw bot.failed("gone");
      }
    }

    private void listen() {
      try (var lines =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        String line = lines.readLine();
        while (line != null && (line.isBlank() || answers.offer(line))) {
          line = lines.readLine();
        }
      } catch (IOException _) {
        // The process has exited; the code below reports it.
      }
      answers.offer(GONE);
    }

    @Override
    public void close() {
      process.destroy();
    }
  }
}
