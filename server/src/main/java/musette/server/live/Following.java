package musette.server.live;

import musette.server.store.Others;

/** What other servers do reaches those who watch here. */
final class Following implements Others.Listener {
  private final House house;

  Following(House house) {
    this.house = house;
  }

  @Override
  public void changed(String table, int seq) {
    house
        .inMemory(table)
        .ifPresentOrElse(
            live -> house.executor().execute(() -> live.follow(seq)),
            () -> house.lists().changedElsewhere());
  }

  @Override
  public void said(String table, long number) {
    house
        .inMemory(table)
        .ifPresent(
            live ->
                house
                    .executor()
                    .execute(() -> house.said(live, house.store().chat().line(table, number))));
  }

  @Override
  public void renamed(String player) {
    house.people().forget(player);
  }

  @Override
  public void forgotten(String tokenHash) {
    house.doorman().forgotten(tokenHash);
  }

  @Override
  public void came(String node, String table, String player) {
    if (house.inMemory(table).isPresent()) {
      house.elsewhere().came(node, table, player);
      house.showWhoIsThere(table);
    }
  }

  @Override
  public void went(String node, String table, String player) {
    house.elsewhere().went(node, table, player);
    house.showWhoIsThere(table);
  }

  @Override
  public void asked(String table) {
    house
        .inMemory(table)
        .ifPresent(
            live ->
                live.viewers()
                    .players()
                    .forEach(player -> house.elsewhere().tellThatCame(table, player)));
  }

  @Override
  public void heard(String node) {
    house.elsewhere().heard(node, house.now());
  }

  @Override
  public void missed() {
    for (LiveTable live : house.inMemory()) {
      house.executor().execute(live::refresh);
      house.elsewhere().ask(live.id());
    }
    house.executor().execute(house.doorman()::recheck);
  }
}
