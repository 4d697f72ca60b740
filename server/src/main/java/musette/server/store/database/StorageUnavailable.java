package musette.server.store.database;

/** The storage could not be read or written; the request may be repeated. */
public final class StorageUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final StorageFault fault;

  public StorageUnavailable(StorageFault fault, Throwable cause) {
    super("storage", cause);
    this.fault = fault == StorageFault.NONE ? StorageFault.FAILING : fault;
  }

  public StorageFault fault() {
    return fault;
  }
}
