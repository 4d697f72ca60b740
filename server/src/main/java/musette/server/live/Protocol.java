package musette.server.live;

import musette.kernel.Refusal;
import musette.wire.table.ToClient;

/** Answers refused commands, as the protocol says. */
final class Protocol {
  private Protocol() {}

  static ToClient.Refused refused(String id, String table, Refusal refusal) {
    return new ToClient.Refused(id, table, refusal.rule(), refusal.reason(), refusal.about());
  }
}
