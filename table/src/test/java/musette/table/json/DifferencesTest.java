package musette.table.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.wire.table.Clock;
import musette.wire.table.Part;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;
import org.junit.jupiter.api.Test;

final class DifferencesTest {
  private static SeatInfo seat(Seat seat, String name, long left) {
    var person = new Person(name, name, Person.Kind.GUEST);
    return new SeatInfo(seat, SeatInfo.Kind.PERSON, person, "", "", true, left, false);
  }

  private static ToClient.State state(List<SeatInfo> seats, List<Seat> turn) {
    return new ToClient.State(
        new TableInfo(
            "t",
            seats.size(),
            "g",
            1,
            Map.of(),
            TableInfo.Status.RUNNING,
            TableInfo.Access.PUBLIC,
            true,
            true,
            false,
            new Clock.NoClock(),
            Person.NOBODY,
            seats,
            List.of(),
            turn,
            List.of(),
            "",
            "",
            Map.of(),
            "",
            0,
            0,
            "",
            0),
        0,
        Seat.A,
        Seat.NONE,
        Part.NOTHING,
        Part.NOTHING,
        List.of(),
        List.of(),
        ToClient.UndoKind.NONE,
        List.of(),
        -1,
        List.of());
  }

  @Test
  void pathsLeadToTheNewValues() {
    var before =
        state(List.of(seat(Seat.A, "anna", 5), seat(Seat.B, "bert", 5)), List.of(Seat.A, Seat.B));
    var after = state(List.of(seat(Seat.A, "anna", 5), seat(Seat.B, "bea", 4)), List.of(Seat.B));
    assertThat(JsonText.of(Differences.between(before, after)))
        .isEqualTo(
            "{\"/info/seats/1/player/id\":\"bea\",\"/info/seats/1/player/name\":\"bea\","
                + "\"/info/seats/1/left\":4,\"/info/turn\":[\"B\"]}");
    assertThat(Differences.between(before, before)).isEmpty();
  }

  @Test
  void aListOfAnotherLengthIsReplaced() {
    var before = state(List.of(seat(Seat.A, "anna", 5)), List.of());
    var after = state(List.of(), List.of());
    assertThat(JsonText.of(Differences.between(before, after)))
        .isEqualTo("{\"/info/seq\":0,\"/info/seats\":[]}");
  }
}
