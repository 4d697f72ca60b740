package musette.server.store;

import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterListener;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.StorageFault;
import musette.server.store.database.WriteProbe;
import musette.server.store.maintenance.AuditStore;
import musette.server.store.people.AccountDeletionStore;
import musette.server.store.people.AccountStore;
import musette.server.store.people.AdminStore;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.HolidayStore;
import musette.server.store.people.LearningStore;
import musette.server.store.people.NotificationStore;
import musette.server.store.people.OperatorStore;
import musette.server.store.people.PersonalDataStore;
import musette.server.store.people.PlayerStore;
import musette.server.store.people.RecordStore;
import musette.server.store.people.ResearchOptOutStore;
import musette.server.store.people.SeasonStore;
import musette.server.store.people.SocialStore;

/** The only access to the database: every kind of data has a store of its own. */
public final class Store implements AutoCloseable {
  private final Database database;
  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final WriteProbe probe;

  public Store(Database database) {
    this.database = database;
    this.reader = database.reader();
    this.writer = new BatchWriter(database);
    this.probe = new WriteProbe(database.condition(), this::tryToWrite);
  }

  /** What is wrong with the storage; answers in less than a second. */
  public StorageFault fault() {
    return probe.fault();
  }

  private CompletableFuture<Integer> tryToWrite() {
    return meta().set("probe", String.valueOf(System.currentTimeMillis()));
  }

  /** The number of writes in the queue. */
  public int waiting() {
    return writer.waiting();
  }

  public TableStore tables() {
    return new TableStore(reader, writer);
  }

  public MetaStore meta() {
    return new MetaStore(reader, writer);
  }

  public PlayerStore people() {
    return new PlayerStore(reader, writer, database);
  }

  public CourseStore courses() {
    return new CourseStore(reader, writer);
  }

  public LearningStore learning() {
    return new LearningStore(reader, writer);
  }

  public AccountStore accounts() {
    return new AccountStore(reader, writer, database);
  }

  public AccountDeletionStore accountDeletions() {
    return new AccountDeletionStore(writer, database, accounts());
  }

  public SocialStore social() {
    return new SocialStore(reader, writer);
  }

  public RecordStore records() {
    return new RecordStore(reader);
  }

  public ResearchOptOutStore sharing() {
    return new ResearchOptOutStore(reader, writer);
  }

  public HolidayStore holidays() {
    return new HolidayStore(reader, writer);
  }

  public OrderStore orders() {
    return new OrderStore(reader, writer);
  }

  public OperatorStore operators() {
    return new OperatorStore(reader, writer);
  }

  public AdminStore admin() {
    return new AdminStore(reader, writer, database);
  }

  public NotificationStore calls() {
    return new NotificationStore(reader, writer);
  }

  public ChannelStore channels() {
    return new ChannelStore(reader, writer);
  }

  public PersonalDataStore ownData() {
    return new PersonalDataStore(reader);
  }

  public ListStore lists() {
    return new ListStore(reader);
  }

  public CompetitionStore competitions() {
    return new CompetitionStore(reader, writer);
  }

  public SeasonStore seasons() {
    return new SeasonStore(reader);
  }

  public ChatStore chat() {
    return new ChatStore(reader, writer, database);
  }

  /** What operators look at. */
  public AuditStore audit() {
    return new AuditStore(database);
  }

  /** Notifies the other servers, if there are any, without waiting. */
  public void tell(String note) {
    if (database.isShared()) {
      var _ =
          writer.run(
              to -> {
                ClusterNotes.send(to, database, note);
                return note;
              });
    }
  }

  /** Listens to the other servers; does nothing if the database is not shared. */
  public ClusterListener listen(ClusterListener.Handler handler) {
    return new ClusterListener(database, handler);
  }

  @Override
  public void close() {
    writer.close();
    database.close();
  }
}
