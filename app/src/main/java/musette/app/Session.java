package musette.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.bots.Bots;
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

  private final Musette musette;
  private final Talk talk;
  private final Match<S, A, V> match;
  private final Game<S, A, V> game;
  private final List<Player> players;
  private final List<String> labels;
  private final Keeper keeper;
  private final Curtain curtain;
  private final Telling<V> telling;
  private final Map<Seat, Integer> seen = new EnumMap<>(Seat.class);

  Session(
      Musette musette,
      Talk talk,
      Match<S, A, V> match,
      List<Player> players,
      Keeper keeper,
      Curtain.Habit habit) {
    this.musette = musette;
    this.talk = talk;
    this.match = match;
    this.game = match.game();
    this.players = players;
    this.labels = players.stream().map(Player::label).toList();
    this.keeper = keeper;
    this.telling = new Telling<>(musette, game);
    this.curtain = new Curtain(talk, humans().size() > 1 ? habit : Curtain.Habit.OPEN);
  }

  void run() {
    talk.say(musette.say("play.begin", "title", game.about().title(), "hash", keeper.hash()));
    keeper.afterPly(match);
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
    long number = keeper.hash().hashCode() * 31L + match.sequence();
    A action =
        Bots.of(game, bot.name(), Player.Bot.budget(System::nanoTime))
            .choose(match.view(seat), match.actions(seat), Chance.quick(number));
    match.play(seat, game.notation().print(action));
    keeper.afterPly(match);
    if (humans().isEmpty()) {
      news(Seat.NONE);
    }
  }

  /** False at the end of the input, or when the players leave. */
  private boolean askHuman(Seat seat) {
    String who = telling.who(seat, labels);
    if (!curtain.passTo(seat, musette.say("play.pass", "who", who))) {
      return leave();
    }
    news(seat);
    board(seat);
    offers(seat);
    while (true) {
      Optional<String> line = talk.ask(telling.team(seat) + "> ");
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
      return switch (Wish.read(line, offers)) {
        case Wish.Act(String text) -> {
          match.play(seat, text);
          keeper.afterPly(match);
          yield Mood.NEXT;
        }
        case Wish.Unclear(List<String> texts) -> {
          talk.say(musette.say("play.unclear", "texts", texts));
          yield Mood.ASK_AGAIN;
        }
        case Wish.Order(Wish.Word word, String rest) -> obey(seat, word, rest);
      };
    } catch (Refused refused) {
      talk.say(new Troubles(musette).sentence(refused.refusal()));
      return Mood.ASK_AGAIN;
    } catch (Trouble trouble) {
      talk.say(new Troubles(musette).sentence(trouble));
      return Mood.ASK_AGAIN;
    }
  }

  private Mood obey(Seat seat, Wish.Word word, String rest) {
    switch (word) {
      case UNDO -> {
        return new TakingBack<>(musette, talk, match, telling).ask(humans(), labels)
            ? kept()
            : Mood.ASK_AGAIN;
      }
      case SAVE -> save(rest);
      case BOARD -> board(seat);
      case RULE -> rule(rest);
      case LOG -> match.steps().forEach(step -> tell(step, seat));
      case OFFERS -> offers(seat);
      case HELP -> talk.say(musette.say("play.help"));
      case QUIT -> {
        return Mood.LEAVE;
      }
    }
    return Mood.ASK_AGAIN;
  }

  private Mood kept() {
    keeper.afterPly(match);
    return Mood.NEXT;
  }

  private void rule(String id) {
    RuleBook book = RuleBook.of(game.about().id(), musette.world().language());
    talk.say(RulesCommand.rule(musette, book, id));
  }

  private void save(String name) {
    if (name.isEmpty()) {
      talk.say(musette.say("play.save-how"));
      return;
    }
    try {
      keeper.save(Path.of(name), match);
      keeper.keepIn(Path.of(name));
      talk.say(musette.say("play.saved", "file", name));
    } catch (InvalidPathException e) {
      talk.say(musette.say("play.save-how"));
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
      talk.say(telling.pale(step.ply() + ". ") + telling.who(step.seat(), labels));
    }
    told.forEach(line -> talk.say("   " + line));
  }

  private void board(Seat seat) {
    talk.say("");
    talk.say(telling.board(match.view(seat), talk.width()));
    talk.say("");
  }

  private void offers(Seat seat) {
    talk.say(telling.ask(match.view(seat)));
    List<Offer<A>> offers = match.offers(seat);
    int widest = offers.stream().mapToInt(offer -> offer.text().length()).max().orElse(0);
    for (int i = 0; i < offers.size(); i++) {
      Offer<A> offer = offers.get(i);
      String remarks =
          String.join(" ", offer.outlook().remarks().stream().map(telling::sentence).toList());
      talk.say(
          ("%4d  %-" + widest + "s  %s").formatted(i + 1, offer.text(), remarks).stripTrailing());
    }
  }

  private void end() {
    Seat viewer = humans().size() == 1 ? humans().getFirst() : Seat.NONE;
    news(viewer);
    talk.say("");
    talk.say(telling.board(match.view(viewer), talk.width()));
    talk.say("");
    talk.say(musette.say("play.over"));
    if (match.turn() instanceof Turn.Over(Result result)) {
      telling.result(result.places(), labels).forEach(talk::say);
    }
    if (keeper.file().isPresent()) {
      talk.say(musette.say("play.saved", "file", keeper.file().get().toString()));
    } else if (!humans().isEmpty()) {
      offerToSave(musette.say("play.save-end"));
    }
  }

  /** The player wants to leave. */
  private boolean quit() {
    if (keeper.file().isEmpty()) {
      offerToSave(musette.say("play.save-quit"));
    }
    return bye();
  }

  /** The input has ended: in a terminal, the match is saved anyway. */
  private boolean leave() {
    if (keeper.file().isEmpty() && musette.world().device() == World.Device.TERMINAL) {
      String name =
          "musette-" + game.about().id() + "-" + keeper.hash().substring(0, 8) + ".record";
      keeper.save(Path.of(name), match);
      keeper.keepIn(Path.of(name));
    }
    return bye();
  }

  private boolean bye() {
    talk.say(
        keeper
            .file()
            .map(file -> musette.say("play.resume", "file", file.toString()))
            .orElseGet(() -> musette.say("play.not-saved")));
    return false;
  }

  private void offerToSave(String question) {
    while (true) {
      Optional<String> name = talk.ask(question + " ");
      if (name.isEmpty() || name.get().isEmpty()) {
        return;
      }
      try {
        save(name.get().replaceFirst("^(save|sauver) +", ""));
        return;
      } catch (Trouble trouble) {
        talk.say(new Troubles(musette).sentence(trouble));
      }
    }
  }
}
