package musette.server.live;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import musette.kernel.Refused;
import musette.table.json.JsonText;
import musette.wire.Json;
import musette.wire.table.Person;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A bot in a process of its own. It reads the messages of docs/protocol.md from its standard input
 * and writes commands to its standard output, one JSON object per line. One question at a time.
 */
final class ExternalBot implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ExternalBot.class);
  private static final int PATIENCE = 20;
  private static final int LONGEST = 16 * 1024;
  private static final int TRIES = 3;

  private final Person person;
  private final List<String> command;
  private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>(100);
  private @Nullable Process process;
  private @Nullable BufferedWriter input;

  ExternalBot(Person person, List<String> command) {
    this.person = person;
    this.command = List.copyOf(command);
  }

  /** The action that the bot chooses; refuses if it does not answer as it should. */
  synchronized String choose(ToClient.State state) {
    try {
      tell(state);
      for (int attempt = 1; attempt <= TRIES; attempt++) {
        ToServer.Play play = answer(state);
        if (state.offers().stream().anyMatch(offer -> offer.text().equals(play.action()))) {
          tell(new ToClient.Done(play.id(), play.table(), state.info().seq() + 1));
          return play.action();
        }
        tell(
            Protocol.refused(
                play.id(), play.table(), Refused.because("", "notation", "text", "?").refusal()));
      }
      throw new IOException("it offers nothing that is allowed");
    } catch (IOException e) {
      close();
      LOG.warn("the program {} failed: {}", person.name(), e.getMessage());
      throw Refused.because("", "bot-failed", "bot", person.name());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
      throw Refused.because("", "bot-failed", "bot", person.name());
    }
  }

  /** Skips messages that belong to another question. */
  private ToServer.Play answer(ToClient.State state) throws IOException, InterruptedException {
    while (true) {
      String line = answers.poll(PATIENCE, TimeUnit.SECONDS);
      if (line == null || line.isEmpty()) {
        throw new IOException("it does not answer");
      }
      ToServer message;
      try {
        message = Json.read(line, ToServer.class);
      } catch (Refused e) {
        throw new IOException(e.getMessage(), e);
      }
      if (message instanceof ToServer.Play play
          && play.table().equals(state.info().table())
          && play.seq() == state.info().seq()
          && play.seat() == state.eyes()) {
        return play;
      }
    }
  }

  private void tell(ToClient message) throws IOException {
    BufferedWriter to = input();
    to.write(JsonText.of(message));
    to.write('\n');
    to.flush();
  }

  private BufferedWriter input() throws IOException {
    BufferedWriter now = input;
    if (now == null || process == null || !process.isAlive()) {
      answers.clear();
      Process started =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      Thread.ofPlatform()
          .daemon()
          .name("musette-program-" + person.name())
          .start(() -> listen(started));
      process = started;
      now =
          new BufferedWriter(
              new OutputStreamWriter(started.getOutputStream(), StandardCharsets.UTF_8));
      input = now;
      tell(new ToClient.Welcome(ToClient.PROTOCOL, person, System.currentTimeMillis()));
    }
    return now;
  }

  /** Reads by character: a line that never ends must not fill the memory. */
  private void listen(Process from) {
    var line = new StringBuilder();
    try (var lines =
        new BufferedReader(new InputStreamReader(from.getInputStream(), StandardCharsets.UTF_8))) {
      boolean accepted = true;
      for (int c = lines.read(); accepted && c >= 0; c = lines.read()) {
        if (c == '\n') {
          accepted = answers.offer(line.toString().strip());
          line.setLength(0);
        } else {
          line.append((char) c);
          accepted = line.length() <= LONGEST;
        }
      }
    } catch (IOException e) {
      LOG.debug("the program {} is gone", person.name(), e);
    }
    answers.offer("");
  }

  @Override
  public synchronized void close() {
    Process now = process;
    process = null;
    input = null;
    if (now != null) {
      now.destroy();
    }
  }
}
