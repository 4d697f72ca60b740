package musette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.wire.table.LogItem;
import musette.wire.table.Part;
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
      Part view, Part ask, List<Part> describe, List<ToClient.OfferInfo> offers) {
    static final Contents NOTHING = new Contents(Part.NOTHING, Part.NOTHING, List.of(), List.of());
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
        new Part(view),
        new Part(shown.game().ask(view)),
        parts(describe),
        info.turn().contains(eyes) ? offers(shown.game(), view, shown.actions(eyes)) : List.of());
  }

  static <S, A, V> List<ToClient.OfferInfo> offers(Game<S, A, V> game, V view, List<A> actions) {
    var offers = new ArrayList<ToClient.OfferInfo>(actions.size());
    for (A action : actions) {
      offers.add(
          new ToClient.OfferInfo(
              game.notation().print(action),
              new Part(action),
              parts(game.outlook(view, action).remarks())));
    }
    return offers;
  }

  private static List<Part> parts(List<Remark> remarks) {
    var parts = new ArrayList<Part>(remarks.size());
    for (Remark remark : remarks) {
      parts.add(new Part(remark));
    }
    return parts;
  }
}
