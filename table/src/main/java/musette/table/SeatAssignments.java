package musette.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.wire.table.Change;
import musette.wire.table.SeatInfo.Kind;

/** The seats of a table: who sits there, the host, and the words they add to the seed. */
final class SeatAssignments {
  private final Change.Place[] places;
  private final Map<Seat, String> words = new EnumMap<>(Seat.class);
  private String host;

  SeatAssignments(Change.Created created) {
    this.places = created.places().toArray(Change.Place[]::new);
    this.host = created.host();
  }

  void person(Seat seat, String player, String name) {
    set(seat, new Change.Place(Kind.PERSON, player, "", name));
  }

  void bot(Seat seat, String bot) {
    set(seat, new Change.Place(Kind.BOT, Games.botId(bot), bot, ""));
  }

  void standIn(Seat seat, String bot) {
    Change.Place now = place(seat);
    set(seat, new Change.Place(Kind.STAND_IN, now.player(), bot, now.name()));
  }

  void open(Seat seat) {
    set(seat, Change.Place.OPEN);
  }

  void standUp(Seat seat) {
    String player = place(seat).player();
    open(seat);
    words.remove(seat);
    if (player.equals(host) && of(player).isEmpty()) {
      for (Change.Place place : places) {
        if (place.kind() == Kind.PERSON) {
          host = place.player();
          return;
        }
      }
    }
  }

  private void set(Seat seat, Change.Place place) {
    places[seat.index()] = place;
  }

  Change.Place place(Seat seat) {
    if (seat.ordinal() >= places.length) {
      throw Refused.because("", "unknown-seat", "seat", seat);
    }
    return places[seat.index()];
  }

  List<Seat> seats() {
    return Seat.first(places.length);
  }

  List<Seat> of(String player) {
    var mine = new ArrayList<Seat>(places.length);
    for (int i = 0; i < places.length; i++) {
      boolean taken = places[i].kind() != Kind.RESERVED && places[i].kind() != Kind.OPEN;
      if (taken && places[i].player().equals(player)) {
        mine.add(Seat.of(i));
      }
    }
    return mine;
  }

  /** The seats that are reserved for a person. */
  List<Seat> reservedFor(String player) {
    return seats().stream()
        .filter(seat -> place(seat).kind() == Kind.RESERVED)
        .filter(seat -> place(seat).player().equals(player))
        .toList();
  }

  boolean hasAny(Kind kind) {
    for (Change.Place place : places) {
      if (place.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** The seats among these where a person sits. */
  Seats people(Seats seats) {
    int bits = 0;
    for (Seat seat : seats) {
      bits |= place(seat).kind() == Kind.PERSON ? 1 << seat.index() : 0;
    }
    return Seats.ofBits(bits);
  }

  String host() {
    return host;
  }

  Map<Seat, String> words() {
    return words;
  }
}
