package musette.kernel;

/**
 * A statement that is not an event: what an action would lead to, what a player has to do, what is
 * on the board.
 */
public interface Remark extends Statement {}
