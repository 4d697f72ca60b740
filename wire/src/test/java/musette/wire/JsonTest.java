package musette.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.wire.table.FalseIfMissing;
import musette.wire.table.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonTest {
  /** A sealed type like those of games. */
  sealed interface Shape {
    record Square(int side) implements Shape {}

    record Circle(int radius, List<String> names) implements Shape {}
  }

  record Box(Shape shape, List<Shape> others) {}

  record Said(int count) implements Statement {
    @Override
    public String rule() {
      return "X-1";
    }
  }

  @Test
  void sealedValuesCarryTheirTypeWhereverTheyStand() {
    var box = new Box(new Shape.Square(2), List.of(new Shape.Circle(1, List.of("a"))));
    String text = Json.write(box);
    assertThat(text)
        .isEqualTo(
            "{\"shape\":{\"type\":\"Square\",\"side\":2},"
                + "\"others\":[{\"type\":\"Circle\",\"radius\":1,\"names\":[\"a\"]}]}");
    assertThat(Json.read(text, Box.class)).isEqualTo(box);
    assertThat(Json.tree(box.others()).get(0).get("type").asText()).isEqualTo("Circle");
  }

  record Grown(int old, @FalseIfMissing boolean later) {}

  @Test
  void aTruthValueThatCameLaterMayBeLeftOutAndNothingElse() {
    assertThat(Json.read("{\"old\":1}", Grown.class)).isEqualTo(new Grown(1, false));
    for (boolean later : new boolean[] {true, false}) {
      var grown = new Grown(1, later);
      assertThat(Json.read(Json.write(grown), Grown.class)).isEqualTo(grown);
    }
    for (String text : List.of("{\"later\":true}", "{\"old\":1,\"later\":null}")) {
      assertThatThrownBy(() -> Json.read(text, Grown.class)).isInstanceOf(Refused.class);
    }
  }

  /** Values that need care when printed. */
  record Odd(
      String text,
      long much,
      boolean yes,
      double part,
      Integer boxed,
      Object any,
      Shape shape,
      Map<String, Integer> numbers,
      Map<Seat, List<Shape>> shapes,
      List<List<Shape>> nested,
      Part node,
      Empty empty,
      Pair<Shape> pair) {}

  record Empty() {}

  record Pair<T>(T one, T two) {}

  @Test
  void compactAndPrettyJsonAreTheSame() {
    var square = new Shape.Square(2);
    var odd =
        new Odd(
            "quote \" back \\ slash / bell \u0007 \b\t\n\f\r \u001f \u007f é 🚴 \u2028",
            Long.MIN_VALUE,
            true,
            0.1,
            -7,
            square,
            square,
            Map.of("a \"b\"", 3),
            Map.of(Seat.B, List.of(square)),
            List.of(List.of(square), List.of()),
            new Part(new Said(1)),
            new Empty(),
            new Pair<>(square, square));
    assertThat(Json.write(odd)).isEqualTo(Json.parse(Json.pretty(odd)).toString());
    assertThat(Json.write(new Said(1)))
        .isEqualTo("{\"type\":\"Said\",\"count\":1,\"rule\":\"X-1\"}");
    assertThat(Json.write(new Empty())).isEqualTo("{}");
  }

  @Test
  void statementsSayTheirRule() {
    assertThat(Json.tree(new Said(3)).get("rule").asText()).isEqualTo("X-1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "{\"shape\":{\"type\":\"Square\",\"side\":1},\"others\":[null]}",
        "{\"shape\":null,\"others\":[]}",
        "{\"others\":[]}",
        "{\"shape\":{\"type\":\"Cube\",\"side\":1},\"others\":[]}",
        "{\"shape\":{\"side\":1},\"others\":[]}",
        "{\"shape\":{\"type\":\"Square\",\"side\":1.5},\"others\":[]}",
        "{\"shape\":{\"type\":\"Square\",\"side\":99999999999},\"others\":[]}",
        "{\"shape\":{\"type\":\"Square\",\"side\":1,\"depth\":2},\"others\":[]}",
        "{\"shape\":{\"type\":\"Square\",\"side\":1,\"side\":2},\"others\":[]}",
        "{\"shape\":{\"type\":\"Square\",\"side\":1},\"others\":[]} x"
      })
  void whatCannotBeReadIsRefusedWithoutClassNames(String text) {
    assertThatThrownBy(() -> Json.read(text, Box.class))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.refusal().reason()).isEqualTo("json");
              assertThat(refused.getMessage()).doesNotContain("musette.wire", "fasterxml");
              assertThat(Words.common("en").say(refused.refusal())).doesNotContain("{field}");
            });
  }

  @Test
  void deepNestingIsRefused() {
    assertThatThrownBy(() -> Json.parse("[".repeat(100_000))).isInstanceOf(Refused.class);
  }
}
