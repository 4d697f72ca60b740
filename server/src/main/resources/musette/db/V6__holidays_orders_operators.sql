-- When somebody is on holiday, so that their clocks stand still in matches by turns.
create table holidays (
  player text not null references players (id),
  began bigint not null,
  until bigint not null,
  primary key (player, began)
);
create index holidays_by_until on holidays (until);

-- What somebody has prepared for their next turn. Only they see it. It counts as long as the mark is the last thing they did at
-- the table, and as long as the rules say the same about it.
create table orders (
  table_id text not null,
  seat text not null,
  bit integer not null,
  player text not null,
  action text not null,
  said text not null,
  mark integer not null,
  state text not null,
  primary key (table_id, seat)
);
create index orders_by_player on orders (player);

-- The people who may open the page of the operator, and the links that make somebody one of them, once, as hashes.
create table operators (
  player text primary key references players (id),
  since bigint not null
);
create table operator_links (
  hash text primary key,
  expires bigint not null
);
