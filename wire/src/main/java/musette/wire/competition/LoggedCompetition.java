package musette.wire.competition;

/**
 * A change in the log of a competition.
 *
 * @param player who caused it; empty for the server
 */
public record LoggedCompetition(int seq, long at, String player, CompetitionChange change) {}
