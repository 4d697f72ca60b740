create table meta (
  name text primary key,
  value text not null
);

create table players (
  id text primary key,
  name text not null,
  kind text not null,
  created bigint not null
);

-- Only hashes: who reads the database cannot sign in with it.
create table tokens (
  hash text primary key,
  player text not null references players (id),
  created bigint not null
);
create index tokens_by_player on tokens (player);

create table transfers (
  hash text primary key,
  player text not null references players (id),
  expires bigint not null
);

-- What the lists show; the truth is in changes.
create table tables (
  id text primary key,
  game text not null,
  status text not null,
  access text not null,
  spectators integer not null,
  free integer not null,
  created bigint not null,
  changed bigint not null,
  due bigint not null,
  seq integer not null,
  turn integer not null,
  card text not null
);
create index tables_by_status on tables (status, access, changed);
create index tables_by_due on tables (due);

create table seats (
  table_id text not null,
  seat text not null,
  player text not null,
  primary key (table_id, seat)
);
create index seats_by_player on seats (player);

-- The log: the key decides who was first.
create table changes (
  table_id text not null,
  seq integer not null,
  at bigint not null,
  player text not null,
  command text not null,
  proof text not null,
  body text not null,
  primary key (table_id, seq)
) ${clustered};

create table lines (
  number ${identity},
  table_id text not null,
  at bigint not null,
  player text not null,
  seat text not null,
  audience text not null,
  text text not null
);
create index lines_by_table on lines (table_id, number);

create table results (
  table_id text not null,
  seat text not null,
  player text not null,
  game text not null,
  place integer not null,
  at bigint not null,
  gain double precision not null,
  primary key (table_id, seat)
);
create index results_by_player on results (player, at);

create table ratings (
  game text not null,
  player text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  wins integer not null,
  primary key (game, player)
);
