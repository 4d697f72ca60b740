package musette.table.competition;

/**
 * A participant of a competition.
 *
 * @param player the person; empty for a bot
 * @param name what somebody who shares a screen is called; usually empty
 * @param bot the bot that rides on its own account; empty for a person
 * @param since the first round that they ride themselves
 * @param out whether they gave up or were dropped
 */
record Entrant(int number, String player, String name, String bot, int since, boolean out) {
  boolean isBot() {
    return !bot.isEmpty();
  }

  boolean isPlayedBy(String other) {
    return !other.isEmpty() && player.equals(other) && !out;
  }

  Entrant withdrawn() {
    return new Entrant(number, player, name, bot, since, true);
  }
}
