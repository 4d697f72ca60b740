package musette.app.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.app.cli.CommandContext;
import musette.app.cli.Environment;
import musette.app.cli.ErrorReports;
import musette.app.cli.RuleText;
import musette.app.cli.UserError;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Step;
import musette.kernel.Turn;
import musette.wire.RuleBook;

/** One match on one screen, from the first question to the result. */
final class Session<S, A, V> {
  /** How the session continues. */
  private enum Mood {
    ASK_AGAIN,
    NEXT,
    LEAVE
  }

  private final CommandContext context;
  private final Console console;
  private final Match<S, A, V> match;
  private final Game<S, A, V> game;
  private final List<Player> players;
  private final List<String> labels;
  private final MatchSaver saver;
  private final Curtain curtain;
  private final MatchText<V> telling;
  private final OfferPrinter<A, V> offers;
  private final Map<Seat, Integer> seen = new EnumMap<>(Seat.class);

  Session(
      CommandContext context,
      Console console,
      Match<S, A, V> match,
      List<Player> players,
      MatchSaver saver,
      Curtain.Habit habit) {
    this.context = context;
    this.console = console;
    this.match = match;
    this.game = match.game();
    this.players = players;
    this.labels = players.stream().map(Player::label).toList();
    this.saver = saver;
    this.telling = new MatchText<>(context, game);
    this.offers = new OfferPrinter<>(context, console, match, telling);
    this.curtain = new Curtain(console, humans().size() > 1 ? habit : Curtain.Habit.OPEN);
  }

  void run() {
    console.say(context.say("play.begin", "title", game.about().title(), "hash", saver.hash()));
    saver.afterPly(match);
    while (match.turn() instanceof Turn.ToAct(var seats)) {
      Optional<Seat> bot =
          seats.list().stream()
              .filter(s -> players.get(s.index()) instanceof Player.Bot)
              .findFirst();
      if (bot.isPresent()) {
        playBot(bot.get());
      } else if (!askHuman(seats.first())) {
        return;
      }
    }
    end();
  }

  private List<Seat> humans() {
    return Seat.first(players.size()).stream()
        .filter(seat -> players.get(seat.index()) instanceof Player.Human)
        .toList();
  }

  /**
   * Plays for a bot. The same match and the same moves of the others give the same choice, unless
   * the bot runs out of time.
   */
  private void playBot(Seat seat) {
    var bot = (Player.Bot) players.get(seat.index());
    long number = saver.hash().hashCode() * 31L + match.sequence();
    A action =
        Bots.of(game, bot.name(), Player.Bot.budget(System::nanoTime))
            .choose(match.view(seat), match.actions(seat), Chance.quick(number));
    match.play(seat, game.notation().print(action));
    saver.afterPly(match);
    if (humans().isEmpty()) {
      news(Seat.NONE);
    }
  }

  /** False at the end of the input, or when the players leave. */
  private boolean askHuman(Seat seat) {
    String who = telling.who(seat, labels);
    if (!curtain.passTo(seat, context.say("play.pass", "who", who))) {
      return leave();
    }
    news(seat);
    board(seat);
    offers.print(seat, "");
    while (true) {
      Optional<String> line = console.ask(telling.team(seat) + "> ");
      Mood mood = line.isEmpty() ? Mood.LEAVE : answer(seat, line.get());
      if (mood == Mood.NEXT) {
        return true;
      }
      if (mood == Mood.LEAVE) {
        return line.isEmpty() ? leave() : quit();
      }
    }
  }

  private Mood answer(Seat seat, String line) {
    List<String> offers = match.offers(seat).stream().map(Offer::text).toList();
    try {
      return switch (Input.read(line, offers)) {
        case Input.Act(String text) -> {
          match.play(seat, text);
          saver.afterPly(match);
          yield Mood.NEXT;
        }
        case Input.Unclear(List<String> texts) -> {
          console.say(context.say("play.unclear", "texts", texts));
          yield Mood.ASK_AGAIN;
        }
        case Input.Order(Input.Word word, String rest) -> obey(seat, word, rest);
      };
    } catch (Refused refused) {
      console.say(new ErrorReports(context).sentence(refused.refusal()));
      return Mood.ASK_AGAIN;
    } catch (UserError error) {
      console.say(new ErrorReports(context).sentence(error));
      return Mood.ASK_AGAIN;
    }
  }

