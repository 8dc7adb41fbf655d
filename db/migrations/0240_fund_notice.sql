-- Up Migration

-- Who asked to be told when a fund takes applications: when its offering begins, or when a paused one goes on.
create table fund_notice (
  fund_id bigint not null references fund,
  member_id bigint not null references member,
  kind text not null check (kind in ('opening', 'reopening')),
  asked_at timestamptz not null,
  -- Told once; whoever asks again after that waits anew.
  told_at timestamptz,
  primary key (fund_id, member_id, kind)
);
create index fund_notice_waiting on fund_notice (fund_id, kind) where told_at is null;
create index fund_notice_of_member on fund_notice (member_id);
