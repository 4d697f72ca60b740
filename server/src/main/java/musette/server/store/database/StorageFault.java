package musette.server.store.database;

/** What is wrong with the storage as a whole. */
public enum StorageFault {
  /** Nothing, or only one request failed. */
  NONE("ok"),
  FULL("full"),
  READ_ONLY("read-only"),
  DAMAGED("damaged"),
  UNREACHABLE("unreachable"),
  FAILING("failing"),
  SLOW("slow");

  private final String word;

  StorageFault(String word) {
    this.word = word;
  }

  /** The word that the health check reports. */
  public String word() {
    return word;
  }
}
