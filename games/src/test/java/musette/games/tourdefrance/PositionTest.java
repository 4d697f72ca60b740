package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
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
          'riders':{'A':{'square':'M05','die':7,'throwsMade':1}}       | riders.A.die    | range
          'riders':{'A':{'square':'M05','die':4,'throwsMade':5}}       | riders.A.die    | range
          'riders':{'A':{'throwsMade':2,'die':3}}                      | riders.A.throwsMade | range
          'riders':{'A':{'square':'M02','orange':1}}                   | riders.A.orange | odd
          'riders':{'A':{'square':'M06','orange':4}}                   | riders.A.orange | range
          'riders':{'A':{'square':'M11','points':1}}                   | riders.A.points | range
          'riders':{'A':{'square':'M13','points':3}}                   | riders.A.points | range
          'riders':{'B':{'binding':'T2'}}                              | riders.B.binding | other_square
          'riders':{'B':{'square':'M52','binding':'RAIDE_FIRST'}}      | riders.B.binding | lap_two
          'riders':{'B':{'square':'M35','binding':'OVER3','count':2}}  | riders.B.count  | range
          'riders':{'B':{'square':'M37','binding':'T2','count':2}}     | riders.B.count  | range
          'riders':{'B':{'square':'M52','lap':2,'binding':'RAIDE_SUM','count':6}} | riders.B.count | range
          'riders':{'B':{'square':'M37','count':1}}                    | riders.B.count  | range
          'riders':{'B':{'square':'M08','binding':'CAMERA'}}           | riders.B.binding | camera_unused
          'riders':{'B':{'pastBlue':true}}                             | riders.B.pastBlue | not_past
          'riders':{'B':{'square':'M54','lap':2,'pastBlue':true}}      | riders.B.pastBlue | not_past
          'riders':{'B':{'square':'M55','lap':2,'pastMax2':true}}      | riders.B.pastBlue | past
          'riders':{'B':{'square':'M02','minus':true}}                 | riders.B.minus  | other_square
          'riders':{'B':{'square':'M23','crunch':true}}                | riders.B.crunch | other_square
          'riders':{'B':{'square':'M11','miss':true}}                  | riders.B.miss   | other_square
          'riders':{'B':{'finish':1}}                                  | riders.B.finish | not_home
          'riders':{'B':{'square':'M03','lap':2,'finish':1}}           | riders.B.finish | not_home
          'riders':{'A':{'lap':2,'finish':1},'B':{'lap':2,'finish':1}} | riders.B.finish | twice
          'riders':{'A':{'lap':2,'finish':2}}                          | riders.A.finish | order
          'riders':{'A':{'ways':['C01']}}                              | riders.A.ways   | routes_fixed
          'riders':{'A':{'square':'M10','miss':true}},'asked':'A','turn':'A' | asked     | misses
          'riders':{'A':{'lap':2,'finish':1}},'asked':'A','turn':'A'   | asked           | finished
          'asked':'E'                                                  | asked           | no_player
          'asked':'A','turn':'B'                                       | turn            | asked_turn
          'thrower':'A'                                                | face            | no_face
          'face':4                                                     | face            | no_thrower
          'face':7                                                     | face            | range
          'question':'NONE','asked':'NONE'                             | question        | not_over
          'question':'SPEND','asked':'A','turn':'A','thrower':'A','face':3 | question    | no_points
          'question':'ROUTE','asked':'A','turn':'A'                    | question        | no_fork
          'question':'PLAN','asked':'A','turn':'A'                     | question        | routes_fixed
          'used':[{'square':'M01','lap':1,'what':'SQUARE'}]            | used.what       | not_marked
          'used':[{'square':'M12','lap':1,'what':'SQUARE'}]            | used.square     | not_reached
          'riders':{'A':{'square':'M12'}},'used':[{'square':'M12','lap':1,'what':'SQUARE'},{'square':'M12','lap':1,'what':'SQUARE'}] | used | twice_marked
          'riders':{'A':{'square':'M30'}},'used':[{'square':'M21','lap':1,'what':'DOTTED'}] | used.lap | lap_two
          'interrupted':{'steps':3}                                    | interrupted     | nothing_interrupted
          'interrupted':{'group':'M20'}                                | interrupted.group | unknown_square
          'interrupted':{'toAsk':['L']}                                | interrupted.toAsk | no_player
          """)
  void isRefusedWithItsField(String json, String field, String problem) {
    refused("", json(json), field, problem);
  }

  /** A on a fork in the middle of a movement. */
  private static final String FORK =
      "'riders':{'A':{'square':'M13'}},'question':'ROUTE','asked':'A','turn':'A','thrower':'A',"
          + "'face':4,'interrupted':{'steps':2,'moved':2,'cause':'THROW'}";

  /** A has crossed a dotted line on lap 2; C, then B are behind. */
  private static final String LINE =
      "'riders':{'A':{'square':'M23','lap':2},'B':{'square':'M10'},'C':{'square':'M09','lap':2}},"
          + "'used':[{'square':'M21','lap':2,'what':'DOTTED'}],'question':'JOIN','asked':'C',"
          + "'turn':'A','thrower':'A','face':3,'interrupted':{'moved':3,'cause':'THROW',"
          + "'call':'LINE','group':'M21','next':'A','toAsk':['B']}";

  @Test
  void questionsInTheMiddleOfATurnAreRead() {
    for (String good : List.of(FORK, LINE)) {
      assertThat(race("", json(good)).asked().pending().moved()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          FORK | 'moved':-5                | interrupted.moved  | range
          FORK | 'moved':5                 | interrupted.moved  | range
          FORK | 'steps':0                 | interrupted.steps  | range
          FORK | 'steps':7                 | interrupted.steps  | range
          FORK | 'spent':-1                | interrupted.spent  | range
          FORK | 'effects':1               | interrupted.effects | range
          FORK | 'cause':'NOTHING'         | interrupted.cause  | no_cause
          FORK | 'cause':'POINTS','steps':3 | interrupted.moved | range
          FORK | 'next':'B'                | interrupted.next   | not_turn
          FORK | 'line':'M21'              | interrupted.line   | not_crossed
          FORK | 'call':'MEND'             | interrupted.call   | no_group_forms
          FORK | 'group':'M21'             | interrupted.group  | no_group_forms
          FORK | 'joined':'B'              | interrupted.joined | no_group_forms
          FORK | 'toAsk':['B']             | interrupted.toAsk  | no_group_forms
          FORK | 'fork':'M13'              | interrupted.fork   | before_start
          LINE | 'toAsk':['B','B']         | interrupted.toAsk  | not_in_order
          LINE | 'toAsk':['C']             | interrupted.toAsk  | not_in_order
          LINE | 'toAsk':['A']             | interrupted.toAsk  | not_in_order
          LINE | 'toAsk':[]                | interrupted.toAsk  | not_in_order
          LINE | 'toAsk':['A','B','C']     | interrupted.toAsk  | too_many
          LINE | 'joined':'B'              | interrupted.joined | not_in_group
          LINE | 'next':'NONE'             | interrupted.next   | not_turn
          LINE | 'group':'M29'             | interrupted.group  | other_group
          LINE | 'call':'MEND'             | interrupted.group  | other_group
          LINE | 'call':'NOTHING'          | interrupted.call   | no_call
          LINE | 'steps':1                 | interrupted.steps  | range
          LINE | 'moved':0                 | interrupted.moved  | range
          LINE | 'moved':7                 | interrupted.moved  | range
          """)
  void aTurnThatCannotBeIsRefusedWithItsField(
      String scene, String change, String field, String problem) {
    JsonNode whole = json(scene.equals("FORK") ? FORK : LINE);
    ((ObjectNode) whole.get("interrupted")).setAll((ObjectNode) json(change));
    refused("", whole, field, problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          routes=main      | 'riders':{'A':{'square':'C01'}}                  | riders.A.square | other_way
          routes=cobbles   | 'riders':{'A':{'square':'M15'}}                  | riders.A.square | other_way
          routes=once      | 'riders':{'A':{'ways':['M33']}}                  | riders.A.ways   | no_way
          routes=once      | 'riders':{'A':{'ways':['C01','M33','M14']}}      | riders.A.ways   | too_many_ways
          routes=once      | 'question':'THROW','riders':{'A':{'ways':['C01']}} | riders.A.ways | ways_number
          routes=once      | 'riders':{'B':{'square':'M03'}}                  | riders.B.square | before_start
          routes=once      | 'interrupted':{'fork':'M12'}                     | interrupted.fork | no_fork_square
          mode=classic     | 'riders':{'A':{'square':'R01'}}                  | riders.A.square | other_way
          mode=classic     | 'riders':{'A':{'square':'M35','binding':'OVER3'}} | riders.A.binding | classic
          mode=classic     | 'riders':{'A':{'square':'M02','orange':2}}       | riders.A.orange | range
          mode=classic     | 'riders':{'A':{'square':'M12'}},'used':[{'square':'M12','lap':1,'what':'SQUARE'}] | used | classic
          stages=first     | 'riders':{'A':{'square':'M13','lap':2}},'used':[{'square':'M12','lap':2,'what':'SQUARE'}] | used.lap | first_only
          camera=first     | 'riders':{'A':{'square':'M08','binding':'CAMERA'},'B':{'square':'M08'}},'used':[{'square':'M08','lap':1,'what':'SQUARE'}] | riders.A.binding | wait_over
          camera=all       | 'riders':{'A':{'square':'M08','binding':'CAMERA'},'B':{'square':'M08','binding':'CAMERA'}},'used':[{'square':'M08','lap':1,'what':'SQUARE'}] | riders.B.binding | camera_twice
          camera=all       | 'riders':{'A':{'square':'M08','binding':'CAMERA','count':1}},'used':[{'square':'M08','lap':1,'what':'SQUARE'}] | riders.A.count | range
          crunch=red       | 'riders':{'A':{'square':'M27','crunch':true}}    | riders.A.crunch | other_square
          endSquares=second | 'riders':{'A':{'square':'M25','miss':true}}     | riders.A.miss   | other_square
          joinerPenalties=ended | 'riders':{'A':{'square':'M21','minus':true}} | riders.A.minus | other_square
          """)
  void whatAnOptionRulesOutIsSaid(String option, String json, String field, String problem) {
    refused(option, json(json), field, problem);
  }

  private static JsonNode json(String fields) {
    return Json.parse("{" + fields.replace('\'', '"') + "}");
  }

  private static TourState race(String option, JsonNode json) {
    Map<String, String> options =
        option.isEmpty() ? Map.of() : Map.of(option.split("=", -1)[0], option.split("=", -1)[1]);
    Setup setup = Setup.of(Scene.GAME.about(), 3, options);
    return Json.position(Scene.GAME, setup, json);
  }

  private static void refused(String option, JsonNode json, String field, String problem) {
    Refusal refusal = catchThrowableOfType(Refused.class, () -> race(option, json)).refusal();
    assertThat(refusal.about()).containsEntry("field", field).containsEntry("problem", problem);
    for (String language : Words.LANGUAGES) {
      assertThat(Words.of("tour-de-france", language).say(refusal))
          .startsWith(field)
          .endsWith(".")
          .doesNotContain("_", "{");
    }
  }
}
