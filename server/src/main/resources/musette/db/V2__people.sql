-- How each session came to be, on which device, and when it was last used.
alter table tokens add column device text not null default '';
alter table tokens add column way text not null default 'GUEST';
alter table tokens add column seen bigint not null default 0;

-- The public half of each passkey.
create table passkeys (
  id text primary key,
  player text not null references players (id),
  label text not null,
  credential text not null,
  counter bigint not null,
  created bigint not null,
  used bigint not null
);
create index passkeys_by_player on passkeys (player);

-- Printed codes, as hashes; a code counts once its owner has shown that they have it.
create table recovery_codes (
  hash text primary key,
  player text not null references players (id),
  created bigint not null,
  confirmed integer not null
);
create index recovery_codes_by_player on recovery_codes (player);

-- What a passkey is asked to sign, once.
create table challenges (
  hash text primary key,
  player text not null,
  expires bigint not null
);

-- How somebody wants to be called; called is when they were called last.
create table call_settings (
  player text primary key references players (id),
  language text not null,
  zone text not null,
  quiet_from integer not null,
  quiet_to integer not null,
  kinds text not null,
  called bigint not null
);

create table push_endpoints (
  id text primary key,
  player text not null references players (id),
  address text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created bigint not null,
  failures integer not null,
  problem text not null
);
create index push_endpoints_by_player on push_endpoints (player);

create table mail_addresses (
  player text primary key references players (id),
  address text not null,
  confirmed integer not null,
  code_hash text not null,
  created bigint not null,
  failures integer not null,
  problem text not null
);

-- The decision that somebody is to be called; the mark lets it be made once only.
create table calls (
  number ${identity},
  player text not null,
  kind text not null,
  table_id text not null,
  mark text not null,
  about text not null,
  made bigint not null,
  due bigint not null,
  state text not null,
  unique (player, kind, table_id, mark)
);
create index calls_by_due on calls (state, due);

-- What is on its way; a row goes when it has been delivered.
create table deliveries (
  number ${identity},
  player text not null,
  channel text not null,
  target text not null,
  body text not null,
  made bigint not null,
  due bigint not null,
  attempts integer not null
);
create index deliveries_by_due on deliveries (due);

create table follows (
  player text not null references players (id),
  followed text not null references players (id),
  at bigint not null,
  primary key (player, followed)
);
create index follows_by_followed on follows (followed);

-- Whom somebody does not want to hear (MUTE) or to meet (BLOCK).
create table blocks (
  player text not null references players (id),
  other text not null references players (id),
  kind text not null,
  at bigint not null,
  primary key (player, other)
);
create index blocks_by_other on blocks (other);

create table invitations (
  table_id text not null,
  player text not null,
  inviter text not null,
  at bigint not null,
  primary key (table_id, player)
);
create index invitations_by_player on invitations (player, at);

-- What people told the operator about a name, a line of chat or a course.
create table reports (
  number ${identity},
  reporter text not null,
  kind text not null,
  subject text not null,
  quoted text not null,
  reason text not null,
  at bigint not null,
  state text not null
);
create index reports_by_state on reports (state, number);
create index reports_by_subject on reports (kind, subject);

create table bans (
  player text primary key,
  until bigint not null,
  reason text not null,
  at bigint not null
);

-- Every act of an operator.
create table acts (
  number ${identity},
  at bigint not null,
  who text not null,
  act text not null,
  subject text not null,
  reason text not null
);
