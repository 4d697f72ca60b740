package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Supplier;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.server.live.House;
import musette.server.live.Ids;
import musette.wire.Json;
import musette.wire.table.Http;

/** The requests for the analysis of a match that is over: 202 while it is worked on, then 200. */
final class LookingBack {
  private static final int ACCEPTED = 202;

  private final House house;
  private final Guard guard;

  LookingBack(House house, Guard guard) {
    this.house = house;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/tables/{table}/analysis", this::ofTable);
    routes.post("/api/analysis", this::ofRecord);
  }

  private void ofTable(Context context) {
    String id = Ids.table(context.pathParam("table"));
    answer(context, id, () -> house.frontDesk().record(id));
  }

  private void ofRecord(Context context) {
    String text = Bodies.record(context);
    answer(context, digest(text), () -> RecordText.parse(text, house.games()::about));
  }

  /** The same text is the same match; two texts must never be taken for one. */
  static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static Http.Depth depth(Context context) {
    String wanted = context.queryParam("depth");
    if (wanted == null) {
      return Http.Depth.DECISIONS;
    }
    return Arrays.stream(Http.Depth.values())
        .filter(depth -> depth.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> Refused.because("", "bad-request"));
  }

  private void answer(Context context, String key, Supplier<GameRecord> record) {
    Http.Analysis analysis =
        house
            .analyses()
            .of(guard.asker(context), guard.address(context.req()), key, depth(context), record);
    context
        .status(analysis.ready() ? 200 : ACCEPTED)
        .contentType("application/json")
        .result(Json.write(analysis));
  }
}
