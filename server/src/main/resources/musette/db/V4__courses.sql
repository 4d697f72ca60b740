-- Roads that people made: kept for their author, shown in the gallery, or taken down by the operator.
create table courses (
  id text primary key,
  game text not null,
  player text not null,
  digest text not null,
  title text not null,
  road text not null,
  outlook text not null,
  shelf text not null,
  reason text not null,
  plays integer not null,
  created bigint not null,
  shown bigint not null,
  unique (player, digest)
);
create index courses_by_shelf on courses (shelf, shown);
create index courses_by_plays on courses (shelf, plays);
create index courses_by_digest on courses (digest);
