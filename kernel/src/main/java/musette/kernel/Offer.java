package musette.kernel;

/**
 * An action as it is offered to a player.
 *
 * @param text the action in notation; a client sends it back to choose this offer
 * @param action the action itself
 * @param outlook what the rules say about it
 * @param <A> the game's action
 */
public record Offer<A>(String text, A action, Outlook outlook) {}
