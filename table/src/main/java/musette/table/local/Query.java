package musette.table.local;

import java.util.HashMap;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.Playback;

/** The part of an address after the question mark. */
record Query(Map<String, String> values) {
  static Query of(String address) {
    var values = new HashMap<String, String>();
    int start = address.indexOf('?');
    if (start >= 0) {
      for (String pair : address.substring(start + 1).split("&", -1)) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          values.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
      }
    }
    return new Query(values);
  }

  static Seat seat(String name) {
    for (Seat seat : Seat.values()) {
      if (seat.name().equals(name)) {
        return seat;
      }
    }
    throw Refused.because("", "unknown-seat", "seat", name);
  }

  /** The page of a replay that is asked for. */
  Playback.Wish wish() {
    String eyes = values.getOrDefault("eyes", "NONE");
    return new Playback.Wish(
        eyes.equals("ALL") ? new Playback.Eyes.All() : new Playback.Eyes.One(seat(eyes)),
        values.getOrDefault("views", "YES").equals("NO") ? Playback.Views.NO : Playback.Views.YES,
        from());
  }

  private int from() {
    String from = values.getOrDefault("from", "0");
    try {
      return Math.max(0, Integer.parseInt(from));
    } catch (NumberFormatException _) {
      throw Refused.because("", "query", "field", "from", "value", from);
    }
  }
}
