package musette.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.kernel.Remark;
import musette.kernel.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TypeScriptTest {
  record View(int square, List<Seat> seats, Map<String, String> options, @Nullable Pile pile) {}

  record Pile(boolean faceDown) {}

  sealed interface Act {
    record Ride(int squares) implements Act {}

    record Wait() implements Act {}
  }

  sealed interface Note extends Remark {
    record Lands(int square) implements Note {
      @Override
      public String rule() {
        return "XY-01";
      }
    }

    record Costs(int energy, String rule) implements Note {}
  }

  record Unfit(Optional<String> text) {}

  @Test
  void aRecordIsAnInterface() {
    assertThat(TypeScript.of(Map.of("View", View.class)))
        .contains("export interface View {")
        .contains("  square: number;")
        .contains("  seats: Seat[];")
        .contains("  options: Record<string, string>;")
        .contains("  pile: Pile | null;")
        .contains("export type Seat = 'A' | 'B' | 'C' | 'D'")
        .contains("| 'K' | 'L' | 'NONE';");
  }

  @Test
  void aSealedTypeIsAUnionToldApartByItsType() {
    assertThat(TypeScript.of(Map.of("Action", Act.class)))
        .contains("export type Act =\n  | Ride\n  | Wait;")
        .contains("export interface Ride {\n  type: 'Ride';\n  squares: number;\n}")
        .contains("export type Action = Act;");
  }

  @Test
  void everyStatementHasItsRule() {
    assertThat(TypeScript.of(Map.of("Remark", Note.class)))
        .contains("  type: 'Lands';\n  rule: string;\n  square: number;")
        .contains("  type: 'Costs';\n  energy: number;\n  rule: string;");
    assertThat(Json.write(new Note.Lands(3)))
        .isEqualTo("{\"type\":\"Lands\",\"square\":3,\"rule\":\"XY-01\"}");
    assertThat(Json.write(new Note.Costs(3, "XY-02")))
        .isEqualTo("{\"type\":\"Costs\",\"energy\":3,\"rule\":\"XY-02\"}");
  }

  @Test
  void theOrderOfTheRootsDoesNotMatter() {
    assertThat(TypeScript.of(Map.of("A", Act.class, "B", Note.class, "C", View.class)))
        .isEqualTo(TypeScript.of(Map.of("C", View.class, "B", Note.class, "A", Act.class)));
  }

  @Test
  void whatHasNoFormInJsonIsRefused() {
    assertThatThrownBy(() -> TypeScript.of(Map.of("Unfit", Unfit.class)))
        .hasMessageContaining("no TypeScript type for");
  }
}
