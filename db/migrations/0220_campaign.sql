-- Up Migration

-- ---------------------------------------------------------------- mails that operators write

-- One mail to many: written, scheduled, sent once to each.
create table mail_campaign (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 10000),
  -- nobody: not decided yet. everyone: all members who want mails. fund: who applied to or takes part in the fund.
  audience text not null default 'nobody' check (audience in ('nobody', 'everyone', 'fund')),
  fund_id bigint references fund,
  send_at timestamptz,
  -- Where the operator sends tests to.
  test_address text check (length(test_address) <= 200),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'canceled')),
  -- Counts the changes: who has seen an older one changes nothing.
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint not null references member,
  updated_at timestamptz not null,
  updated_by bigint not null references member,
  -- When its recipients were fixed, and when the last of them had been owed the mail.
  begun_at timestamptz,
  sent_at timestamptz,
  check ((audience = 'fund') = (fund_id is not null)),
  check (status not in ('scheduled', 'sending', 'sent') or (audience <> 'nobody' and send_at is not null)),
  check (status not in ('sending', 'sent') or begun_at is not null),
  check ((status = 'sent') = (sent_at is not null))
);
create index mail_campaign_due on mail_campaign (send_at) where status = 'scheduled';

create function check_campaign() returns trigger language plpgsql as $$
begin
  if old.status in ('sent', 'canceled') then
    raise exception 'campaign % is over', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if old.status = 'sending' and (new.status not in ('sending', 'sent', 'canceled')
    or (new.title, new.body, new.audience, new.fund_id) is distinct from (old.title, old.body, old.audience, old.fund_id)) then
    raise exception 'campaign % is being sent', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal before update on mail_campaign for each row execute function check_campaign();
create trigger no_delete before delete on mail_campaign for each row execute function refuse_change();

-- Who gets it, fixed when the sending begins; each is owed the mail once, or passed over because the wish had changed meanwhile.
create table mail_campaign_recipient (
  campaign_id bigint not null references mail_campaign,
  member_id bigint not null references member,
  owed_at timestamptz,
  passed_over_at timestamptz,
  primary key (campaign_id, member_id),
  check (owed_at is null or passed_over_at is null)
);
create index mail_campaign_recipient_waiting on mail_campaign_recipient (campaign_id, member_id) where owed_at is null and passed_over_at is null;

-- What a mail carries beside its text, such as the way to unsubscribe (RFC 8058).
alter table mail_outbox add column headers jsonb not null default '{}';

-- ---------------------------------------------------------------- what two operators may change at once

alter table fund_message add column version integer not null default 1;
alter table management_report add column revision integer not null default 1;

select watch_operator_writes();
