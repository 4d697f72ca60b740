package musette.kernel;

/**
 * Something the referee says without anything having happened: what an action would lead to, what a
 * player is asked, how the board stands.
 */
public interface Remark extends Statement {}
