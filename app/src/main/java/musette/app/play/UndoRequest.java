package musette.app.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import musette.app.cli.CommandContext;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Step;

/** Undoes the last move of a person: freely if nothing was revealed since, otherwise by consent. */
final class UndoRequest<V> {
  private static final Set<String> YES = Set.of("y", "yes", "o", "oui");

  private final CommandContext context;
  private final Console console;
  private final Match<?, ?, V> match;
  private final MatchText<V> telling;

  UndoRequest(CommandContext context, Console console, Match<?, ?, V> match, MatchText<V> telling) {
    this.context = context;
    this.console = console;
    this.match = match;
    this.telling = telling;
  }

  /** Asks if necessary; returns whether anything was undone. */
  boolean ask(List<Seat> humans, List<String> labels) {
    Seat seat =
        match.steps().reversed().stream()
            .map(Step::seat)
            .filter(humans::contains)
            .findFirst()
            .orElseThrow(() -> Refused.because("", "nothing-to-undo"));
    List<Integer> plies = match.freeUndo(seat);
    if (plies.isEmpty()) {
      plies = match.undoByConsent(seat);
      String question = humans.size() > 1 ? "play.consent-all" : "play.consent";
      Optional<String> answer =
          console.ask(
              context.say(
                      question,
                      "who",
                      telling.who(seat, labels),
                      "count",
                      plies.size(),
                      "ply",
                      plies.getFirst())
                  + " ");
      if (answer.isEmpty() || !YES.contains(answer.get().toLowerCase(java.util.Locale.ROOT))) {
        console.say(context.say("play.undo-not"));
        return false;
      }
    }
    match.takeBack(plies);
    console.say(context.say("play.undone", "count", plies.size(), "ply", plies.getFirst()));
    return true;
  }
}
