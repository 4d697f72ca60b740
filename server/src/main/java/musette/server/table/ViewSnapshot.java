package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Optional;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.wire.table.LogItem;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;

/**
 * What a viewer sees at one moment. It is cheap to keep: the match of that moment can be asked
 * again for what it shows.
 *
 * @param match as it stood at that moment; none before the start
 */
public record ViewSnapshot(
    TableInfo info,
    Seat eyes,
    Seat curtain,
    Optional<Match<?, ?, ?>> match,
    ToClient.UndoKind undo,
    List<ToClient.Request> requests) {

  private record Contents(
      JsonNode view, JsonNode ask, List<JsonNode> describe, List<ToClient.OfferInfo> offers) {
    static final Contents NOTHING =
        new Contents(NullNode.getInstance(), NullNode.getInstance(), List.of(), List.of());
  }

  /** The state message of this snapshot, with the log of what led to it. */
  public ToClient.State state(long now, int after, List<LogItem> log) {
    Contents shown = match.map(this::contents).orElse(Contents.NOTHING);
    return new ToClient.State(
        info,
        now,
        eyes,
        curtain,
        shown.view,
        shown.ask,
        shown.describe,
        shown.offers,
        undo,
        requests,
        after,
        log);
  }

  private <S, A, V> Contents contents(Match<S, A, V> shown) {
    V view = shown.view(eyes);
    List<Remark> describe = shown.game().describe(view);
    return new Contents(
        MessageNodes.part(view),
        MessageNodes.statement(shown.game().ask(view)),
        MessageNodes.statements(describe),
        info.turn().contains(eyes) ? offers(shown, view) : List.of());
  }

  private <S, A, V> List<ToClient.OfferInfo> offers(Match<S, A, V> shown, V view) {
    Game<S, A, V> game = shown.game();
    return shown.actions(eyes).stream()
        .map(
            action ->
                new ToClient.OfferInfo(
                    game.notation().print(action),
                    MessageNodes.part(action),
                    MessageNodes.statements(game.outlook(view, action).remarks())))
        .toList();
  }
}
