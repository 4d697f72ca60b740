package musette.table.local;

import java.util.List;
import java.util.function.LongSupplier;
import musette.bots.analysis.Judge;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Thought;
import musette.bots.analysis.Review;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.AdviceMessages;
import musette.table.Games;
import musette.table.json.JsonText;
import musette.wire.table.Http;

/** Advises a player of a page. It gets the view of one seat alone, as a bot does. */
final class Coach {
  /** However slow the machine is, this much is tried. */
  private static final int FEWEST = 4;

  private final Games games;
  private final LongSupplier clock;

  Coach(Games games, LongSupplier clock) {
    this.games = games;
    this.clock = clock;
  }

  /** What every choice of a seat is worth. */
  <S, A, V> Http.Advice advise(Match<S, A, V> match, Seat seat, int milliseconds, long random) {
    List<A> actions = match.actions(seat);
    if (actions.isEmpty()) {
      throw Refused.because("", "not-your-turn", "seat", seat);
    }
    V view = match.view(seat);
    match.game().checkAdvice(view);
    var question = new Question<>(view, seat, actions);
    Thought thought = thought(milliseconds, random);
    var judge = new Judge<>(match.game(), match.setup().seats());
    return new AdviceMessages<>(match.game(), judge)
        .advice(question, judge.judge(question, thought));
  }

  /** The costly decisions of a seat in a record, a list of {@code Http.Task} in JSON. */
  String review(String text, Seat seat, BotWorker.Progress progress) {
    GameRecord record = RecordText.parse(text, games::about);
    return JsonText.of(reviewed(games.game(record.game()), record, seat, progress));
  }

  private static <S, A, V> List<Http.Task> reviewed(
      Game<S, A, V> game, GameRecord record, Seat seat, BotWorker.Progress progress) {
    var review = new Review<>(game, record);
    int work = record.log().size();
    var done = new int[1];
    var messages = new AdviceMessages<>(game, review.judge());
    return review.mistakes(seat, _ -> progress.done(++done[0], work)).stream()
        .map(mistake -> messages.task(record.setup(), mistake))
        .toList();
  }

  /** The decision at a ply of a record, an {@code Http.Task} in JSON. */
  String task(String text, int ply, int milliseconds, long random) {
    GameRecord record = RecordText.parse(text, games::about);
    return JsonText.of(
        decided(games.game(record.game()), record, ply, thought(milliseconds, random)));
  }

  private static <S, A, V> Http.Task decided(
      Game<S, A, V> game, GameRecord record, int ply, Thought thought) {
    var review = new Review<>(game, record);
    return new AdviceMessages<>(game, review.judge())
        .task(record.setup(), review.decision(ply, thought));
  }

  /** Half of the time goes to the search. */
  private Thought thought(int milliseconds, long random) {
    long begin = clock.getAsLong();
    return new Thought(
        done -> done < FEWEST || clock.getAsLong() < begin + milliseconds / 2,
        done -> done < FEWEST || clock.getAsLong() < begin + milliseconds,
        random);
  }
}
