-- Up Migration

-- ---------------------------------------------------------------- corrections of the books

-- A correction says why and by whom; the entry that it takes back stays.
alter table journal_entry add column reason text;
alter table journal_entry add column actor text;
alter table journal_entry add constraint reversal_is_explained check (reverses is null or (coalesce(reason, '') <> '' and coalesce(actor, '') <> ''));

-- A reversal is the exact negative of one entry, account by account, and is not reversed in turn.
create function check_reversal() returns trigger language plpgsql as $$
declare
  original bigint;
begin
  select reverses into original from journal_entry where id = new.entry_id;
  if original is null then return null; end if;
  if exists (select from journal_entry where id = original and reverses is not null) then
    raise exception 'journal entry % reverses a reversal', new.entry_id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from posting
    where entry_id in (original, new.entry_id)
    group by account_kind, account_ref
    having sum(amount) <> 0
  ) then
    raise exception 'journal entry % is not the exact negative of %', new.entry_id, original using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger exact_reversal after insert on posting deferrable initially deferred
  for each row execute function check_reversal();

-- ---------------------------------------------------------------- lines of the account that nobody foresaw

-- What a line of the bank's statement was that is neither a deposit nor a payout. The line itself is booked against suspense, once; the explanation is an entry of its own, which a correction reverses.
create table statement_explanation (
  id bigint generated always as identity primary key,
  statement_line_id bigint not null references bank_statement_line,
  -- suspense: somebody's money, whose is not known yet.
  kind text not null check (kind in ('float_in', 'float_out', 'fee', 'tax', 'payout_returned', 'suspense', 'suspense_returned')),
  reason text not null check (length(reason) between 1 and 1000),
  explained_by bigint not null references member,
  explained_at timestamptz not null,
  bank_line_id bigint not null references bank_line,
  -- Null where the line's own entry says all: money that stays in suspense, came back from a payee, or went back to its sender.
  journal_entry_id bigint references journal_entry,
  -- The explanation that this one takes the place of.
  corrects bigint unique references statement_explanation,
  payout_id bigint references payout
);
create unique index statement_explained_once on statement_explanation (statement_line_id) where corrects is null;
create trigger append_only before update or delete on statement_explanation for each row execute function refuse_change();
create trigger append_only_truncate before truncate on statement_explanation execute function refuse_change();

-- ---------------------------------------------------------------- money whose owner was unknown

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('excess', 'late', 'not_payable', 'overdue', 'fund_failed', 'cooling_off', 'owner_found'));

-- How money in suspense left it, by the line with which it came: to a member's refund, or back with a line of its own.
create table suspense_resolution (
  id bigint generated always as identity primary key,
  bank_line_id bigint not null unique references bank_line,
  kind text not null check (kind in ('refunded', 'sent_back')),
  refund_id bigint references refund,
  -- The line with which it went back.
  statement_line_id bigint references bank_statement_line,
  reason text not null check (length(reason) between 1 and 1000),
  resolved_by bigint not null references member,
  resolved_at timestamptz not null,
  check ((kind = 'refunded') = (refund_id is not null)),
  check ((kind = 'sent_back') = (statement_line_id is not null))
);
create trigger append_only before update or delete on suspense_resolution for each row execute function refuse_change();
create trigger append_only_truncate before truncate on suspense_resolution execute function refuse_change();

-- ---------------------------------------------------------------- tax

-- A month's withheld tax that went to the tax office. Two operators decide (proposal).
create table tax_payment (
  id bigint generated always as identity primary key,
  -- 'YYYY-MM', Japan: the month in which it was withheld.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  amount bigint not null check (amount > 0),
  paid_on date not null,
  -- The line with which it left the account; null where the operator paid from elsewhere.
  statement_line_id bigint unique references bank_statement_line,
  proposal_id bigint not null unique references proposal,
  journal_entry_id bigint not null references journal_entry,
  recorded_by bigint not null references member,
  recorded_at timestamptz not null
);
create index tax_payment_of_month on tax_payment (month);
create trigger append_only before update or delete on tax_payment for each row execute function refuse_change();
create trigger append_only_truncate before truncate on tax_payment execute function refuse_change();
