package musette.app.cli;

import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.Words;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports errors in one line; stack traces only with {@code --debug}. */
public final class ErrorReports {
  private final CommandContext context;

  public ErrorReports(CommandContext context) {
    this.context = context;
  }

  /** Reports an error in the user's input and returns its exit code. */
  public int unusable(String sentence) {
    context.environment().err().println("musette: " + oneLine(sentence));
    return ExitCode.UNUSABLE;
  }

  public int badArguments(ParameterException e, String... args) {
    if (e.getCause() instanceof Refused refused) {
      return unusable(sentence(refused.refusal()));
    }
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    return unusable(reason(e) + " " + context.say("error.see-help", "command", command));
  }

  private String reason(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return context.say("error.unknown-argument", "argument", unmatched.getUnmatched().getFirst());
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      var first = missing.getMissing().getFirst();
      String name =
          first.isOption()
              ? ((CommandLine.Model.OptionSpec) first).longestName()
              : first.paramLabel();
      return context.say("error.missing-argument", "argument", name);
    }
    if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof CommandLine.Model.OptionSpec option) {
      return context.say("error.twice", "argument", option.longestName());
    }
    var argument = e.getArgSpec();
    if (argument == null) {
      return context.say("error.arguments");
    }
    String name =
        argument instanceof CommandLine.Model.OptionSpec option
            ? option.longestName()
            : argument.paramLabel();
    String value = e.getValue();
    return value == null
        ? context.say("error.bad-option", "argument", name)
        : context.say("error.bad-value", "argument", name, "value", value);
  }

  public int failed(Exception e) {
    if (context.wantsDetails()) {
      e.printStackTrace(context.environment().err());
    }
    return switch (e) {
      case UserError error -> unusable(sentence(error));
      case Refused refused -> unusable(sentence(refused.refusal()));
      default -> {
        String what = e.getClass().getSimpleName() + ": " + e.getMessage();
        context
            .environment()
            .err()
            .println("musette: " + oneLine(context.say("error.bug", "what", what)));
        yield ExitCode.UNEXPECTED;
      }
    };
  }

  /** File, line and reason. */
  public String sentence(UserError error) {
    int line = error.place().line();
    String reason = sentence(error.reason());
    return error.place().file()
        + ": "
        + (line == 0 ? reason : context.say("error.line", "line", line, "reason", reason));
  }

  /** The command's own message if there is one, otherwise that of the current game. */
  public String sentence(Refusal refusal) {
    Words own = context.words();
    Words words = own.has("refusal." + refusal.reason()) ? own : context.gameWords();
    String sentence = words.say(refusal);
    return refusal.rule().isEmpty() ? sentence : sentence + " (" + refusal.rule() + ")";
  }

  private static String oneLine(String text) {
    String line = text.replaceAll("\\s+", " ").strip();
    return line.length() > 600 ? line.substring(0, 600) + "…" : line;
  }
}
