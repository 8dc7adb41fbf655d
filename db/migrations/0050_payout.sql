-- Up Migration

-- A refund leaves the list while a payout carries it: a late notice of the bank can then no longer take the money back.
alter table refund drop constraint refund_status_check;
alter table refund add constraint refund_status_check check (status in ('open', 'in_payout', 'paid', 'withdrawn'));

-- ---------------------------------------------------------------- distributions

-- The day of payment decides about the rate of withholding, and makes a repeat of the same distribution recognisable.
alter table distribution add column payday date;
create unique index distribution_of_payday on distribution (fund_id, payday);
-- The day of the first payment: the tax belongs to its month, even where the bank sends the money back later.
alter table distribution_share add column withheld_on date;

create trigger append_only before update or delete on distribution for each row execute function refuse_change();
create trigger append_only_truncate before truncate on distribution execute function refuse_change();

-- What was fixed stays fixed: only the payment is noted on a share.
create function freeze_share() returns trigger language plpgsql as $$
begin
  if (new.distribution_id, new.investment_id, new.gross, new.withholding, new.principal, new.loss)
    is distinct from (old.distribution_id, old.investment_id, old.gross, old.withholding, old.principal, old.loss)
    or (old.withheld_on is not null and new.withheld_on is distinct from old.withheld_on) then
    raise exception 'the share % of a distribution is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger frozen before update on distribution_share for each row execute function freeze_share();
create trigger no_delete before delete on distribution_share for each row execute function refuse_change();
create trigger no_truncate before truncate on distribution_share execute function refuse_change();

-- ---------------------------------------------------------------- payouts

create table payout_batch (
  id bigint generated always as identity primary key,
  -- transfer: by the bank's API; file: a Zengin file that an operator takes to the bank.
  method text not null check (method in ('transfer', 'file')),
  -- unclear: the bank's answer was lost and its list does not show the order; a person decides.
  status text not null default 'draft' check (status in ('draft', 'discarded', 'approved', 'sending', 'unclear', 'sent', 'settled')),
  -- The wished day of payment.
  pay_on date not null,
  total bigint not null check (total > 0),
  payee_count integer not null check (payee_count > 0),
  -- SHA-256 of everything that is paid to whom: an approval of other content is refused.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  prepared_by bigint not null references member,
  prepared_at timestamptz not null,
  approved_by bigint references member,
  approved_at timestamptz,
  -- The one exception from two people: there was no other operator.
  sole_operator boolean not null default false,
  -- The intent, committed before the bank is called: the key and the day that every repeat of the order carries.
  idempotency_key text unique,
  ordered_on date,
  sending_at timestamptz,
  -- The bank's number of the order.
  application_number text unique,
  sent_at timestamptz,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  settled_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  constraint two_people check (approved_by is null or approved_by <> prepared_by or sole_operator),
  constraint approved_before_leaving check (status in ('draft', 'discarded') or approved_by is not null),
  check (status not in ('draft', 'discarded') or sending_at is null),
  check (status not in ('sending', 'unclear') or sending_at is not null),
  check ((idempotency_key is null) = (sending_at is null) or method = 'file'),
  check ((status = 'settled') = (settled_at is not null))
);
create index payout_batch_under_way on payout_batch (id) where status in ('approved', 'sending', 'unclear', 'sent');

create table payout_batch_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into payout_batch_transition (from_status, to_status) values
  ('draft', 'approved'),
  ('draft', 'discarded'),
  ('approved', 'sending'),
  -- The bank could not be reached: nothing was ordered.
  ('sending', 'approved'),
  ('sending', 'sent'),
  -- Refused by the bank as a whole.
  ('sending', 'settled'),
  ('sending', 'unclear'),
  ('unclear', 'sent'),
  ('unclear', 'settled'),
  ('sent', 'settled');

create function check_payout_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then
      raise exception 'a payout batch begins as a draft' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if (new.method, new.pay_on, new.total, new.payee_count, new.content_hash, new.prepared_by, new.prepared_at)
    is distinct from (old.method, old.pay_on, old.total, old.payee_count, old.content_hash, old.prepared_by, old.prepared_at)
    or (old.approved_by is not null and (new.approved_by, new.approved_at, new.sole_operator)
      is distinct from (old.approved_by, old.approved_at, old.sole_operator)) then
    raise exception 'payout batch % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.status <> old.status and not exists (
    select from payout_batch_transition step where step.from_status = old.status and step.to_status = new.status
  ) then
    raise exception 'illegal transition of payout batch %: % to %', old.id, old.status, new.status
      using errcode = 'integrity_constraint_violation';
  end if;
  -- The exception for a sole operator is the database's to grant, not the caller's.
  if new.approved_by = new.prepared_by and old.approved_by is null and exists (
    select from member other where other.role = 'admin' and other.status = 'active' and other.id <> new.approved_by
  ) then
    raise exception 'payout batch % needs a second operator', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal before insert or update on payout_batch for each row execute function check_payout_batch();
create trigger no_delete before delete on payout_batch for each row execute function refuse_change();
create trigger no_truncate before truncate on payout_batch execute function refuse_change();

-- One transfer to one member for one obligation, with the payee as he stood when it was prepared.
create table payout (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batch,
  refund_id bigint references refund,
  distribution_share_id bigint references distribution_share,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  bank_account_id bigint not null references bank_account,
  bank_code text not null check (bank_code ~ '^[0-9]{4}$'),
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  account_type text not null check (account_type in ('ordinary', 'current')),
  account_number text not null check (account_number ~ '^[0-9]{7}$'),
  -- In the letters of banks: half-width kana.
  payee_name text not null check (payee_name <> ''),
  -- refused: the money never left; returned: it left and came back. Both are on the list again.
  status text not null default 'planned' check (status in ('planned', 'in_flight', 'paid', 'refused', 'returned', 'withdrawn')),
  problem text check (problem in ('order_refused', 'account_refused', 'failed', 'not_approved_at_bank', 'never_sent', 'sent_back', 'told_by_operator')),
  -- The bank's own words, without personal data; empty where it gave none.
  problem_detail text not null default '',
  paid_at timestamptz,
  ended_at timestamptz,
  check (num_nonnulls(refund_id, distribution_share_id) = 1),
  check ((status in ('refused', 'returned')) = (problem is not null)),
  check (status not in ('paid', 'returned') or paid_at is not null)
);
create index payout_of_batch on payout (batch_id, id);
create unique index payout_one_live_of_refund on payout (refund_id) where status in ('planned', 'in_flight', 'paid');
create unique index payout_one_live_of_share on payout (distribution_share_id) where status in ('planned', 'in_flight', 'paid');
create index payout_of_account on payout (bank_account_id);

create function check_payout() returns trigger language plpgsql as $$
begin
  if (new.batch_id, new.refund_id, new.distribution_share_id, new.member_id, new.amount, new.bank_account_id, new.bank_code,
      new.branch_code, new.account_type, new.account_number, new.payee_name)
    is distinct from (old.batch_id, old.refund_id, old.distribution_share_id, old.member_id, old.amount, old.bank_account_id,
      old.bank_code, old.branch_code, old.account_type, old.account_number, old.payee_name) then
    raise exception 'payout % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('planned', 'in_flight'), ('planned', 'withdrawn'), ('in_flight', 'paid'), ('in_flight', 'refused'), ('paid', 'returned')
  ) then
    raise exception 'illegal transition of payout %: % to %', old.id, old.status, new.status
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal before update on payout for each row execute function check_payout();
create trigger no_delete before delete on payout for each row execute function refuse_change();
create trigger no_truncate before truncate on payout execute function refuse_change();
