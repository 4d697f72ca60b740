package musette.server.live;

import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.table.Table;
import musette.wire.Json;
import musette.wire.table.TableInfo.Status;
import musette.wire.table.ToClient;

/** A client that watches one table. Changes that come faster than it reads reach it as one. */
final class Viewer {
  private final LiveTable table;
  private final Client client;
  private final Seat wanted;
  private int sent;

  Viewer(LiveTable table, Client client, Seat wanted, int after) {
    this.table = table;
    this.client = client;
    this.wanted = wanted;
    this.sent = Math.max(-1, after);
  }

  String player() {
    return client.player();
  }

  Client client() {
    return client;
  }

  LiveTable table() {
    return table;
  }

  void changed() {
    client.outbox().changed(this);
  }

  /** The message that brings the client up to date. */
  String news(House house) {
    try {
      return table.read(
          now -> {
            mayWatch(now, player());
            int after = Math.min(sent, now.seq());
            sent = now.seq();
            return Json.write(table.screen().state(now, player(), wanted, after, house.now()));
          });
    } catch (Refused e) {
      client.drop(this);
      return Json.write(Client.refused("", table.id(), e.refusal()));
    }
  }

  /** Refuses spectators where they are not wanted, and tables that are none. */
  static void mayWatch(Table table, String player) {
    boolean secret = table.status() == Status.RUNNING || table.status() == Status.FROZEN;
    if (secret && !table.created().spectators() && table.seatsOf(player).isEmpty()) {
      throw Refused.because("", "no-spectators");
    }
  }

  ToClient.State state(Table now, Seat eyes, int after, House house) {
    return table.screen().state(now, player(), eyes, after, house.now());
  }
}
