-- Who does not want their matches to be given to others. The wish outlives the account, because the matches do.
create table kept_back (
  player text primary key,
  at bigint not null
);
