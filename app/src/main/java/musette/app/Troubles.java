package musette.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.Words;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports errors in one line; stack traces only with {@code --debug}. */
final class Troubles {
  private final Musette musette;

  Troubles(Musette musette) {
    this.musette = musette;
  }

  /** Reports an error in the user's input and returns its exit code. */
  int unusable(String sentence) {
    musette.world().err().println("musette: " + oneLine(sentence));
    return Musette.UNUSABLE;
  }

  int badArguments(ParameterException e, String... args) {
    if (e.getCause() instanceof Refused refused) {
      return unusable(sentence(refused.refusal()));
    }
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    return unusable(reason(e) + " " + musette.say("error.see-help", "command", command));
  }

  private String reason(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return musette.say("error.unknown-argument", "argument", unmatched.getUnmatched().getFirst());
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      var first = missing.getMissing().getFirst();
      String name =
          first.isOption()
              ? ((CommandLine.Model.OptionSpec) first).longestName()
              : first.paramLabel();
      return musette.say("error.missing-argument", "argument", name);
    }
    if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof CommandLine.Model.OptionSpec option) {
      return musette.say("error.twice", "argument", option.longestName());
    }
    var argument = e.getArgSpec();
    if (argument == null) {
      return musette.say("error.arguments");
    }
    String name =
        argument instanceof CommandLine.Model.OptionSpec option
            ? option.longestName()
            : argument.paramLabel();
    String value = e.getValue();
    return value == null
        ? musette.say("error.bad-option", "argument", name)
        : musette.say("error.bad-value", "argument", name, "value", value);
  }

  int failed(Exception e, CommandLine line, CommandLine.ParseResult parsed) {
    if (musette.wantsDetails()) {
      var trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      musette.world().err().println(trace);
    }
    return switch (e) {
      case Trouble trouble -> unusable(sentence(trouble));
      case Refused refused -> unusable(sentence(refused.refusal()));
      default -> {
        String what = e.getClass().getSimpleName() + ": " + e.getMessage();
        musette
            .world()
            .err()
            .println("musette: " + oneLine(musette.say("error.bug", "what", what)));
        yield Musette.UNEXPECTED;
      }
    };
  }

  /** File, line and reason. */
  String sentence(Trouble trouble) {
    int line = trouble.place().line();
    String reason = sentence(trouble.reason());
    return trouble.place().file()
        + ": "
        + (line == 0 ? reason : musette.say("error.line", "line", line, "reason", reason));
  }

  /** The command's own message if there is one, otherwise that of the current game. */
  String sentence(Refusal refusal) {
    Words own = musette.words();
    Words words = own.has("refusal." + refusal.reason()) ? own : musette.gameWords();
    String sentence = words.say(refusal);
    return refusal.rule().isEmpty() ? sentence : sentence + " (" + refusal.rule() + ")";
  }

  private static String oneLine(String text) {
    String line = text.replaceAll("\\s+", " ").strip();
    return line.length() > 600 ? line.substring(0, 600) + "…" : line;
  }
}
