package musette.kernel;

/** An action as it is offered: its text, itself, and what the rules say of it. */
public record Offer<A>(String text, A action, Outlook outlook) {}
