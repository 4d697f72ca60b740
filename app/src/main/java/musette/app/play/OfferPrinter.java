package musette.app.play;

import java.util.ArrayList;
import java.util.List;
import musette.app.cli.CommandContext;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Seat;

/** Prints what a player may do. */
final class OfferPrinter<A, V> {
  private final CommandContext context;
  private final Console console;
  private final Match<?, A, V> match;
  private final MatchText<V> telling;

  OfferPrinter(
      CommandContext context, Console console, Match<?, A, V> match, MatchText<V> telling) {
    this.context = context;
    this.console = console;
    this.match = match;
    this.telling = telling;
  }

  /**
   * Prints the choices of a seat.
   *
   * @param wish the number or the beginning of those to print in full; empty for all
   */
  void print(Seat seat, String wish) {
    List<OfferList.Line> lines = lines(seat);
    if (!wish.isEmpty()) {
      lines.removeIf(line -> !line.isMeantBy(wish));
      OfferList.full(lines).forEach(console::say);
      return;
    }
    console.say(telling.ask(match.view(seat)));
    if (OfferList.isLong(lines)) {
      OfferList.grouped(lines, console.width()).forEach(console::say);
      console.say(context.say("play.offers-more"));
    } else {
      OfferList.full(lines).forEach(console::say);
    }
  }

  private List<OfferList.Line> lines(Seat seat) {
    List<OfferList.Line> lines = new ArrayList<>();
    for (Offer<A> offer : match.offers(seat)) {
      String remarks =
          String.join(" ", offer.outlook().remarks().stream().map(telling::sentence).toList());
      lines.add(new OfferList.Line(lines.size() + 1, offer.text(), remarks));
    }
    return lines;
  }
}
