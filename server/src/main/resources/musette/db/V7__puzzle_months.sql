-- What people with an account did with puzzles in a month of UTC, counted anew whenever their progress is kept.
create table puzzle_months (
  player text not null,
  month text not null,
  rating integer not null,
  gain integer not null,
  answered integer not null,
  solved integer not null,
  primary key (player, month)
);
create index puzzle_months_by_rating on puzzle_months (month, rating);
