package musette.app.play;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import musette.app.cli.Environment;
import musette.app.cli.InputLines;
import musette.kernel.Refused;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A dialogue with the people at the screen. */
interface Console extends AutoCloseable {
  void say(String text);

  /** The answer, stripped; empty at the end of the input. */
  Optional<String> ask(String prompt);

  /** Clears the screen and the scrollback, because they may show a hand. */
  void clear();

  int width();

  @Override
  void close();

  static Console open(Environment environment) {
    return environment.device() == Environment.Device.TERMINAL
        ? new OnTerminal()
        : new OnStreams(environment);
  }

  /** A terminal with line editing. */
  final class OnTerminal implements Console {
    private static final int USUAL_WIDTH = 80;
    private static final int USUAL_HEIGHT = 24;
    private static final int WIDEST = 200;

    private final Terminal terminal;
    private final LineReader reader;

    OnTerminal() {
      try {
        terminal = TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8).build();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      if (terminal.getSize().getColumns() <= 0) {
        terminal.setSize(Size.of(USUAL_WIDTH, USUAL_HEIGHT));
      }
      // No history: with the arrow keys, the next player could see the previous player's choice.
      reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .variable(LineReader.DISABLE_HISTORY, true)
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
    }

    @Override
    public void say(String text) {
      terminal.writer().println(text);
      terminal.flush();
    }

    @Override
    public Optional<String> ask(String prompt) {
      try {
        return Optional.of(reader.readLine(prompt).strip());
      } catch (EndOfFileException | UserInterruptException e) {
        return Optional.empty();
      }
    }

    @Override
    public void clear() {
      terminal.writer().print("\u001b[H\u001b[2J\u001b[3J");
      terminal.flush();
    }

    @Override
    public int width() {
      return Math.min(terminal.getSize().getColumns(), WIDEST);
    }

    @Override
    public void close() {
      try {
        terminal.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Plain lines, for scripts and tests. */
  final class OnStreams implements Console {
    private static final int WIDTH = 100;

    private final InputLines in;
    private final PrintStream out;

    OnStreams(Environment environment) {
      this.in = new InputLines(environment.in());
      this.out = environment.out();
    }

    @Override
    public void say(String text) {
      out.println(text);
    }

    @Override
    public Optional<String> ask(String prompt) {
      out.println(prompt.stripTrailing());
      try {
        return in.next().map(String::strip);
      } catch (Refused noLine) {
        return Optional.of("");
      }
    }

    @Override
    public void clear() {
      out.println();
    }

    @Override
    public int width() {
      return WIDTH;
    }

    @Override
    public void close() {
      out.flush();
    }
  }
}
