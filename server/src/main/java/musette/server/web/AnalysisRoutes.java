package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.function.Supplier;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.server.live.AnalysisService;
import musette.server.live.TableService;
import musette.server.people.Ids;
import musette.table.Games;
import musette.table.json.JsonText;
import musette.wire.table.Http;

/** The routes for analyses of finished matches: 202 while one is in progress, then 200. */
public final class AnalysisRoutes implements Routes {
  private static final int ACCEPTED = 202;

  private final RequestGuard guard;
  private final AnalysisService analyses;
  private final TableService tables;
  private final Games games;

  public AnalysisRoutes(
      RequestGuard guard, AnalysisService analyses, TableService tables, Games games) {
    this.guard = guard;
    this.analyses = analyses;
    this.tables = tables;
    this.games = games;
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get("/api/tables/{table}/analysis", this::ofTable);
    routes.post("/api/analysis", this::ofRecord);
  }

  private void ofTable(Context context) {
    String id = Requests.table(context);
    answer(context, id, () -> tables.record(id));
  }

  private void ofRecord(Context context) {
    String text = RequestBodies.record(context);
    answer(context, Ids.hash(text), () -> RecordText.parse(text, games::about));
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
        analyses.of(
            guard.asker(context), guard.address(context.req()), key, depth(context), record);
    context
        .status(analysis.ready() ? 200 : ACCEPTED)
        .contentType("application/json")
        .result(JsonText.of(analysis));
  }
}
