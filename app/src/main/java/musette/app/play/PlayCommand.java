package musette.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.UserError;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.kernel.Setup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match in the terminal: people sharing one screen, and bots. */
@Command(name = "play", mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private static final int SEED_BYTES = 16;

  private final CommandContext context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String id = "";

  @Option(names = "--seats", paramLabel = "PLAYER", split = ",")
  private List<String> seats = List.of();

  @Option(names = "--seed", paramLabel = "SEED")
  private String seed = "";

  @Option(names = "--resume", paramLabel = "FILE")
  private Path resume = Path.of("");

  @Option(names = "--save", paramLabel = "FILE")
  private Path save = Path.of("");

  @Option(names = "--open")
  private boolean open;

  @Mixin private GameOptions options = new GameOptions();

  public PlayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    boolean resumes = !resume.toString().isEmpty();
    if (id.isEmpty() && !resumes) {
      throw Refused.because("", "no-game");
    }
    if (resumes && (!seed.isEmpty() || !options.isEmpty())) {
      throw Refused.because("", "resume-alone");
    }
    if (resumes) {
      RecordFile record = RecordFile.read(resume, context);
      if (!id.isEmpty() && !id.equals(record.record().game())) {
        throw UserError.in(resume, "other-game", "game", record.record().game());
      }
      resume(context.game(record.record().game()), record);
    } else {
      begin(context.game(id));
    }
    return ExitCode.GOOD;
  }

  private <S, A, V> void begin(Game<S, A, V> game) {
    List<Player> players = Player.parse(game, seats.isEmpty() ? Player.defaults(game) : seats);
    Setup setup = options.setup(game, players.size());
    Seed secret = seed();
    var saver =
        new MatchSaver(game.about(), setup, players, new GameRecord.Secret.Shown(secret), Map.of());
    session(Match.start(game, setup, secret), players, saver);
  }

  private <S, A, V> void resume(Game<S, A, V> game, RecordFile file) {
    GameRecord record = file.record();
    Match<S, A, V> match = file.replay(game);
    List<Player> players = seats.isEmpty() ? file.players(game) : Player.parse(game, seats);
    if (players.size() != record.setup().seats()) {
      throw UserError.in(
          resume, "seat-count", "given", players.size(), "wanted", record.setup().seats());
    }
    var saver =
        new MatchSaver(game.about(), record.setup(), players, record.secret(), record.words());
    if (save.toString().isEmpty()) {
      save = resume;
    }
    session(match, players, saver);
  }

  private <S, A, V> void session(Match<S, A, V> match, List<Player> players, MatchSaver saver) {
    if (!save.toString().isEmpty()) {
      if (Files.exists(save) && !save.equals(resume)) {
        saver.mayReplace(save);
      }
      saver.keepIn(save);
    }
    try (Console console = Console.open(context.environment())) {
      var curtain = open ? Curtain.Habit.OPEN : Curtain.Habit.DRAWN;
      new Session<>(context, console, match, players, saver, curtain).run();
    }
  }

  private Seed seed() {
    if (seed.isEmpty()) {
      byte[] bytes = new byte[SEED_BYTES];
      new SecureRandom().nextBytes(bytes);
      return new Seed(HexFormat.of().formatHex(bytes));
    }
    return seed.matches("[0-9]{1,18}") ? Seed.of(Long.parseLong(seed)) : new Seed(seed);
  }
}
