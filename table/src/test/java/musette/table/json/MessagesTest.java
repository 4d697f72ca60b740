package musette.table.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;
import musette.wire.table.Part;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages, the log and bad input: the same text and the same problems as with Jackson. */
final class MessagesTest {
  private static final Change.Created CREATED =
      new Change.Created(
          "flamme-rouge",
          3,
          Map.of("stage", "Col du \"Ballon\"\n\u0007 é 🚲"),
          List.of(Change.Place.OPEN, new Change.Place(SeatInfo.Kind.PERSON, "anna", "", "Ann")),
          TableInfo.Access.PUBLIC,
          true,
          false,
          true,
          new Clock.NoClock(),
          "anna",
          "00ff",
          "");

  @Test
  void messagesArePrintedAsJacksonDoes() {
    same(new ToClient.Done("c1", "t", 7));
    same(new ToClient.Refused("", "t", "FR-1", "no", Map.of("seat", Seat.A)));
    same(new ToClient.Refused("", "", "", "list", Map.of("known", List.of("a", "b"))));
    same(new ToClient.Changes("t", 1, 2, Map.of("/view", Part.NOTHING), List.of()));
    same(new ToClient.ListsChanged());
    same(new Http.Chances(3, List.of(0.25, 1.0, 1e-9, 0.1)));
  }

  @Test
  void theLogIsPrintedAsJacksonDoesAndReadBack() {
    List<Change> all =
        List.of(
            CREATED,
            new Change.Started(),
            new Change.Played(1, Seat.B, "card 5", ""),
            new Change.TakenBack(Seat.B, List.of(1, 2)),
            new Change.HandedOver(Seat.A, "club", Change.Why.WISHED));
    for (Change change : all) {
      var logged = new LoggedChange(4, 1_700_000_000_000L, "anna", "c", "", change);
      same(logged);
      String text = JsonText.of(logged);
      assertThat(Readers.tableLoggedChange(JsonValue.parse(text))).isEqualTo(logged);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'Play','id':'a','table':'t','seq':3,'seat':'A','action':'x'}",
        "{'type':'Subscribe','table':'t','seat':'NONE','after':-1}",
        "{'type':'Ping'}",
      })
  void commandsAreReadAsJacksonDoes(String quoted) {
    String text = quoted.replace('\'', '"');
    assertThat(Readers.tableToServer(JsonValue.parse(text)))
        .isEqualTo(Json.read(text, ToServer.class));
  }

  @Test
  void whatCameLaterMayBeLeftOut() {
    String text = Json.write(CREATED).replace("\"practice\":true,", "");
    var read =
        (Change.Created)
            Readers.tableLoggedChange(
                    JsonValue.parse(
                        "{\"seq\":0,\"at\":0,\"player\":\"\",\"command\":\"\",\"proof\":\"\","
                            + "\"change\":"
                            + text
                            + "}"))
                .change();
    assertThat(read.practice()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'type':'Play','id':'a'}|missing|table",
        "{'type':'Play','id':1,'table':'t','seq':3,'seat':'A','action':'x'}|kind|id",
        "{'type':'Play','id':'a','table':'t','seq':3,'seat':'Z','action':'x'}|value|seat",
        "{'type':'Nothing'}|value|type",
        "{'type':'Ping','more':1}|unknown|more",
        "{'type':'Ping'|end|''",
        "{'type':'Ping'}}|trailing|''",
        "{'type':'Ping','type':'Ping'}|twice|''",
        "{'type':'Ping' 'x':1}|syntax|''",
        "nope|syntax|''",
      })
  void whatCannotBeReadIsRefusedWithItsPlace(String quoted, String problem, String field) {
    String text = quoted.replace('\'', '"');
    assertThatThrownBy(() -> Readers.tableToServer(JsonValue.parse(text)))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.refusal().about()).containsEntry("problem", problem);
              assertThat(refused.refusal().about()).containsEntry("field", field);
            });
  }

  @Test
  void aTextMayNotBeTooDeep() {
    assertThatThrownBy(() -> JsonValue.parse("[".repeat(100_000)))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.refusal().about()).containsEntry("problem", "too_much"));
  }

  private static void same(Object value) {
    assertThat(JsonText.of(value)).isEqualTo(Json.write(value));
  }
}
