package musette.server.account;

import musette.server.store.people.NotificationStore.Delivery;

/** Sends messages over one channel. */
interface MessageSender {
  /** What became of a message. */
  sealed interface Result {
    record Done() implements Result {}

    /** The address is there no more. */
    record Gone() implements Result {}

    /** It may work later. */
    record Failed(String problem) implements Result {}
  }

  /** Tries once. */
  Result send(Delivery delivery);

  /** The address is there no more: forget it. */
  void gone(Delivery delivery);

  /** Notes that a try failed; it is said on the page of the account. */
  void failed(Delivery delivery, String problem);

  /** Notes that it works. */
  void worked(Delivery delivery);
}
