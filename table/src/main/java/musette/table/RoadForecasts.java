package musette.table;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import musette.bots.catalogue.Bots;
import musette.bots.trial.Estimate;
import musette.bots.trial.Trial;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.wire.table.Http;

/** Forecasts of roads: club bots ride them. */
public final class RoadForecasts {
  /** The level of the riders: they know the game and are quick. */
  private static final String RIDERS = "club";

  private static final int MOST_RACES = 2000;
  private static final int USUAL_SEATS = 4;

  /** After so many races more it is told what is known. */
  private static final int STEP = 10;

  private final Games games;

  public RoadForecasts(Games games) {
    this.games = games;
  }

  /**
   * Rides a set-up, with four seats if the game has so many.
   *
   * @param goesOn asked before every race but the first; no ends it with what is known
   * @param told what is known, every few races and at the end
   */
  public void ride(
      String id,
      Map<String, String> options,
      int races,
      long seed,
      BooleanSupplier goesOn,
      Consumer<Http.RoadForecast> told) {
    ride(games.game(id), options, Math.min(races, MOST_RACES), seed, goesOn, told);
  }

  private static <S, A, V> void ride(
      Game<S, A, V> game,
      Map<String, String> options,
      int races,
      long seed,
      BooleanSupplier goesOn,
      Consumer<Http.RoadForecast> told) {
    int seats = Math.clamp(USUAL_SEATS, game.about().minSeats(), game.about().maxSeats());
    Setup setup = Setup.of(game.about(), seats, options);
    Trial<S, A, V> trial = Bots.trial(game, setup, RIDERS, seed);
    int ridden = 0;
    while (ridden < races && (ridden == 0 || goesOn.getAsBoolean())) {
      trial.ride();
      ridden++;
      if (ridden % STEP == 0 && ridden < races) {
        told.accept(forecast(trial.report(), races));
      }
    }
    told.accept(forecast(trial.report(), races));
  }

  private static Http.RoadForecast forecast(Trial.Report report, int wanted) {
    return new Http.RoadForecast(
        report.races(),
        wanted,
        report.seats().stream().map(RoadForecasts::estimate).toList(),
        counts(report.rounds()),
        report.meanRounds(),
        report.winners().stream()
            .map(winner -> new Http.WinnerKind(winner.kind(), estimate(winner.share())))
            .toList(),
        report.breakaway().stream().map(RoadForecasts::estimate).toList(),
        report.effort(),
        report.left(),
        counts(report.decided()),
        report.specials().stream().map(RoadForecasts::special).toList());
  }

  private static Http.SpecialPlace special(Trial.Special found) {
    return new Http.SpecialPlace(
        found.kind(), found.place(), estimate(found.share()), found.times());
  }

  private static Http.Estimate estimate(Estimate found) {
    return new Http.Estimate(found.share(), found.low(), found.high());
  }

  private static List<Http.RaceCount> counts(List<Trial.Count> counts) {
    return counts.stream().map(count -> new Http.RaceCount(count.number(), count.races())).toList();
  }
}
