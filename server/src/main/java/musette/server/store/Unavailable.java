package musette.server.store;

/** The storage could not be read or written; whoever asked is not to blame and may ask again. */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Fault fault;

  Unavailable(Fault fault, Throwable cause) {
    super("storage", cause);
    this.fault = fault == Fault.NONE ? Fault.FAILING : fault;
  }

  public Fault fault() {
    return fault;
  }
}
