-- What the lists show; the truth is in competition_changes.
create table competitions (
  id text primary key,
  status text not null,
  access text not null,
  host text not null,
  changed bigint not null,
  due bigint not null,
  seq integer not null
);
create index competitions_by_status on competitions (status, access, changed);

-- The log: the key decides who was first.
create table competition_changes (
  competition text not null,
  seq integer not null,
  at bigint not null,
  player text not null,
  body text not null,
  primary key (competition, seq)
) ${clustered};

-- Who takes part, and once it is over what they won.
create table competition_players (
  competition text not null,
  player text not null,
  place integer not null,
  entrants integer not null,
  jerseys text not null,
  primary key (competition, player)
);
create index competition_players_by_player on competition_players (player);
create index results_by_game on results (game, at);