  private Mood obey(Seat seat, Input.Word word, String rest) {
    switch (word) {
      case UNDO -> {
        return new UndoRequest<>(context, console, match, telling).ask(humans(), labels)
            ? kept()
            : Mood.ASK_AGAIN;
      }
      case SAVE -> save(rest);
      case BOARD -> board(seat);
      case RULE -> rule(rest);
      case LOG -> match.steps().forEach(step -> tell(step, seat));
      case OFFERS -> offers.print(seat, rest);
      case HELP -> console.say(context.say("play.help"));
      case QUIT -> {
        return Mood.LEAVE;
      }
    }
    return Mood.ASK_AGAIN;
  }

  private Mood kept() {
    saver.afterPly(match);
    return Mood.NEXT;
  }

  private void rule(String id) {
    RuleBook book = RuleBook.of(game.about().id(), context.environment().language());
    console.say(RuleText.rule(context.environment().ink(), book, id));
  }

  private void save(String name) {
    if (name.isEmpty()) {
      console.say(context.say("play.save-how"));
      return;
    }
    try {
      saver.save(Path.of(name), match);
      saver.keepIn(Path.of(name));
      console.say(context.say("play.saved", "file", name));
    } catch (InvalidPathException e) {
      console.say(context.say("play.save-how"));
    }
  }

  /** Prints what happened since this viewer last looked. */
  private void news(Seat viewer) {
    int last = seen.getOrDefault(viewer, -1);
    for (Step step : match.steps()) {
      if (step.ply() > last) {
        tell(step, viewer);
        seen.put(viewer, step.ply());
      }
    }
  }

  private void tell(Step step, Seat viewer) {
    List<String> told = telling.events(step.eventsFor(viewer));
    if (step.ply() > 0 && !told.isEmpty()) {
      console.say(telling.pale(step.ply() + ". ") + telling.who(step.seat(), labels));
    }
    told.forEach(line -> console.say("   " + line));
  }

  private void board(Seat seat) {
    console.say("");
    console.say(telling.board(match.view(seat), console.width()));
    console.say("");
  }

  private void end() {
    Seat viewer = humans().size() == 1 ? humans().getFirst() : Seat.NONE;
    news(viewer);
    console.say("");
    console.say(telling.board(match.view(viewer), console.width()));
    console.say("");
    console.say(context.say("play.over"));
    if (match.turn() instanceof Turn.Over(Result result)) {
      telling.result(result.places(), labels).forEach(console::say);
    }
    if (saver.file().isPresent()) {
      console.say(context.say("play.saved", "file", saver.file().get().toString()));
    } else if (!humans().isEmpty()) {
      offerToSave(context.say("play.save-end"));
    }
  }

  /** The player wants to leave. */
  private boolean quit() {
    if (saver.file().isEmpty()) {
      offerToSave(context.say("play.save-quit"));
    }
    return bye();
  }

  /** The input has ended: in a terminal, the match is saved anyway. */
  private boolean leave() {
    if (saver.file().isEmpty() && context.environment().device() == Environment.Device.TERMINAL) {
      String name = "musette-" + game.about().id() + "-" + saver.hash().substring(0, 8) + ".record";
      saver.save(Path.of(name), match);
      saver.keepIn(Path.of(name));
    }
    return bye();
  }

  private boolean bye() {
    console.say(
        saver
            .file()
            .map(file -> context.say("play.resume", "file", file.toString()))
            .orElseGet(() -> context.say("play.not-saved")));
    return false;
  }

  private void offerToSave(String question) {
    while (true) {
      Optional<String> name = console.ask(question + " ");
      if (name.isEmpty() || name.get().isEmpty()) {
        return;
      }
      try {
        save(name.get().replaceFirst("^(save|sauver) +", ""));
        return;
      } catch (UserError error) {
        console.say(new ErrorReports(context).sentence(error));
      }
    }
  }
}
