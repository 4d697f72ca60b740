package musette.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import musette.kernel.Refused;
import musette.server.live.TableService;
import musette.server.store.database.StorageUnavailable;
import musette.wire.table.Person;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/**
 * Previews of links to public tables and replays: the game, who plays and a picture. Messengers
 * read only the head of the page. The preview of a private table reveals nothing.
 */
public final class LinkPreviews {
  private static final Pattern LINK = Pattern.compile("(t|replay)/([A-Za-z0-9_-]{1,60})/?");
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]+(:[0-9]{1,5})?");

  private final RequestGuard guard;
  private final TableService tables;
  private final UnaryOperator<String> titles;

  /**
   * @param titles the name of a game by its id
   */
  public LinkPreviews(RequestGuard guard, TableService tables, UnaryOperator<String> titles) {
    this.guard = guard;
    this.tables = tables;
    this.titles = titles;
  }

  /** The tags for the head of this page; empty if there is nothing to tell. */
  Optional<String> tags(Context context) {
    Matcher link = LINK.matcher(context.path().substring(1));
    if (!link.matches()) {
      return Optional.empty();
    }
    try {
      guard.check(context);
      TableInfo info = tables.info("", link.group(2));
      return info.access() == TableInfo.Access.PUBLIC
          ? Optional.of(tags(info, link.group(1).equals("replay"), site(context)))
          : Optional.empty();
    } catch (Refused | StorageUnavailable e) {
      // The page itself tells what is wrong.
      return Optional.empty();
    }
  }

  private String site(Context context) {
    String host = guard.host(context.req());
    return HOST.matcher(host).matches()
        ? (guard.isSecure(context) ? "https://" : "http://") + host
        : "";
  }

  private String tags(TableInfo info, boolean replay, String site) {
    String title = titles.apply(info.game()) + " · Musette";
    String description = (players(info) + " " + invitation(info.status(), replay)).strip();
    var tags = new StringBuilder("<title>" + escaped(title) + "</title>\n");
    tag(tags, "og:type", "website");
    tag(tags, "og:site_name", "Musette");
    tag(tags, "og:title", title);
    tag(tags, "og:description", description);
    if (!site.isEmpty()) {
      tag(tags, "og:image", site + "/preview/" + info.game() + ".png");
      tag(tags, "og:image:width", "1200");
      tag(tags, "og:image:height", "630");
    }
    return tags.toString();
  }

  private static void tag(StringBuilder tags, String property, String content) {
    tags.append("    <meta property=\"")
        .append(property)
        .append("\" content=\"")
        .append(escaped(content))
        .append("\" />\n");
  }

  private static String players(TableInfo info) {
    List<String> names =
        info.seats().stream()
            .filter(seat -> seat.kind() != SeatInfo.Kind.BOT)
            .map(SeatInfo::player)
            .map(Person::name)
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList();
    return names.isEmpty() ? "" : names.stream().collect(Collectors.joining(", ", "With ", "."));
  }

  private static String invitation(TableInfo.Status status, boolean replay) {
    return switch (status) {
      case WAITING -> "Take a seat, or watch.";
      case RUNNING -> "The match is on: watch it live.";
      case OVER, ENDED, FROZEN ->
          replay ? "See it again, move by move." : "The match is over: see how it went.";
      case CANCELLED -> "This match was called off.";
    };
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
