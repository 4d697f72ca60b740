-- A migration of tests alone: what the next one of ours will look like.
alter table tables add column remark text not null default 'from before';
create index changes_by_command on changes (command);
