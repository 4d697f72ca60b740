package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Json;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no position is refused, and the field is named. */
class PositionTest {

  @Test
  void isWrittenInTheSameOrderInEveryRun() {
    Setup setup = Setup.of(Scene.GAME.about(), 4);
    var start = Scene.GAME.start(setup, Chance.quick(1), Journal.NONE);
    assertThat(Scene.GAME.positions().write(start).riders().keySet())
        .as("who compares positions as text must not depend on the order of a map")
        .containsExactlyElementsOf(Seat.first(4));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          'riders':{'A':{'square':'M99'}}                              | riders.A.square | unknown_square
          'riders':{'A':{'lap':3}}                                     | riders.A.lap    | range
          'riders':{'A':{'die':7,'throwsMade':1}}                      | riders.A.die    | range
          'riders':{'A':{'orange':3}}                                  | riders.A.orange | odd
          'riders':{'A':{'points':32}}                                 | riders.A.points | range
          'riders':{'B':{'binding':'T2'}}                              | riders.B.binding | other_square
          'riders':{'B':{'pastBlue':true}}                             | riders.B.pastBlue | lap_one
          'riders':{'B':{'finish':1}}                                  | riders.B.finish | not_home
          'riders':{'A':{'lap':2,'finish':1},'B':{'lap':2,'finish':1}} | riders.B.finish | twice
          'riders':{'A':{'miss':true}},'asked':'A'                     | asked           | misses
          'asked':'C'                                                  | asked           | no_player
          'question':'NONE','asked':'NONE'                             | question        | not_over
          'question':'SPEND','asked':'A','thrower':'A','face':3        | question        | no_points
          'question':'ROUTE','asked':'A','turn':'A'                    | question        | no_fork
          'question':'JOIN','asked':'A','turn':'B'                     | interrupted.group | unknown_square
          'used':[{'square':'M01','lap':1,'what':'SQUARE'}]            | used.what       | not_marked
          'face':7                                                     | face            | range
          """)
  void isRefusedWithItsField(String json, String field, String problem) {
    Setup setup = Setup.of(Scene.GAME.about(), 2);
    String text = "{" + json.replace('\'', '"') + "}";
    Refusal refusal =
        catchThrowableOfType(
                Refused.class, () -> Json.position(Scene.GAME, setup, Json.parse(text)))
            .refusal();
    assertThat(refusal.about()).containsEntry("field", field).containsEntry("problem", problem);
    for (String language : Words.LANGUAGES) {
      assertThat(Words.of("tour-de-france", language).say(refusal))
          .startsWith(field)
          .doesNotContain("_", "{");
    }
  }
}
