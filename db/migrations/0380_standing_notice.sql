-- Up Migration

-- What a member wants to be mailed about every fund: its opening, or that little of its room is left. Nobody is told unasked.
create table standing_notice (
  member_id bigint not null references member,
  kind text not null check (kind in ('offering', 'nearly_full')),
  chosen_at timestamptz not null,
  primary key (member_id, kind)
);

-- That those who wanted it at the time were told about a fund: once, whoever chooses it later is told about the next one.
create table standing_notice_round (
  fund_id bigint not null references fund,
  kind text not null check (kind in ('offering', 'nearly_full')),
  told_at timestamptz not null,
  primary key (fund_id, kind)
);

alter table push_refusal drop constraint push_refusal_kind_check,
  add constraint push_refusal_kind_check
    check (kind in ('offering', 'nearly_full', 'lottery', 'deposit', 'distribution', 'renewal', 'document', 'account', 'news'));
