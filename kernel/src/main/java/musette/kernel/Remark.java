package musette.kernel;

/** What the rules can say of an action before it is taken: where it leads, its cost, its odds. */
public interface Remark extends Statement {}
