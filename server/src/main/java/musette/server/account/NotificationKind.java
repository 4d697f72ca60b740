package musette.server.account;

import java.util.List;

/** The kinds of notification. */
public enum NotificationKind {
  TURN,
  /** It is their turn, and most of their time is gone. */
  LATE,
  INVITATION,
  OVER,
  TOURNAMENT,
  /** Somebody whom they follow sits down to play. */
  FOLLOW;

  /** The open page itself tells it, by its bell; nothing is sent. */
  static final String PAGE = "PAGE";

  /** The kinds that can be turned on and off on each channel. */
  static final List<NotificationKind> CHOSEN = List.of(TURN, INVITATION, OVER, TOURNAMENT, FOLLOW);

  /** How it is written in the settings of a person. */
  String on(String channel) {
    return (this == LATE ? TURN : this).name() + "." + channel;
  }
}
