-- How far people have come with lessons and puzzles, as one JSON document for each.
create table learning (
  player text primary key,
  version integer not null,
  learnt text not null,
  changed bigint not null
);
